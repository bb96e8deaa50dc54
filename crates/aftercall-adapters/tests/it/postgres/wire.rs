//! A line to a server that can be cut.

use tokio::io::copy_bidirectional;
use tokio::net::{TcpListener, TcpStream};
use tokio::task::JoinHandle;

pub(super) struct Wire {
    port: u16,
    relay: JoinHandle<()>,
}

impl Wire {
    /// Carries one connection at a time.
    pub(super) async fn to(server: u16) -> Self {
        let listener = TcpListener::bind("127.0.0.1:0")
            .await
            .expect("a port is free");
        let port = listener.local_addr().expect("it is bound").port();
        let relay = tokio::spawn(async move {
            while let Ok((mut ours, _)) = listener.accept().await {
                let theirs = TcpStream::connect(("127.0.0.1", server)).await;
                let mut theirs = theirs.expect("the server is up");
                // How it ends is for the two ends to say.
                let _ = copy_bidirectional(&mut ours, &mut theirs).await;
            }
        });
        Self { port, relay }
    }

    pub(super) const fn port(&self) -> u16 {
        self.port
    }

    /// Both connections are gone, and nobody listens any more.
    pub(super) fn cut(&self) {
        self.relay.abort();
    }
}
