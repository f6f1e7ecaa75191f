//! Examples of everything, for the long help.

/// What can be done, with examples.
pub(crate) const OVERVIEW: &str = r#"What you can do:

  blipfall                   play in your browser, on this computer
  blipfall serve             let others play too: blipfall serve --listen 0.0.0.0:7373

  blipfall engine            rules, games and odds as JSON lines, for programs in any language
      echo '{"cmd":"missions"}' | blipfall engine
      printf '%s\n' '{"cmd":"new","mission":"first-contact"}' '{"cmd":"legal"}' | blipfall engine

  blipfall board FILE        check a text board and print it in canonical form; - reads standard input
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

  blipfall campaign check    the same for a campaign file, together with the files of its missions

  blipfall mission generate  a new mission, made from a seed
      blipfall mission generate --archetype lair --size small --seed 5

  blipfall deck              the cards of Death Angel: check, list, show
      blipfall deck show overwatch --lang hu

  blipfall simulate          many games between computer players: who wins, how long, where Marines die
      blipfall simulate --mission shakedown --marine random --alien random --games 20

  blipfall arena             which of two computer players is better
      blipfall arena scout random --mission tutorial-1 --games 2

  blipfall solve             exact values of small positions, and what players lose on them
      blipfall solve --player random

  blipfall odds              exact odds of every weapon
      blipfall odds

  blipfall replay            recorded matches: show one at any moment, verify its dice, convert it

  blipfall store             everything that a server keeps: check it, copy it to PostgreSQL or back, back it up

  blipfall analyse FILE      a second opinion on a match: chances, errors, luck and skill
  blipfall puzzles list      positions in which one answer is clearly best; find and check them

  blipfall bench             how fast the rules run here
      blipfall bench --seconds 1
"#;
