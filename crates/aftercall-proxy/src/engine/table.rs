//! The open requests.
//!
//! The table is keyed by the id that the *server* sees. Today that is always
//! the client's own; a request that the engine sends for itself, and a repeated
//! attempt, stands here under an id of the engine's.
//!
//! Hosts count their requests, so nearly every id is a number close to the one
//! before it and has a place of its own in a small ring. It grows when a place
//! is taken, since a listener keeps a table for each of a thousand clients, and
//! most of those have one request open. Where it has grown enough, and for every
//! other kind of id, there is a tree: no choice of ids makes the table slow.

use std::collections::{BTreeMap, VecDeque};

use aftercall_mcp::Id;

use super::calls::{Ending, Kind, Pending, Request, Said, ToolCall};
use super::limits::Deadline;

/// How many ended ids are remembered. A late answer comes seconds after its
/// end, not a thousand calls after.
const ENDED_KEPT: usize = 1024;

/// Places of the ring at first, and at most: hosts keep fewer calls open than
/// this. Powers of two.
const FEW: usize = 4;
const PLACES: usize = 64;

/// How many calls that are over wait to be used again, and how large the kept
/// frame of one may be, in bytes.
const SPARE: usize = 64;
const SPARE_FRAME: usize = 4 << 10;

#[derive(Debug, Default)]
pub(crate) struct Calls {
    /// By the number modulo the length.
    counted: Box<[Option<(Id, Pending)>]>,
    in_ring: usize,
    others: BTreeMap<Id, Pending>,
    ended: BTreeMap<Id, Ending>,
    ended_order: VecDeque<Id>,
    #[expect(
        clippy::vec_box,
        reason = "an open request holds its call boxed; the box is what is kept"
    )]
    spare: Vec<Box<ToolCall>>,
}

impl Calls {
    pub(crate) fn contains(&self, id: &Id) -> bool {
        self.in_place(id) || !self.others.is_empty() && self.others.contains_key(id)
    }

    pub(crate) fn get(&self, id: &Id) -> Option<&Pending> {
        if self.in_place(id) {
            let found = self.counted[self.place(id)?].as_ref();
            return found.map(|(_, pending)| pending);
        }
        self.others.get(id)
    }

    pub(crate) fn get_mut(&mut self, id: &Id) -> Option<&mut Pending> {
        if self.in_place(id) {
            let found = self.counted[self.place(id)?].as_mut();
            return found.map(|(_, pending)| pending);
        }
        self.others.get_mut(id)
    }

    pub(crate) fn insert(&mut self, id: Id, pending: Pending) {
        if !self.ended.is_empty() {
            self.ended.remove(&id);
        }
        self.remove(&id);
        self.make_room(&id);
        match self.place(&id) {
            Some(at) if self.counted[at].is_none() => {
                self.counted[at] = Some((id, pending));
                self.in_ring += 1;
            }
            Some(_) | None => {
                self.others.insert(id, pending);
            }
        }
    }

    pub(crate) fn remove(&mut self, id: &Id) -> Option<Pending> {
        if self.in_place(id) {
            self.in_ring -= 1;
            let found = self.counted[self.place(id)?].take();
            return found.map(|(_, pending)| pending);
        }
        if self.others.is_empty() {
            return None;
        }
        self.others.remove(id)
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.in_ring == 0 && self.others.is_empty()
    }

    pub(crate) fn take_all(&mut self) -> BTreeMap<Id, Pending> {
        let mut all = std::mem::take(&mut self.others);
        all.extend(self.counted.iter_mut().filter_map(Option::take));
        self.in_ring = 0;
        all
    }

    pub(crate) fn iter_mut(&mut self) -> impl Iterator<Item = (&Id, &mut Pending)> {
        let counted = self.counted.iter_mut().flatten();
        let counted = counted.map(|(id, pending)| (&*id, pending));
        counted.chain(self.others.iter_mut())
    }

    /// The client's open tool calls.
    pub(crate) fn tool_calls(&self) -> impl Iterator<Item = &ToolCall> {
        let counted = self.counted.iter().flatten().map(|(_, pending)| pending);
        let all = counted.chain(self.others.values());
        all.filter_map(|pending| match pending {
            Pending::Client(Request {
                kind: Kind::ToolCall(call),
                ..
            }) => Some(&**call),
            Pending::Client(_) | Pending::Own(_) => None,
        })
    }

    /// The same, to change.
    pub(crate) fn tool_calls_mut(&mut self) -> impl Iterator<Item = &mut ToolCall> {
        self.iter_mut().filter_map(|(_, pending)| match pending {
            Pending::Client(Request {
                kind: Kind::ToolCall(call),
                ..
            }) => Some(&mut **call),
            Pending::Client(_) | Pending::Own(_) => None,
        })
    }

