//! Text made fit to show: what goes, what stays, and the laws of all three.

use aftercall::text::{REDACTED, cap, clean, one_line, redact, strip};
use proptest::prelude::*;

/// Each with the part that must not survive.
const SECRETS: &[(&str, &str)] = &[
    (
        "Authorization: Bearer abc123def456ghi789",
        "abc123def456ghi789",
    ),
    (
        "authorization: Basic dXNlcjpwYXNzd29yZA==",
        "dXNlcjpwYXNzd29yZA",
    ),
    (
        r#"{"Authorization":"token 0123456789abcdef"}"#,
        "0123456789abcdef",
    ),
    (
        "curl -H 'X-Api-Key: k3yk3yk3y' https://example.org",
        "k3yk3yk3y",
    ),
    (
        "sent Bearer eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln",
        "eyJzdWIiOiIxIn0",
    ),
    (
        "jwt=eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2lnbmF0dXJl expired",
        "eyJzdWIiOiIxIn0",
    ),
    (
        "Cookie: session=8f14e45fceea167a; theme=dark",
        "8f14e45fceea167a",
    ),
    ("Set-Cookie: sid=abcdef; HttpOnly", "abcdef"),
    ("postgres://app:hunter2@db.internal:5432/shop", "hunter2"),
    (
        "mongodb+srv://u:p@ss:w0rd@cluster0.example.net/x",
        "p@ss:w0rd",
    ),
    (
        "git clone https://0123456789abcdef0123@example.org/x.git",
        "0123456789abcdef0123",
    ),
    ("Server=db;User Id=sa;Password=S3cr;et;Encrypt=yes", "S3cr"),
    (
        "DefaultEndpointsProtocol=https;AccountName=a;AccountKey=Zm9vYmFyYmF6;",
        "Zm9vYmFyYmF6",
    ),
    ("password=hunter2", "hunter2"),
    ("PGPASSWORD=correct-horse psql", "correct-horse"),
    ("password: swordfish", "swordfish"),
    (
        r#"{"user":"x","password":"correct horse"}"#,
        "correct horse",
    ),
    ("{\n  \"token\": \"swordfish\"\n}", "swordfish"),
    (r#"{\"client_secret\":\"correct horse\"}"#, "correct horse"),
    ("GET /v1?api_key=abcdef&limit=10", "abcdef"),
    (
        "GET https://x.blob.core.windows.net/a?sv=1&sig=a%2Fb%3D",
        "a%2Fb%3D",
    ),
    (
        "Incorrect API key provided: sk-proj-abcdefghij0123456789.",
        "abcdefghij0123456789",
    ),
    (
        "key sk-ant-api03-abcdefghijklmnop0123456789 is revoked",
        "abcdefghijklmnop0123456789",
    ),
    (
        "using ghp_0123456789abcdefghijABCDEFGHIJ012345",
        "0123456789abcdefghij",
    ),
    (
        "using github_pat_11ABCDEFG0abcdefghijkl_xyz",
        "11ABCDEFG0abcdefghijkl",
    ),
    ("using glpat-abcdefghij0123456789", "abcdefghij0123456789"),
    (
        "slack xoxb-123456789012-abcdefghij",
        "123456789012-abcdefghij",
    ),
    ("aws AKIAIOSFODNN7EXAMPLE denied", "AKIAIOSFODNN7EXAMPLE"),
    (
        "aws_secret_access_key = wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY",
        "wJalrXUtnFEMI",
    ),
    (
        "maps AIzaSyA0123456789abcdefghijABCDEFGHIJ012",
        "SyA0123456789",
    ),
    (
        "stripe sk_live_0123456789abcdefABCDEF",
        "0123456789abcdefABCDEF",
    ),
    (
        "npm_0123456789abcdefghijABCDEFGHIJ012345 is not valid",
        "0123456789abcdefghij",
    ),
    ("hf_abcdefghijABCDEFGHIJ0123456789", "abcdefghijABCDEFGHIJ"),
    (
        "key:\n-----BEGIN RSA PRIVATE KEY-----\nMIIEow==\n-----END RSA PRIVATE KEY-----\nend",
        "MIIEow",
    ),
    (
        "-----BEGIN OPENSSH PRIVATE KEY-----\nb3BlbnNzaC1rZXk",
        "b3BlbnNzaC1rZXk",
    ),
];

/// Each looks like a secret to a careless eye, and is what a reader needs.
const HEALTHY: &[&str] = &[
    "Result too large: exceeds the 25000 token limit",
    "max_tokens: 4096 is over the limit",
    "commit 3f786850e387550fdab836ed7e6dc881de23001b not found",
    "request 7d444840-9dc0-11d1-b245-5ffdce74fad2 failed",
    "sha256:9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08 mismatch",
    "password: required",
    "Password must be at least 8 characters",
    "password: must not be empty",
    r#"{"password":{"type":"string"},"token":null}"#,
    r#"{"required":["password"],"token":"expired"}"#,
    "token = get_token()",
    "SyntaxError: Unexpected token: name",
    "Syntax error; token: \"SETT\", near: \"SETT x\"",
    "SyntaxError: Unexpected token < in JSON at position 0",
    "Bearer authentication is required",
    "Basic Authentication failed",
    "Authorization: required",
    "the cookie: enabled in settings",
    r#"{"nextPageToken":"CAUQAA"}"#,
    "https://example.org:8080/a@b",
    "user@example.org wrote to http://example.org/",
    "task-0123456789abcdefghij0123456789 is queued",
    "sk-learn is not installed",
    "-----BEGIN CERTIFICATE-----\nMIIB\n-----END CERTIFICATE-----",
    "password=[redacted]",
    "secret \"db-credentials\" not found",
    "invalid token",
];

#[test]
fn no_planted_secret_survives() {
    for (text, secret) in SECRETS {
        let hidden = redact(text);
        assert!(!hidden.contains(secret), "{text:?} became {hidden:?}");
        assert!(hidden.contains(REDACTED), "{text:?} became {hidden:?}");
    }
}

#[test]
fn what_only_looks_like_a_secret_stays() {
    for text in HEALTHY {
        assert_eq!(redact(text), *text);
    }
}

#[test]
fn what_stands_around_a_secret_stays() {
    assert_eq!(
        redact("a password=x1y2z3&user=b, c"),
        "a password=[redacted]&user=b, c"
    );
    assert_eq!(
        redact("postgres://app:p@ss@db/shop refused"),
        "postgres://app:[redacted]@db/shop refused"
    );
}

#[test]
fn invisible_characters_do_not_hide_a_secret() {
    assert_eq!(
        clean("pass\u{200b}word=hunter2", 100),
        "password=[redacted]"
    );
}

/// Anchors that announce and never deliver must not cost a scan each.
#[test]
fn redaction_is_linear_in_text_that_is_all_anchors() {
    for piece in [
        "eyJ.",
        "token=",
        "password:",
        "authorization:",
        "://",
        "Bearer ",
        "cookie: ",
        "sk-",
        "token=$",
        "-----BEGIN ",
        "password: a ",
        "token=a(",
        "api_key=\"$",
        "authorization: a",
    ] {
        let text = piece.repeat(400_000 / piece.len());
        // A second or so for all of them; quadratic would be hours.
        assert!(redact(&text).len() <= 4 * text.len());
    }
}

#[test]
fn a_cut_text_says_how_much_is_missing() {
    let text = format!("first {} last", "x".repeat(5_000));
    let cut = cap(&text, 100);
    assert_eq!(cut.chars().count(), 100);
    assert!(cut.starts_with("first ") && cut.ends_with(" last"));
    let missing: usize = cut
        .split('…')
        .nth(1)
        .and_then(|rest| rest.split(' ').next())
        .and_then(|digits| digits.parse().ok())
        .expect("a number of characters");
    let marker = format!(" […{missing} characters left out] ");
    assert_eq!(100 - marker.chars().count() + missing, text.chars().count());
}

#[test]
fn a_long_text_is_cleaned_at_both_ends() {
    let text = format!(
        "password=hunter2 first\n{}\nlast token=abc123def",
        "é".repeat(400_000)
    );
    let shown = clean(&text, 200);
    assert_eq!(shown.chars().count(), 200);
    assert!(shown.starts_with("password=[redacted] first\n"), "{shown}");
    assert!(shown.ends_with("last token=[redacted]"), "{shown}");
    assert!(shown.contains("[…3998"), "{shown}");
    assert_eq!(clean(&shown, 200), shown);
}

/// Text in which the things that matter are frequent.
pub(crate) fn nasty() -> impl Strategy<Value = String> {
    let piece = prop_oneof![
        4 => "[ -~]{0,12}",
        1 => "\\PC{0,6}",
        1 => any::<String>(),
        2 => prop::sample::select(vec![
            "\n", "\r\n", "\t", " ", "| ", "upstream said:", "ERROR [transient, retryable] ", "{}",
            "password", "token", "=", ": ", "\"", "\\\"", "'", "Bearer ", "eyJ", ".", "://", "@",
            "cookie", "authorization", "[redacted]", "sk-", "ghp_", "0123456789abcdefghij",
            "-----BEGIN PRIVATE KEY-----", "-----END ", "\u{1b}[31m", "\u{1b}", "\u{202e}",
            "\u{200b}", "\u{e0041}", "\u{2028}", "…", "é", "日本", "🦀", "}", "{", "[", "]", "=>",
        ]).prop_map(str::to_owned),
    ];
    prop::collection::vec(piece, 0..24).prop_map(|pieces| pieces.concat())
}

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(500) })]

    #[test]
    fn stripping_twice_is_stripping_once(text in nasty()) {
        let once = strip(&text).into_owned();
        prop_assert_eq!(strip(&once), once.as_str());
        let line = one_line(&text).into_owned();
        prop_assert_eq!(one_line(&line), line.as_str());
        prop_assert!(!line.contains('\n'));
    }

    #[test]
    fn redacting_twice_is_redacting_once(text in nasty()) {
        let once = redact(&text).into_owned();
        prop_assert_eq!(redact(&once), once.as_str());
    }

    #[test]
    fn a_cap_holds_for_any_text(text in nasty(), max in 0_usize..200) {
        let cut = cap(&text, max);
        prop_assert!(cut.chars().count() <= max);
        prop_assert_eq!(cap(&cut, max), cut.as_ref());
        if text.chars().count() <= max {
            prop_assert_eq!(cut.as_ref(), text.as_str());
        }
    }

    #[test]
    fn cleaning_twice_is_cleaning_once(text in nasty(), max in 0_usize..200) {
        let once = clean(&text, max).into_owned();
        prop_assert!(once.chars().count() <= max);
        prop_assert_eq!(clean(&once, max), once.as_str());
    }
}
