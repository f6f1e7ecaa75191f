//! Missions that are legal and cost much.

/// A mission with one open room of this size, and numbers that make it different from all others.
pub(crate) fn open_room(width: usize, height: usize, number: u32) -> String {
    let row = "a".repeat(width);
    let rows: Vec<&str> = (0..height).map(|_| row.as_str()).collect();
    mission(number, &rows.join("\n"), MARINE, "")
}

/// A mission on which the sides cannot meet, and which never ends by itself.
pub(crate) fn apart(number: u32) -> String {
    let alien = "[[genestealer]]\nat = \"9,1\"\nfacing = \"W\"\n";
    mission(number, "aaaa   bbbb\naaaa   bbbb\naaaa   bbbb", MARINE, alien)
}

/// A mission on which a flamer has as many aliens before it as fit into a room.
pub(crate) fn flamer(number: u32, aliens: usize) -> String {
    let squares: Vec<String> = (0..aliens).map(|n| format!("\"{},{}\"", 3 + n % 8, n / 8)).collect();
    let aliens = format!("[[genestealer]]\nat = [{}]\nfacing = \"W\"\n", squares.join(", "));
    let marine = MARINE.replace("[[marine]]\n", "[[marine]]\nranged = \"heavy_flamer\"\n");
    mission(number, &["aabbbbbbbbbb"; 4].join("\n"), &marine, &aliens)
}

const MARINE: &str = "[[marine]]\nid = \"m1\"\nat = \"0,0\"\nfacing = \"E\"\n";

fn mission(number: u32, rows: &str, marine: &str, aliens: &str) -> String {
    format!(
        "format = 1\nid = \"abuse-{number}\"\nauthor = \"A\"\nlicence = \"MIT OR Apache-2.0\"\ndifficulty = 1\n\n\
         [title]\nen = \"Abuse {number}\"\n\n[briefing]\nen = \"None.\"\n\n[[map]]\nrows = '''\n{rows}\n'''\n\n\
         {marine}\n{aliens}\n[[goal]]\nfor = \"alien\"\nid = \"end\"\nwhen = {{ not = {{ marines_on_board = 1 }} }}\n"
    )
}

#[cfg(test)]
mod tests {
    use table::{GameTerms, Terms};

    use super::*;

    /// They are refused for nothing: what they cost is the cost of playing them.
    #[test]
    fn the_missions_are_legal() {
        for mission in [open_room(5, 5, 1), apart(2), flamer(3, 12)] {
            let game =
                GameTerms::SpaceHulk { mission: mission.clone(), options: Default::default(), solo: None };
            let terms = Terms { game, clock: None, practice: false, open_hands: false, lesson: None };
            if let Err(why) = terms.check() {
                panic!("{why:?}\n{mission}");
            }
        }
    }
}
