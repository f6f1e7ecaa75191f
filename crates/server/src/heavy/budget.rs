//! The time that each payer may use up.

use std::collections::HashMap;
use std::net::IpAddr;
use std::time::{Duration, Instant};

use protocol::{Code, Refused};

use super::Payer;
use crate::limits::Allowance;

/// The growth of the list after which those are forgotten who have all their time.
const SWEEP_AT: usize = 4096;

/// A stranger has this part of a person's time: tokens are free, and those without one are many.
const STRANGERS_PART: u32 = 4;

/// What each payer has left of their time. It comes back slowly.
#[derive(Default)]
pub(crate) struct Budgets {
    used: HashMap<Key, Used>,
}

#[derive(Clone, PartialEq, Eq, Hash)]
enum Key {
    Person(String),
    Address(IpAddr),
}

/// How much was used up at some time.
struct Used {
    time: Duration,
    at: Instant,
}

impl Key {
    fn of(payer: &Payer) -> Key {
        match &payer.person {
            Some(person) => Key::Person(person.clone()),
            None => Key::Address(payer.address),
        }
    }

    /// The part of a person's time that this one has.
    fn part_of(&self, person: &Allowance) -> Allowance {
        let part = match self {
            Key::Person(_) => 1,
            Key::Address(_) => STRANGERS_PART,
        };
        Allowance { burst: person.burst / part, per_minute: person.per_minute / part }
    }
}

impl Budgets {
    /// Whether there is anything left.
    pub fn expect_left(&mut self, payer: &Payer, now: Instant, allowance: &Allowance) -> Result<(), Refused> {
        let key = Key::of(payer);
        let Allowance { burst, per_minute } = key.part_of(allowance);
        let used = self.used.get(&key).map_or(Duration::ZERO, |used| used.now(now, per_minute));
        if used < burst {
            return Ok(());
        }
        let share = per_minute.as_secs_f64() / 60.0;
        let wait = (used - burst).as_secs_f64() / share.max(f64::EPSILON);
        let wait = 1 + wait.min(3600.0) as u64;
        let message = format!("what you asked for took too much of the server's time; wait {wait} s");
        Err(Refused::new(Code::TooMany, message))
    }

    /// Takes away what a job took, however it ended.
    pub fn charge(&mut self, payer: &Payer, took: Duration, now: Instant, allowance: &Allowance) {
        if self.used.len() > SWEEP_AT {
            self.used.retain(|key, used| used.now(now, key.part_of(allowance).per_minute) > Duration::ZERO);
        }
        let key = Key::of(payer);
        let per_minute = key.part_of(allowance).per_minute;
        let used = self.used.entry(key).or_insert(Used { time: Duration::ZERO, at: now });
        *used = Used { time: used.now(now, per_minute) + took, at: now };
    }
}

impl Used {
    /// What is still used up at a later time.
    fn now(&self, now: Instant, per_minute: Duration) -> Duration {
        let back = now.saturating_duration_since(self.at).as_secs_f64() * per_minute.as_secs_f64() / 60.0;
        self.time.saturating_sub(Duration::from_secs_f64(back))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::limits::LIMITS;

    fn payer(person: Option<&str>) -> Payer {
        Payer::new("10.0.0.1".parse().expect("an address"), person)
    }

    #[test]
    fn time_is_used_up_and_comes_back() {
        let (mut budgets, ann, start) = (Budgets::default(), payer(Some("ann")), Instant::now());
        let at = |seconds| start + Duration::from_secs(seconds);
        budgets.charge(&ann, LIMITS.heavy.burst - Duration::from_millis(1), start, &LIMITS.heavy);
        assert!(budgets.expect_left(&ann, start, &LIMITS.heavy).is_ok());
        budgets.charge(&ann, LIMITS.heavy.per_minute, start, &LIMITS.heavy);
        let refused = budgets.expect_left(&ann, start, &LIMITS.heavy).expect_err("used up");
        assert_eq!(refused.code, Code::TooMany);
        assert!(refused.message.contains("wait 60 s"), "{}", refused.message);
        assert!(budgets.expect_left(&ann, at(59), &LIMITS.heavy).is_err());
        assert!(budgets.expect_left(&ann, at(61), &LIMITS.heavy).is_ok());
        assert!(
            budgets.expect_left(&payer(Some("bob")), start, &LIMITS.heavy).is_ok(),
            "others pay for themselves"
        );
    }

    #[test]
    fn strangers_at_one_address_share_less() {
        let (mut budgets, now) = (Budgets::default(), Instant::now());
        budgets.charge(&payer(None), LIMITS.heavy.burst / STRANGERS_PART, now, &LIMITS.heavy);
        assert!(budgets.expect_left(&payer(None), now, &LIMITS.heavy).is_err());
        assert!(budgets.expect_left(&payer(Some("ann")), now, &LIMITS.heavy).is_ok());
    }
}
