//! Encryption to a remote server, with a certificate authority of the test's own.
//!
//! Whom the machine trusts is a matter of its store, so each case is a process with
//! a store of its own, named by `SSL_CERT_FILE`.

use std::io::{Read, Write};
use std::net::TcpStream;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use rcgen::{
    BasicConstraints, CertificateParams, CertifiedIssuer, ExtendedKeyUsagePurpose, IsCa, KeyPair,
    date_time_ymd,
};
use serde_json::{Value, json};
use tempfile::TempDir;
use tokio_rustls::rustls::pki_types::{CertificateDer, PrivateKeyDer};
use tokio_rustls::rustls::server::WebPkiClientVerifier;
use tokio_rustls::rustls::{
    RootCertStore, ServerConfig, ServerConnection, StreamOwned, crypto::ring,
};

use crate::far::Server;
use crate::talk::{Call, aftercall, answer_of};

/// An authority that nobody knows, and a store with nobody else in it.
struct Authority {
    issuer: CertifiedIssuer<'static, KeyPair>,
    folder: TempDir,
}

impl Authority {
    fn new() -> Self {
        let mut params = CertificateParams::new(Vec::new()).expect("no names");
        params.is_ca = IsCa::Ca(BasicConstraints::Unconstrained);
        let key = KeyPair::generate().expect("random numbers");
        let issuer = CertifiedIssuer::self_signed(params, key).expect("it is sound");
        let folder = TempDir::new().expect("a folder");
        std::fs::write(folder.path().join("store.pem"), issuer.pem()).expect("it is empty");
        Self { issuer, folder }
    }

    fn store(&self) -> PathBuf {
        self.folder.path().join("store.pem")
    }

    /// A server for `name` whose certificate may have ended.
    fn server(&self, name: &str, has_ended: bool, wants_one: bool) -> Server {
        let mut params = CertificateParams::new(vec![name.to_owned()]).expect("a name");
        params.extended_key_usages = vec![ExtendedKeyUsagePurpose::ServerAuth];
        if has_ended {
            params.not_before = date_time_ymd(2020, 1, 1);
            params.not_after = date_time_ymd(2021, 1, 1);
        }
        let key = KeyPair::generate().expect("random numbers");
        let certificate = params.signed_by(&key, &self.issuer).expect("it is sound");
        let key = PrivateKeyDer::try_from(key.serialize_der()).expect("a key");
        let provider = Arc::new(ring::default_provider());
        let config = ServerConfig::builder_with_provider(Arc::clone(&provider))
            .with_safe_default_protocol_versions()
            .expect("the provider knows them");
        let config = if wants_one {
            let mut roots = RootCertStore::empty();
            roots
                .add(CertificateDer::from(self.issuer.der().to_vec()))
                .expect("it is an authority");
            let verifier = WebPkiClientVerifier::builder_with_provider(Arc::new(roots), provider);
            config.with_client_cert_verifier(verifier.build().expect("it is sound"))
        } else {
            config.with_no_client_auth()
        };
        let config = config.with_single_cert(vec![certificate.der().clone()], key);
        let config = Arc::new(config.expect("the key is the certificate's"));
        Server::over("https", false, move |stream| dress(&config, stream))
    }
}

/// `None` if the two do not come together.
fn dress(
    config: &Arc<ServerConfig>,
    stream: TcpStream,
) -> Option<StreamOwned<ServerConnection, TcpStream>> {
    let mut connection = ServerConnection::new(Arc::clone(config)).expect("the setting is sound");
    let mut stream = stream;
    while connection.is_handshaking() {
        connection.complete_io(&mut stream).ok()?;
    }
    Some(StreamOwned::new(connection, stream))
}

/// The words of one call through the proxy, and the envelope in them.
fn told(url: &str, store: &Path) -> (String, Value) {
    let mut command = aftercall();
    command
        .args(["proxy", "--retry", "off", "--upstream", url])
        .env("SSL_CERT_FILE", store)
        .env_remove("SSL_CERT_DIR");
    let call = Call {
        tool: "get_financial_records".to_owned(),
        arguments: json!({}),
    };
    let answer = answer_of(command, &call).expect("an answer");
    let text = answer["result"]["content"][0]["text"].as_str();
    let text = text.unwrap_or_else(|| panic!("{answer}")).to_owned();
    let last = text.lines().last().unwrap_or_default();
    let envelope = serde_json::from_str(last).unwrap_or_else(|_| panic!("{answer}"));
    (text, envelope)
}

fn assert_not_run((words, told): &(String, Value), category: &str, code: &str, advice: &str) {
    assert_eq!(told["errorCategory"], category, "{told}");
    assert_eq!(told["code"], code, "{told}");
    assert_eq!(told["executed"], "no", "{told}");
    assert_eq!(told["isRetryable"], false, "{told}");
    assert!(words.contains(advice), "{words}");
}

#[test]
fn an_authority_that_the_machine_trusts_is_enough() {
    let authority = Authority::new();
    let server = authority.server("localhost", false, false);
    let (_, told) = told(&server.url, &authority.store());
    // The server's own words, so they went through.
    assert_eq!(told["errorCategory"], "permission", "{told}");
    assert_ne!(told["code"], "upstream.certificate", "{told}");
    assert!(!server.heads().is_empty());
}

#[test]
fn a_certificate_that_is_not_to_be_trusted_stops_the_call() {
    let (known, unknown) = (Authority::new(), Authority::new());
    for (case, server) in [
        (
            "signed by nobody known",
            unknown.server("localhost", false, false),
        ),
        ("expired", known.server("localhost", true, false)),
        (
            "for another host",
            known.server("mcp.example.com", false, false),
        ),
    ] {
        let told = told(&server.url, &known.store());
        assert_not_run(&told, "business", "upstream.certificate", "SSL_CERT_FILE");
        assert_eq!(server.heads(), [""; 0], "{case}: nothing was sent");
    }
}

#[test]
fn a_server_that_wants_a_certificate_of_ours_says_so() {
    let authority = Authority::new();
    let server = authority.server("localhost", false, true);
    let told = told(&server.url, &authority.store());
    assert_not_run(
        &told,
        "permission",
        "upstream.client_certificate",
        "another way in",
    );
    assert_eq!(server.heads(), [""; 0]);
}

#[test]
fn a_server_that_does_not_encrypt_says_so() {
    let authority = Authority::new();
    let plain = Server::over("https", false, |mut stream| {
        let mut hello = [0; 2048];
        let read = stream.read(&mut hello).unwrap_or_default();
        let answer = "HTTP/1.1 400 Bad Request\r\nConnection: close\r\n\r\n";
        let written = stream.write_all(answer.as_bytes());
        assert!(read > 0 && written.is_ok(), "it was spoken to");
        None::<TcpStream>
    });
    let told = told(&plain.url, &authority.store());
    assert_not_run(&told, "business", "upstream.tls", "http://");
}

#[test]
fn a_store_with_nobody_in_it_is_named() {
    let authority = Authority::new();
    let server = authority.server("localhost", false, false);
    let empty = authority.folder.path().join("empty.pem");
    std::fs::write(&empty, "").expect("the folder is writable");
    let told = told(&server.url, &empty);
    assert_not_run(
        &told,
        "business",
        "upstream.no_trust_store",
        "SSL_CERT_FILE",
    );
}
