//! How a call came out.

/// How a call came out, for the log and for what follows from a success.
#[non_exhaustive]
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum End {
    /// With data.
    Found,
    /// With the answer that nothing matches.
    Empty,
    /// With data from some of the sources.
    Partial,
    /// With a failure whose kind is known.
    Failed,
    /// With one that nothing explains.
    Unclassified,
    /// Not yet: it goes on as a task.
    Pending,
    /// Not yet: the server asks for something.
    InputRequired,
    /// With a type of result that this version does not know.
    OtherType,
    /// With the error flag, where nobody looks further.
    Error,
    /// With a JSON-RPC error that stays one.
    ProtocolError,
    /// With an answer that was not looked at: it was too long, or a status of
    /// HTTP that is the client's business.
    Uninspected,
    /// With an answer that can't be read.
    Unreadable,
    /// The client took it back.
    Cancelled,
}

impl End {
    /// As the log names it.
    ///
    /// ```
    /// use aftercall_proxy::rewrite::End;
    ///
    /// assert_eq!(End::InputRequired.as_str(), "input_required");
    /// assert!(End::Empty.is_success());
    /// ```
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            Self::Found => "found",
            Self::Empty => "empty",
            Self::Partial => "partial",
            Self::Failed => "failed",
            Self::Unclassified => "unclassified",
            Self::Pending => "pending",
            Self::InputRequired => "input_required",
            Self::OtherType => "other",
            Self::Error => "error",
            Self::ProtocolError => "protocol_error",
            Self::Uninspected => "uninspected",
            Self::Unreadable => "unreadable",
            Self::Cancelled => "cancelled",
        }
    }

    /// The call has an answer, and it is no failure.
    #[must_use]
    pub const fn is_success(self) -> bool {
        match self {
            Self::Found | Self::Empty | Self::Partial => true,
            Self::Failed
            | Self::Unclassified
            | Self::Pending
            | Self::InputRequired
            | Self::OtherType
            | Self::Error
            | Self::ProtocolError
            | Self::Uninspected
            | Self::Unreadable
            | Self::Cancelled => false,
        }
    }
}
