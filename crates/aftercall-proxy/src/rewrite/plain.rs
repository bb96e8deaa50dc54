//! No opinion: every answer passes.

use super::{Answer, Context, Era, Lost, Note, Rewrite, Rewritten};

/// Relays every answer as it came. A call that will get no answer still gets
/// one, with the reason in words.
#[derive(Clone, Copy, Debug, Default)]
pub struct Plain;

impl Rewrite for Plain {
    fn concerns(&self, answer: &Answer<'_>) -> bool {
        match answer {
            Answer::Result(result) => result.get("isError") == Some(b"true"),
            Answer::Error(_) => true,
        }
    }

    fn answer(&mut self, _: &Context<'_>, answer: &Answer<'_>) -> Rewritten {
        Rewritten::Leave(Note::outcome(match answer {
            Answer::Result(_) => "error",
            Answer::Error(_) => "protocol_error",
        }))
    }

    fn lost(&mut self, call: &Context<'_>, lost: &Lost<'_>) -> (Vec<u8>, Note) {
        let tool = call.tool;
        let words = match lost {
            Lost::Ended { exit, delivered } => {
                let ran = if *delivered {
                    "whether it ran is not known"
                } else {
                    "it did not run"
                };
                format!("ERROR {tool}: the server has ended ({exit}); {ran}.")
            }
            Lost::TimedOut { after, .. } => format!(
                "ERROR {tool}: no answer within {} s; whether it ran is not known.",
                after.as_secs()
            ),
        };
        let text = aftercall_mcp::quoted(&words);
        let era = match call.era {
            Era::Legacy => "",
            Era::Modern => "\"resultType\":\"complete\",",
        };
        let result = format!(
            "{{{era}\"isError\":true,\"content\":[{{\"type\":\"text\",\"text\":{text}}}]}}"
        );
        (result.into_bytes(), Note::synthesised("failed"))
    }
}
