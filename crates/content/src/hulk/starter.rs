//! A mission to begin with.

/// A small commented mission that plays, as the first version of somebody's own.
pub fn starter(id: &str, title: &str) -> String {
    let title = title.replace('\\', "\\\\").replace('"', "\\\"");
    include_str!("starter.toml")
        .replace("\"ID\"", &format!("\"{id}\""))
        .replace("ID.toml", &format!("{id}.toml"))
        .replace("TITLE", &title)
}
