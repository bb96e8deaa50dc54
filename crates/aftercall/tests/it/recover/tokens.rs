//! The retry budget of an upstream, in a storm and after it.

use aftercall::recover::{RetryTokens, TOKENS, TRIES_PER_TOKEN};
use proptest::prelude::*;

#[test]
fn a_dead_upstream_sees_at_most_a_ninth_more_than_was_sent() {
    let mut tokens = RetryTokens::new();
    let (mut first, mut again) = (0_u32, 0_u32);
    for _ in 0..1_000 {
        tokens.first_try();
        first += 1;
        // Each call would like two retries.
        again += (0..2).map(|_| u32::from(tokens.take())).sum::<u32>();
    }
    assert_eq!(first, 1_000);
    assert!(again > 0, "some retries are paid for");
    assert!(
        f64::from(first + again) <= 1.11 * f64::from(first),
        "{again}"
    );
}

#[test]
fn a_healthy_day_is_not_saved_up() {
    let mut tokens = RetryTokens::new();
    for _ in 0..100_000 {
        tokens.first_try();
    }
    let paid = (0..1_000).filter(|_| tokens.take()).count();
    assert_eq!(paid, TOKENS as usize);
}

#[test]
fn it_is_refilled_one_by_ten() {
    let mut tokens = RetryTokens::new();
    while tokens.take() {}
    for _ in 0..TRIES_PER_TOKEN - 1 {
        tokens.first_try();
        assert!(!tokens.any());
        assert!(!tokens.take());
    }
    tokens.first_try();
    assert!(tokens.any());
    assert!(tokens.take());
    assert!(!tokens.any());
}

proptest! {
    #[test]
    fn retries_never_pass_ten_and_a_tenth(calls in proptest::collection::vec(any::<bool>(), 0..500)) {
        let mut tokens = RetryTokens::new();
        let (mut first, mut again) = (0_u32, 0_u32);
        for wants_retry in calls {
            if wants_retry {
                let any = tokens.any();
                let paid = tokens.take();
                prop_assert_eq!(any, paid);
                again += u32::from(paid);
            } else {
                tokens.first_try();
                first += 1;
            }
            prop_assert!(again <= TOKENS + first / TRIES_PER_TOKEN);
        }
    }
}
