//! Exact fractions between 0 and 1.

use std::fmt;
use std::ops::{Add, Mul};

/// An exact chance, always in lowest terms.
/// ```
/// use game_api::Ratio;
///
/// let hit = Ratio::new(1, 6);
/// assert_eq!((hit + Ratio::new(1, 3)).to_string(), "1/2");
/// assert_eq!((hit * hit).to_string(), "1/36");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Ratio {
    top: u128,
    bottom: u128,
}

impl Ratio {
    /// The chance of what never happens.
    pub const ZERO: Ratio = Ratio { top: 0, bottom: 1 };
    /// The chance of what always happens.
    pub const ONE: Ratio = Ratio { top: 1, bottom: 1 };

    /// The fraction `top / bottom`; `bottom` must not be 0.
    pub fn new(top: u128, bottom: u128) -> Self {
        assert!(bottom > 0, "a fraction needs a denominator");
        let divisor = gcd(top, bottom);
        Ratio { top: top / divisor, bottom: bottom / divisor }
    }

    /// The sum, or `None` where its parts would be too large.
    pub fn checked_add(self, other: Ratio) -> Option<Ratio> {
        let divisor = gcd(self.bottom, other.bottom);
        let scale = other.bottom / divisor;
        let added = other.top.checked_mul(self.bottom / divisor)?;
        let top = self.top.checked_mul(scale)?.checked_add(added)?;
        Some(Ratio::new(top, self.bottom.checked_mul(scale)?))
    }

    /// The product, or `None` where its parts would be too large.
    ///
    /// ```
    /// use game_api::Ratio;
    ///
    /// let dice = |count: usize| (0..count).try_fold(Ratio::ONE, |p, _| p.checked_mul(Ratio::new(1, 6)));
    /// assert!(dice(49).is_some() && dice(50).is_none());
    /// ```
    pub fn checked_mul(self, other: Ratio) -> Option<Ratio> {
        let a = Ratio::new(self.top, other.bottom);
        let b = Ratio::new(other.top, self.bottom);
        Some(Ratio::new(a.top.checked_mul(b.top)?, a.bottom.checked_mul(b.bottom)?))
    }

    /// The sum; rounded behind its eighteenth digit where its parts would be too large.
    pub fn nearly_add(self, other: Ratio) -> Ratio {
        self.checked_add(other).unwrap_or_else(|| self.rounded() + other.rounded())
    }

    /// The product; rounded behind its eighteenth digit where its parts would be too large.
    ///
    /// ```
    /// use game_api::Ratio;
    ///
    /// let all_of = |dice: usize| (0..dice).fold(Ratio::ONE, |p, _| p.nearly_mul(Ratio::new(5, 6)));
    /// let p = all_of(60);
    /// assert!((p.numerator() as f64 / p.denominator() as f64 - (5.0_f64 / 6.0).powi(60)).abs() < 1e-15);
    /// ```
    pub fn nearly_mul(self, other: Ratio) -> Ratio {
        self.checked_mul(other).unwrap_or_else(|| self.rounded() * other.rounded())
    }

    /// Nearly the same, with parts small enough for any sum or product of two of them.
    fn rounded(self) -> Ratio {
        let excess = 66_u32.saturating_sub(self.bottom.leading_zeros());
        Ratio::new(self.top >> excess, self.bottom >> excess)
    }

    /// The part above the line, in lowest terms.
    pub fn numerator(self) -> u128 {
        self.top
    }

    /// The part below the line, in lowest terms.
    pub fn denominator(self) -> u128 {
        self.bottom
    }
}

fn gcd(a: u128, b: u128) -> u128 {
    if b == 0 { a.max(1) } else { gcd(b, a % b) }
}

impl Add for Ratio {
    type Output = Ratio;
    fn add(self, other: Ratio) -> Ratio {
        let divisor = gcd(self.bottom, other.bottom);
        let scale = other.bottom / divisor;
        let top = self.top * scale + other.top * (self.bottom / divisor);
        Ratio::new(top, self.bottom * scale)
    }
}

impl Mul for Ratio {
    type Output = Ratio;
    fn mul(self, other: Ratio) -> Ratio {
        let a = Ratio::new(self.top, other.bottom);
        let b = Ratio::new(other.top, self.bottom);
        Ratio::new(a.top * b.top, a.bottom * b.bottom)
    }
}

impl PartialOrd for Ratio {
    fn partial_cmp(&self, other: &Self) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

impl Ord for Ratio {
    fn cmp(&self, other: &Self) -> std::cmp::Ordering {
        let divisor = gcd(self.bottom, other.bottom);
        (self.top * (other.bottom / divisor)).cmp(&(other.top * (self.bottom / divisor)))
    }
}

impl fmt::Display for Ratio {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.bottom {
            1 => write!(f, "{}", self.top),
            bottom => write!(f, "{}/{bottom}", self.top),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lowest_terms() {
        assert_eq!(Ratio::new(6, 36), Ratio::new(1, 6));
        assert_eq!(Ratio::new(0, 7), Ratio::ZERO);
        assert_eq!(Ratio::new(7, 7).to_string(), "1");
    }

    #[test]
    fn sums_and_products() {
        let third = Ratio::new(1, 3);
        assert_eq!(third + third + third, Ratio::ONE);
        assert_eq!(Ratio::new(2, 3) * Ratio::new(3, 4), Ratio::new(1, 2));
        assert!(third < Ratio::new(2, 5));
    }
}
