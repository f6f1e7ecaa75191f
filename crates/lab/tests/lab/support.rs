//! What several tests need.

use std::path::PathBuf;

use content::Language;
use content::hulk::Library;
use lab::hulk::{Mission, Plan};

/// A mission that comes with the program.
pub fn mission(id: &str) -> Mission {
    let mission = Library::built_in().find(id).expect("it comes with the program");
    let title = mission.title.get(Language::En).to_owned();
    Mission { id: id.to_owned(), title, position: mission.position() }
}

/// Random players on a small mission and a larger one.
pub fn plan(games: u64) -> Plan {
    Plan {
        missions: ["tutorial-1", "shakedown"].map(mission).into(),
        marines: vec!["random".into()],
        aliens: vec!["random".into()],
        first_seed: 0,
        games,
    }
}

/// A folder of this test's own, which goes with it.
pub struct Folder(pub PathBuf);

impl Folder {
    pub fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("blipfall-lab-{name}-{}", std::process::id()));
        std::fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}
