//! The gate, against a second statement of its rule, over every combination.

use std::time::Duration;

use aftercall::detail::Attempt;
use aftercall::recover::{
    Bound, Call, Decision, Facts, Gate, History, Hold, Input, Key, Policy, Safe, decide, gate,
};
use aftercall::{Basis, Category, Effect, Executed, Failure, Reading};

use super::{failed, start};

const EFFECTS: [Effect; 4] = [
    Effect::ReadOnly,
    Effect::Idempotent,
    Effect::Write,
    Effect::Unknown,
];
const BOUNDS: [Option<Bound>; 2] = [None, Some(Bound::Task)];

/// One cell of the table.
#[derive(Clone, Copy, Debug)]
struct Cell {
    category: Option<Category>,
    executed: Option<Executed>,
    concluded: bool,
    refused: bool,
    tried_below: bool,
    effect: Effect,
    first: bool,
    tries_left: bool,
    fits: bool,
    facts: Facts,
}

impl Cell {
    /// The rule, in other words than the code's.
    fn may(&self) -> bool {
        let known = |effects: &[Effect]| self.facts.trusted && effects.contains(&self.effect);
        let verdict = match self.category {
            Some(Category::Transient) => !self.refused && !self.tried_below,
            None => known(&[Effect::ReadOnly]) && self.first && !self.tried_below,
            Some(_) => false,
        };
        let harmless = known(&[Effect::ReadOnly, Effect::Idempotent])
            || !self.facts.delivered
            || (self.facts.vouched && !self.concluded && self.executed == Some(Executed::No));
        let affordable = self.tries_left
            && self.fits
            && self.facts.tokens
            && self.facts.closed
            && !self.facts.cancelled;
        verdict && harmless && self.facts.bound.is_none() && affordable
    }

    fn failure(&self) -> Failure {
        let mut failure = match self.category {
            Some(category) if self.concluded => {
                Failure::inferred(category, Basis::Status, "It failed.")
            }
            Some(category) => Failure::inferred(category, Basis::Declared, "It failed."),
            None => Failure::unexplained("It failed."),
        };
        if let Some(executed) = self.executed {
            failure = failure.with_executed(executed);
        }
        if self.refused {
            failure = failure.never_retryable();
        }
        if self.tried_below {
            failure = failure.with_attempts([Attempt::new("It failed.", Duration::ZERO)]);
        }
        if !self.fits {
            failure = failure.with_retry_after(Duration::from_secs(100));
        }
        failure
    }

    fn ask(&self) -> Gate {
        let policy = Policy::in_agent()
            .with_attempts(if self.tries_left { 3 } else { 1 })
            .expect("in range");
        let call = Call::new("tool", self.effect, Key::of(["tool"]));
        let mut history = History::new();
        if !self.first {
            // The same call failed without a word before, as a read, and is
            // being tried again.
            let mute: Reading<u32> = failed(Failure::unexplained("It failed."));
            let before = Call::new("tool", Effect::ReadOnly, call.key);
            let again = decide(
                &Input::new(&Policy::in_agent(), &history, before, start()),
                &mute,
            );
            assert!(matches!(again, Decision::Retry { .. }));
            history.record(&before, &mute, &again, start());
        }
        let input = Input::new(&policy, &history, call, start());
        gate(&input, &self.failure(), &self.facts)
    }
}

fn cells() -> impl Iterator<Item = Cell> {
    let categories = [None]
        .into_iter()
        .chain(Category::ALL.into_iter().map(Some));
    let executed = [
        None,
        Some(Executed::No),
        Some(Executed::Yes),
        Some(Executed::Unknown),
    ];
    categories.flat_map(move |category| {
        executed.into_iter().flat_map(move |executed| {
            EFFECTS.into_iter().flat_map(move |effect| {
                BOUNDS.into_iter().flat_map(move |bound| {
                    (0_u32..1 << 12).map(move |bits| {
                        let bit = |n: u32| bits & (1 << n) != 0;
                        Cell {
                            category,
                            executed,
                            refused: bit(0),
                            tried_below: bit(1),
                            effect,
                            first: bit(2),
                            tries_left: bit(3),
                            fits: bit(4),
                            facts: Facts {
                                trusted: bit(5),
                                delivered: bit(6),
                                vouched: bit(7),
                                bound,
                                cancelled: bit(8),
                                tokens: bit(9),
                                closed: bit(10),
                            },
                            concluded: bit(11),
                        }
                    })
                })
            })
        })
    })
}

#[test]
fn it_lets_through_exactly_what_the_rule_allows() {
    let (mut all, mut through) = (0_u32, 0_u32);
    for cell in cells() {
        let answer = cell.ask();
        let may = matches!(answer, Gate::Resend { .. });
        assert_eq!(may, cell.may(), "{answer:?} for {cell:?}");
        all += 1;
        through += u32::from(may);
    }
    assert_eq!(all, 5 * 4 * 4 * 2 * (1 << 12));
    assert!(through > 0 && through < all / 100, "{through}");
}

