//! `classify::error`: the type of a link speaks before the words do.

use std::error::Error;
use std::io::{self, ErrorKind};

use aftercall::classify::error;
use aftercall::{Basis, Category, Code, Executed, Failure, ToolError};

/// A wrapper as applications write them.
#[derive(Debug)]
struct While(&'static str, Box<dyn Error + Send + Sync>);

impl std::fmt::Display for While {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(self.0)
    }
}

impl Error for While {
    fn source(&self) -> Option<&(dyn Error + 'static)> {
        Some(&*self.1)
    }
}

fn wrapped(doing: &'static str, inner: impl Into<Box<dyn Error + Send + Sync>>) -> While {
    While(doing, inner.into())
}

#[test]
fn what_was_never_sent_is_told_from_what_may_have_run() {
    use Category::{Business, Permission, Transient, Validation};
    for (kind, category, executed) in [
        (ErrorKind::ConnectionRefused, Transient, Executed::No),
        (ErrorKind::HostUnreachable, Transient, Executed::No),
        (ErrorKind::ConnectionReset, Transient, Executed::Unknown),
        (ErrorKind::BrokenPipe, Transient, Executed::Unknown),
        (ErrorKind::TimedOut, Transient, Executed::Unknown),
        (ErrorKind::UnexpectedEof, Transient, Executed::Unknown),
        (ErrorKind::NotFound, Validation, Executed::No),
        (ErrorKind::AlreadyExists, Business, Executed::No),
        (ErrorKind::StorageFull, Business, Executed::No),
        (ErrorKind::PermissionDenied, Permission, Executed::No),
    ] {
        let failure = error(&wrapped("saving the order", io::Error::from(kind)));
        assert_eq!(failure.category(), Some(category), "{kind:?}");
        assert_eq!(failure.executed(), Some(executed), "{kind:?}");
        assert_eq!(failure.basis(), Some(Basis::Code), "{kind:?}");
        assert_eq!(
            failure.code().map(Code::as_str),
            Some(&*format!("{kind:?}"))
        );
    }
}

#[test]
fn the_type_is_found_however_deep_and_however_it_is_wrapped() {
    let in_io = io::Error::other(wrapped("sending", io::Error::from(ErrorKind::BrokenPipe)));
    let failure = error(&wrapped("refunding", in_io));
    assert_eq!(failure.category(), Some(Category::Transient));
    assert_eq!(failure.executed(), Some(Executed::Unknown));
    assert_eq!(failure.upstream(), Some("refunding: sending: broken pipe"));
}

#[cfg(target_os = "linux")]
#[test]
fn the_system_s_number_speaks_where_the_kind_does_not() {
    let too_many_open_files = io::Error::from_raw_os_error(24);
    let failure = Failure::from(too_many_open_files);
    assert_eq!(failure.category(), Some(Category::Transient));
    assert_eq!(failure.code().map(Code::as_str), Some("EMFILE"));
}

#[test]
fn a_refused_inner_error_says_more_than_that_it_was_refused() {
    let certificate = io::Error::new(
        ErrorKind::InvalidData,
        "invalid peer certificate: certificate has expired",
    );
    assert_eq!(error(&certificate).category(), Some(Category::Business));
    let unread = io::Error::new(ErrorKind::InvalidData, "bad magic 0x7f");
    assert_eq!(error(&unread).category(), Some(Category::Validation));
}

#[test]
fn json_that_does_not_fit_says_where() {
    let json = serde_json::from_str::<Vec<u32>>("[1,\n \"two\"]").unwrap_err();
    let failure = error(&wrapped("reading the arguments", json));
    assert_eq!(failure.category(), Some(Category::Validation));
    assert_eq!(failure.executed(), None, "whose text it was is not known");
    let [violation] = failure.violations() else {
        panic!("one place: {failure:?}");
    };
    assert!(
        violation
            .message
            .starts_with("line 2, column 6: invalid type: string"),
        "{}",
        violation.message
    );
}

#[test]
fn json_over_a_broken_stream_is_the_stream_s_failure() {
    struct Broken;
    impl io::Read for Broken {
        fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
            Err(ErrorKind::ConnectionReset.into())
        }
    }
    let json = serde_json::from_reader::<_, u32>(Broken).unwrap_err();
    let failure = Failure::from(json);
    assert_eq!(failure.category(), Some(Category::Transient));
    assert_eq!(failure.executed(), Some(Executed::Unknown));
}

#[test]
fn what_std_cannot_parse_can_be_corrected() {
    let number = "7x".parse::<u32>().unwrap_err();
    let failure = error(&wrapped("reading the amount", number));
    assert_eq!(failure.category(), Some(Category::Validation));
    assert_eq!(failure.violations()[0].expected, "a whole number");
}

#[test]
fn a_declared_failure_passes_through_every_wrapper() {
    let refused: ToolError = ToolError::business("Over the limit.")
        .code(Code::from_static("refund.limit_exceeded"))
        .into();
    let told = Failure::from(refused.clone());
    assert_eq!(error(&wrapped("refunding", refused)), told);
    assert_eq!(error(&io::Error::other(told.clone())), told);
}

#[test]
fn words_are_judged_where_no_type_speaks_and_only_there() {
    let failure = error(&wrapped("storing", "HTTP 429 Too Many Requests"));
    assert_eq!(failure.category(), Some(Category::Transient));
    let failure = error(&wrapped("charging", "it fell over"));
    assert_eq!(failure.category(), None);
    assert_eq!(failure.upstream(), Some("charging: it fell over"));
    // The words speak of a rate limit, the type of a missing file.
    let missing = wrapped(
        "reading rate-limit.toml",
        io::Error::from(ErrorKind::NotFound),
    );
    assert_eq!(error(&missing).category(), Some(Category::Validation));
}

#[test]
fn an_error_that_is_its_own_source_ends() {
    #[derive(Debug)]
    struct Circular;
    impl std::fmt::Display for Circular {
        fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
            f.write_str("round and round")
        }
    }
    impl Error for Circular {
        fn source(&self) -> Option<&(dyn Error + 'static)> {
            Some(self)
        }
    }
    assert_eq!(error(&Circular).upstream(), Some("round and round"));
}

#[cfg(feature = "tokio")]
#[tokio::test(start_paused = true)]
async fn a_timeout_of_tokio_s_may_have_run() {
    let never = std::future::pending::<()>();
    let elapsed = tokio::time::timeout(std::time::Duration::from_secs(1), never)
        .await
        .unwrap_err();
    let failure = Failure::from(elapsed);
    assert_eq!(failure.category(), Some(Category::Transient));
    assert_eq!(failure.executed(), Some(Executed::Unknown));
}
