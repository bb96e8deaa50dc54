//! Any bytes as an answer over HTTP, cut anywhere.

use aftercall_proxy::http::response::{Head, Part};
use bytes::BytesMut;
use hyper::Method;

/// The first two bytes choose how the rest is cut and what was asked.
pub(crate) fn response(bytes: &[u8]) {
    let [cut, method, stream @ ..] = bytes else {
        return;
    };
    let method = [Method::POST, Method::HEAD, Method::CONNECT][usize::from(*method % 3)].clone();
    let whole = read(stream.chunks(stream.len().max(1)), &method);
    let pieces = read(stream.chunks(usize::from(*cut) + 1), &method);
    assert_eq!(pieces, whole, "what is read does not depend on the cuts");

    assert!(whole.body.len() + whole.rest.len() <= stream.len());
    if let Some((status, _)) = whole.head {
        assert!(status >= 200, "interim answers are left out");
    }
    if whole.end == End::Over {
        let taken = &stream[..stream.len() - whole.rest.len()];
        let (_, cut) = taken.split_last().expect("a head was taken");
        let cut = read([cut].into_iter(), &method);
        assert!(cut.end == End::Open, "what lacks a byte is not over");
    }
}

/// All that was read.
#[derive(Debug, PartialEq, Eq)]
struct Read {
    head: Option<(u16, bool)>,
    body: Vec<u8>,
    rest: Vec<u8>,
    end: End,
}

#[derive(Debug, PartialEq, Eq)]
enum End {
    Over,
    /// More would have to come.
    Open,
    Malformed,
}

fn read<'a>(pieces: impl Iterator<Item = &'a [u8]>, method: &Method) -> Read {
    let mut bytes = BytesMut::new();
    let (mut head, mut body) = (None::<Head>, Vec::new());
    let mut end = End::Open;
    for piece in pieces {
        bytes.extend_from_slice(piece);
        if end == End::Open {
            end = advance(&mut bytes, &mut head, &mut body, method);
        }
    }
    let is_wrong = end == End::Malformed;
    Read {
        head: head.map(|head| (head.status.as_u16(), head.keeps)),
        body,
        // Where it was found to be wrong depends on the cuts.
        rest: if is_wrong { Vec::new() } else { bytes.to_vec() },
        end,
    }
}

/// Takes out all that can be.
fn advance(
    bytes: &mut BytesMut,
    head: &mut Option<Head>,
    body: &mut Vec<u8>,
    method: &Method,
) -> End {
    let known = match head {
        Some(known) => known,
        None => match Head::take(bytes, method) {
            Ok(Some(new)) => head.insert(new),
            Ok(None) => return End::Open,
            Err(_) => return End::Malformed,
        },
    };
    loop {
        match known.body.next(bytes) {
            Ok(Part::Data(count)) => body.extend_from_slice(&bytes.split_to(count)),
            Ok(Part::More) => return End::Open,
            Ok(Part::End) => {
                assert!(known.body.is_over());
                return End::Over;
            }
            Err(_) => return End::Malformed,
        }
    }
}
