//! Games as rows, and rows as comma-separated values.

use std::io;

/// A column of a file with a row for each game: its name, and what it holds of a game.
#[derive(Debug)]
pub enum Column<R> {
    /// A text, where there is one.
    Text(&'static str, fn(&R) -> Option<String>),
    /// A number that is not negative.
    Number(&'static str, fn(&R) -> u64),
    /// Whether something is so.
    Flag(&'static str, fn(&R) -> bool),
}

impl<R> Column<R> {
    /// What the column is called in files.
    pub fn name(&self) -> &'static str {
        match self {
            Column::Text(name, _) | Column::Number(name, _) | Column::Flag(name, _) => name,
        }
    }

    /// What it holds of a game, as text; empty where there is nothing.
    fn cell(&self, record: &R) -> String {
        match self {
            Column::Text(_, of) => of(record).unwrap_or_default(),
            Column::Number(_, of) => of(record).to_string(),
            Column::Flag(_, of) => of(record).to_string(),
        }
    }
}

/// A row for each game, under a row of names.
pub(crate) fn csv<R>(columns: &[Column<R>], records: &[R]) -> io::Result<Vec<u8>> {
    let mut writer = csv::Writer::from_writer(Vec::new());
    writer.write_record(columns.iter().map(Column::name))?;
    for record in records {
        writer.write_record(columns.iter().map(|column| column.cell(record)))?;
    }
    writer.into_inner().map_err(|error| error.into_error())
}
