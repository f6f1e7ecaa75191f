//! Computer players, rooms and questions that fail; `trials faults` is the same in the release build.

use trials::faults::CASES;

/// Each case leaves its match, and all others, as they should be.
#[tokio::test]
async fn what_fails_is_replaced_and_the_matches_go_on() {
    for (name, case) in CASES {
        if let Err(why) = case().await {
            panic!("{name}: {why}");
        }
    }
}
