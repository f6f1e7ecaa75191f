//! What the dice follow from.

use table::{Nonce, Secret};

use crate::house::id;

/// Computed by another implementation: if one of these fails, the dice of finished matches
/// can no longer be checked.
#[test]
fn golden_commitments_and_seed() {
    let secret = Secret::new(std::array::from_fn(|i| i as u8));
    let commitment = "6254f57ecd81019f175252dca91b3e31dbe7e9745d206d8bd2b2e1a56824342d";
    assert_eq!(secret.commitment().to_hex(), commitment);
    let contribution = "2e180dbc9f3c1232a561499df93078dc19af96734517edffe8d98313e173b14d";
    let nonce = Nonce::new(vec![1; 16]).unwrap();
    assert_eq!(nonce.commitment(&id("match-1"), secret.commitment(), &id("ann")).to_hex(), contribution);
    let second = "a959d307ceb0576a66c95ee302de4c7c898bf8750640e86c3dd049ca3a2571fe";
    assert_eq!((secret.of_start(1), secret.of_start(2).to_hex()), (secret.clone(), second.to_owned()));
    let nonces = [Nonce::new(vec![1; 16]), None, Nonce::new(vec![2; 32])];
    let seed = "f393787b138572bcabb6bfed98e9075f265094ab1394b725f0f3a5705dc6402e";
    assert_eq!(secret.seed(&id("match-1"), nonces.iter().map(Option::as_ref)).to_hex(), seed);
}

/// Nothing can be moved from one part to the next without changing the seed.
#[test]
fn every_part_has_a_say() {
    let secret = Secret::new([7; 32]);
    let seed = |id: &str, nonces: &[Option<Nonce>]| {
        secret.seed(&crate::house::id(id), nonces.iter().map(Option::as_ref)).to_hex()
    };
    let (a, b) = (Nonce::new(vec![1; 16]), Nonce::new(vec![2; 16]));
    let seeds = [
        seed("m", &[a.clone(), b.clone()]),
        seed("m", &[b.clone(), a.clone()]),
        seed("m", &[a.clone(), None]),
        seed("m", &[None, a.clone()]),
        seed("m", std::slice::from_ref(&a)),
        seed("m2", &[a.clone(), b.clone()]),
        Secret::new([8; 32]).seed(&id("m"), [a.as_ref(), b.as_ref()]).to_hex(),
    ];
    let different: std::collections::BTreeSet<&String> = seeds.iter().collect();
    assert_eq!(different.len(), seeds.len());
}

#[test]
fn contributions_have_a_length() {
    for (length, fits) in [(0, false), (15, false), (16, true), (64, true), (65, false)] {
        assert_eq!(Nonce::new(vec![0; length]).is_some(), fits, "{length}");
        assert_eq!(Nonce::from_hex(&"00".repeat(length)).is_some(), fits, "{length}");
    }
    assert_eq!(Nonce::from_hex("0g".repeat(16).as_str()), None);
}

#[test]
fn a_secret_is_not_printed() {
    let secret = Secret::new([0xab; 32]);
    assert!(!format!("{secret:?}").contains("ab"));
    assert!(!format!("{:?}", secret.seed(&id("m"), [])).contains(&secret.seed(&id("m"), []).to_hex()[..6]));
}
