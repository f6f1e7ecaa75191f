//! A 64-bit hash that is the same in every process and on every machine.

use std::hash::{Hash, Hasher};

/// Hashes a value with [`StableHasher`].
pub fn stable_hash<T: Hash + ?Sized>(value: &T) -> u64 {
    let mut hasher = StableHasher::default();
    value.hash(&mut hasher);
    hasher.finish()
}

/// A hasher without a random key. Pointer-sized numbers count as 64 bits, so
/// that lengths and enum tags weigh the same everywhere.
///
/// It is no defence against chosen collisions, and needs none.
#[derive(Clone, Debug)]
pub struct StableHasher(u64);

impl Default for StableHasher {
    fn default() -> Self {
        StableHasher(0x9E37_79B9_7F4A_7C15)
    }
}

impl StableHasher {
    #[inline]
    fn mix(&mut self, word: u64) {
        let product = u128::from(self.0 ^ word) * 0xA076_1D64_78BD_642F_u128;
        let folded = (product as u64) ^ ((product >> 64) as u64);
        self.0 = folded.wrapping_add(0x9E37_79B9_7F4A_7C15).rotate_left(29);
    }
}

impl Hasher for StableHasher {
    fn write(&mut self, bytes: &[u8]) {
        let mut chunks = bytes.chunks_exact(8);
        for chunk in &mut chunks {
            self.mix(u64::from_le_bytes(chunk.try_into().expect("eight bytes")));
        }
        let rest = chunks.remainder();
        if !rest.is_empty() {
            let mut last = [0; 8];
            last[..rest.len()].copy_from_slice(rest);
            self.mix(u64::from_le_bytes(last) ^ (rest.len() as u64) << 56);
        }
    }

    fn write_u8(&mut self, n: u8) {
        self.mix(u64::from(n));
    }
    fn write_u16(&mut self, n: u16) {
        self.mix(u64::from(n));
    }
    fn write_u32(&mut self, n: u32) {
        self.mix(u64::from(n));
    }
    fn write_u64(&mut self, n: u64) {
        self.mix(n);
    }
    fn write_usize(&mut self, n: usize) {
        self.mix(n as u64);
    }
    fn write_isize(&mut self, n: isize) {
        self.mix(n as i64 as u64);
    }
    fn write_i8(&mut self, n: i8) {
        self.mix(n as i64 as u64);
    }
    fn write_i16(&mut self, n: i16) {
        self.mix(n as i64 as u64);
    }
    fn write_i32(&mut self, n: i32) {
        self.mix(n as i64 as u64);
    }

    fn finish(&self) -> u64 {
        let mut h = self.0;
        h = (h ^ (h >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        h = (h ^ (h >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        h ^ (h >> 31)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// If this fails, hashes in stored games no longer match.
    #[test]
    fn golden_hashes() {
        assert_eq!(stable_hash(&0u8), 9_897_963_025_307_846_588);
        assert_eq!(stable_hash("blipfall"), 13587204942334953676);
    }

    #[test]
    fn neighbours_differ() {
        let hashes: std::collections::BTreeSet<u64> = (0..10_000u64).map(|n| stable_hash(&n)).collect();
        assert_eq!(hashes.len(), 10_000);
        assert_ne!(stable_hash(&[1u8, 0]), stable_hash(&[1u8]));
        assert_ne!(stable_hash(&[1u8, 2]), stable_hash(&[2u8, 1]));
    }
}