    /// A call to be filled in: one that is over, with the memory it had, so
    /// that a session in which nothing fails allocates nothing.
    pub(crate) fn spare(&mut self) -> Box<ToolCall> {
        let new = || Box::new(ToolCall::new(Said::default(), Deadline::Never, None));
        self.spare.pop().unwrap_or_else(new)
    }

    /// Takes back a call that is over.
    pub(crate) fn keep_spare(&mut self, call: Box<ToolCall>) {
        let is_small = match &call.said {
            Said::Frame(frame) => frame.capacity() <= SPARE_FRAME,
            Said::Read(_) => false,
        };
        if is_small && self.spare.len() < SPARE {
            self.spare.push(call);
        }
    }

    /// Remembers that the server may still answer this id.
    pub(crate) fn end(&mut self, id: Id, ending: Ending) {
        if self.ended_order.len() == ENDED_KEPT
            && let Some(oldest) = self.ended_order.pop_front()
        {
            self.ended.remove(&oldest);
        }
        self.ended_order.push_back(id.clone());
        self.ended.insert(id, ending);
    }

    /// How the request that this answer comes too late for has ended.
    pub(crate) fn ended(&mut self, id: &Id) -> Option<Ending> {
        self.ended.remove(id)
    }

    fn in_place(&self, id: &Id) -> bool {
        let at = self.place(id).and_then(|at| self.counted[at].as_ref());
        at.is_some_and(|(there, _)| there == id)
    }

    /// Lets the ring grow until this number's place is free. Whoever has a
    /// place keeps one: numbers that differ in half as many differ in all.
    fn make_room(&mut self, id: &Id) {
        while self.counted.len() < PLACES {
            match (id, self.place(id)) {
                (Id::Integer(_), None) => {}
                (_, Some(at)) if self.counted[at].is_some() => {}
                _ => return,
            }
            let places = (self.counted.len() * 2).max(FEW);
            let wider = (0..places).map(|_| None).collect();
            for entry in std::mem::replace(&mut self.counted, wider) {
                let at = entry.as_ref().and_then(|(id, _)| self.place(id));
                if let Some(at) = at {
                    self.counted[at] = entry;
                }
            }
        }
    }

    /// The place of a number in the ring.
    fn place(&self, id: &Id) -> Option<usize> {
        match id {
            Id::Integer(number) if !self.counted.is_empty() => {
                usize::try_from(number & (self.counted.len() as i128 - 1)).ok()
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::engine::calls::{Own, Page};

    fn page(number: u32) -> Pending {
        let generation = 0;
        Pending::Own(Own::Page(Page { number, generation }))
    }

    fn number(pending: Option<&Pending>) -> Option<u32> {
        match pending {
            Some(Pending::Own(Own::Page(page))) => Some(page.number),
            Some(Pending::Client(_) | Pending::Own(_)) | None => None,
        }
    }

    #[test]
    fn ids_that_share_a_place_stay_apart() {
        let mut calls = Calls::default();
        let ids = [1, 5, 65, -63, i128::MAX];
        for (id, count) in ids.into_iter().zip(0..) {
            calls.insert(Id::Integer(id), page(count));
        }
        assert_eq!(calls.iter_mut().count(), 5);
        for (id, count) in ids.into_iter().zip(0..) {
            let found = calls.get_mut(&Id::Integer(id));
            assert_eq!(number(found.as_deref()), Some(count), "{id}");
        }
        assert_eq!(number(calls.remove(&Id::Integer(1)).as_ref()), Some(0));
        // Its place is free; who stands elsewhere is still found there.
        calls.insert(Id::Integer(65), page(7));
        assert_eq!(calls.iter_mut().count(), 4);
        assert_eq!(number(calls.remove(&Id::Integer(65)).as_ref()), Some(7));
        assert!(!calls.contains(&Id::Integer(65)));
        assert_eq!(calls.take_all().len(), 3);
        assert!(calls.is_empty());
    }

    #[test]
    fn a_number_is_not_the_text_that_spells_it() {
        let mut calls = Calls::default();
        calls.insert(Id::Integer(1), page(1));
        assert!(!calls.contains(&Id::Text("1".into())));
        calls.insert(Id::Text("1".into()), page(2));
        assert_eq!(
            number(calls.remove(&Id::Text("1".into())).as_ref()),
            Some(2)
        );
        assert_eq!(number(calls.remove(&Id::Integer(1)).as_ref()), Some(1));
    }
}