/// A trusted read that failed transiently: everything speaks for it.
fn open() -> Cell {
    Cell {
        category: Some(Category::Transient),
        executed: None,
        concluded: false,
        refused: false,
        tried_below: false,
        effect: Effect::ReadOnly,
        first: true,
        tries_left: true,
        fits: true,
        facts: Facts {
            trusted: true,
            ..Facts::default()
        },
    }
}

#[test]
fn each_reason_to_hold_is_named() {
    let o = open();
    let f = o.facts;
    let table = [
        (
            Cell {
                facts: Facts {
                    cancelled: true,
                    ..f
                },
                ..o
            },
            Hold::Cancelled,
        ),
        (
            Cell {
                category: Some(Category::Business),
                ..o
            },
            Hold::Final,
        ),
        (
            Cell {
                category: None,
                effect: Effect::Idempotent,
                ..o
            },
            Hold::Unexplained,
        ),
        (
            Cell {
                category: None,
                first: false,
                ..o
            },
            Hold::Unexplained,
        ),
        (Cell { refused: true, ..o }, Hold::Refused),
        (
            Cell {
                tried_below: true,
                ..o
            },
            Hold::TriedBelow,
        ),
        (
            Cell {
                effect: Effect::Write,
                ..o
            },
            Hold::MayRunTwice,
        ),
        (
            Cell {
                facts: Facts {
                    trusted: false,
                    ..f
                },
                ..o
            },
            Hold::MayRunTwice,
        ),
        (
            Cell {
                facts: Facts {
                    bound: Some(Bound::Task),
                    ..f
                },
                ..o
            },
            Hold::Bound(Bound::Task),
        ),
        (
            Cell {
                tries_left: false,
                ..o
            },
            Hold::Attempts,
        ),
        (Cell { fits: false, ..o }, Hold::Time),
        (
            Cell {
                facts: Facts { closed: false, ..f },
                ..o
            },
            Hold::BreakerOpen,
        ),
        (
            Cell {
                facts: Facts { tokens: false, ..f },
                ..o
            },
            Hold::Tokens,
        ),
    ];
    let mut words = std::collections::BTreeSet::new();
    for (cell, hold) in table {
        assert_eq!(cell.ask(), Gate::Hold(hold), "{cell:?}");
        words.insert(hold.to_string());
    }
    assert_eq!(words.len(), 11);
}

#[test]
fn whatever_it_hangs_on_holds_it() {
    for bound in [
        Bound::RequestState,
        Bound::InputResponses,
        Bound::Task,
        Bound::ServerRequest,
    ] {
        let facts = Facts {
            bound: Some(bound),
            ..open().facts
        };
        let cell = Cell { facts, ..open() };
        assert_eq!(cell.ask(), Gate::Hold(Hold::Bound(bound)));
    }
}

#[test]
fn each_ground_for_safety_is_named() {
    let write = Cell {
        effect: Effect::Write,
        executed: Some(Executed::No),
        ..open()
    };
    let safe = |cell: Cell| match cell.ask() {
        Gate::Resend { safe, .. } => Some(safe),
        Gate::Hold(_) => None,
    };
    assert_eq!(safe(open()), Some(Safe::TwiceIsOnce));
    // A foreign "did not run" is not enough for a machine.
    assert_eq!(safe(write), None);
    let vouched = Facts {
        vouched: true,
        ..write.facts
    };
    assert_eq!(
        safe(Cell {
            facts: vouched,
            ..write
        }),
        Some(Safe::DeclaredNotRun)
    );
    // A proxy's envelope passes on what it concluded; it was not there.
    assert_eq!(
        safe(Cell {
            facts: vouched,
            concluded: true,
            ..write
        }),
        None
    );
    for executed in [None, Some(Executed::Yes), Some(Executed::Unknown)] {
        let cell = Cell {
            facts: vouched,
            executed,
            ..write
        };
        assert_eq!(safe(cell), None);
    }
    let undelivered = Facts {
        delivered: false,
        ..write.facts
    };
    assert_eq!(
        safe(Cell {
            facts: undelivered,
            ..write
        }),
        Some(Safe::NotDelivered)
    );
}

#[test]
fn what_the_gate_lets_through_the_decision_advises_too() {
    // For known effects, a machine is never bolder than the advice, except on
    // its own knowledge that nothing was delivered.
    for cell in cells().filter(|cell| cell.facts.trusted && cell.facts.delivered) {
        let Gate::Resend {
            earliest, latest, ..
        } = cell.ask()
        else {
            continue;
        };
        let (policy, history) = (Policy::in_agent(), History::new());
        let call = Call::new("tool", cell.effect, Key::of(["tool"]));
        let reading: Reading<u32> = failed(cell.failure());
        let decision = decide(&Input::new(&policy, &history, call, start()), &reading);
        assert!(
            matches!(decision, Decision::Retry { .. }),
            "{decision} for {cell:?}"
        );
        assert!(earliest <= latest);
    }
}
