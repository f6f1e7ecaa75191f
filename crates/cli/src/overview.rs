//! What a first call shows.

use std::io::{self, Write};

use crate::Exit;

const OVERVIEW: &str = r#"Blipfall, the digital home of the board game Space Hulk and the card game Death Angel.
Unofficial: not made, endorsed or supported by the owners of the games.

What you can do:

  blipfall engine            play and ask by JSON lines, from any language
      echo '{"cmd":"missions"}' | blipfall engine
      printf '%s\n' '{"cmd":"new","mission":"first-contact"}' '{"cmd":"legal"}' | blipfall engine

  blipfall board FILE        check a text board and print it tidily; - reads standard input
      echo 'a:m1> a a a:g1<' | blipfall board -
      echo 'a:m1> a a a:g1<' | blipfall board - --json
      echo 'a:m1> a a a:g1<' | blipfall board - --text --legend

  blipfall mission render    draw a mission: an SVG picture, or text
      blipfall mission render first-contact --legend
      blipfall mission render first-contact --text --coordinates

  blipfall mission list      the missions that come with the program, and your own
      blipfall mission list
      blipfall mission show first-contact --lang de

  blipfall mission check     every mistake in a mission file at once, each with its place and advice
      blipfall mission new my-mission --dir "$(mktemp -d)"

  blipfall mission generate  a mission that nobody has seen before
      blipfall mission generate --archetype lair --size small --seed 5

  blipfall deck              the cards of Death Angel: check, list, show
      blipfall deck show overwatch --lang hu

  blipfall simulate          many games between computer players: who wins, how long, where Marines die
      blipfall simulate --mission shakedown --marine random --alien random --games 20

  blipfall arena             which of two computer players is better
      blipfall arena scout random --mission tutorial-1 --games 2

  blipfall odds              exact odds of every weapon
      blipfall odds

  blipfall replay            matches that were played: show FILE at any moment, verify its dice, convert it

  blipfall bench             how fast the rules run here
      blipfall bench --seconds 1

  blipfall help              every command with its options
"#;

/// Prints the overview.
pub(crate) fn print(out: &mut impl Write) -> io::Result<Exit> {
    out.write_all(OVERVIEW.as_bytes())?;
    Ok(Exit::Fine)
}
