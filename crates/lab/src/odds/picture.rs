//! The tables as one picture.

use std::fmt::Write;

use super::{OddsTable, value, words};
use crate::report::{color, escape};

const NAME: usize = 300;
const CELL: usize = 150;
const ROW: usize = 26;
const MARGIN: usize = 24;

/// An SVG file with a bar behind every number.
pub fn svg(tables: &[OddsTable]) -> String {
    let columns = tables.iter().map(|table| table.columns.len()).max().unwrap_or(0);
    let width = 2 * MARGIN + NAME + columns * CELL;
    let height = MARGIN + tables.iter().map(height_of).sum::<usize>();
    let mut out = format!(
        "<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"0 0 {width} {height}\" width=\"{width}\" height=\"{height}\" role=\"img\" \
         font-family=\"{}\" font-size=\"14\">\n<title>Odds of Space Hulk</title>\n\
         <desc>Exact chances of shots and close assaults, a table for each situation.</desc>\n\
         <rect width=\"{width}\" height=\"{height}\" fill=\"{}\"/>\n",
        escape(&drawing::theme().font),
        color("void")
    );
    let mut top = MARGIN;
    for table in tables {
        draw(&mut out, table, top);
        top += height_of(table);
    }
    out.push_str("</svg>\n");
    out
}

fn height_of(table: &OddsTable) -> usize {
    (table.rows.len() + 2) * ROW + table.note.lines().count() * 20 + MARGIN
}

fn draw(out: &mut String, table: &OddsTable, top: usize) {
    let mut y = top + 18;
    write_text(out, (MARGIN, y), "start", "marine", 18, &table.title);
    for line in table.note.lines() {
        y += 20;
        write_text(out, (MARGIN, y), "start", "text-dim", 13, line);
    }
    y += ROW;
    for (i, column) in table.columns.iter().enumerate() {
        write_text(out, (MARGIN + NAME + i * CELL + CELL - 14, y), "end", "text-dim", 14, column);
    }
    for (name, chances) in &table.rows {
        y += ROW;
        write_text(out, (MARGIN, y), "start", "text", 14, name);
        for (i, chance) in chances.iter().enumerate() {
            let left = MARGIN + NAME + i * CELL;
            let Some(chance) = chance else {
                write_text(out, (left + CELL - 14, y), "end", "text-dim", 14, "-");
                continue;
            };
            let long = (CELL - 8) as f64;
            // Writing to a string cannot fail.
            let _ = writeln!(
                out,
                "<rect x=\"{left}\" y=\"{}\" width=\"{long}\" height=\"20\" fill=\"{}\"/>\
                 <rect x=\"{left}\" y=\"{}\" width=\"{:.1}\" height=\"20\" fill=\"{}\"/>",
                y - 15,
                color("plate-dark"),
                y - 15,
                long * value(chance),
                color("carapace")
            );
            write_text(out, (left + CELL - 14, y), "end", "text", 14, &words(chance).1);
        }
    }
}

fn write_text(out: &mut String, (x, y): (usize, usize), anchor: &str, fill: &str, size: u8, text: &str) {
    let _ = writeln!(
        out,
        "<text x=\"{x}\" y=\"{y}\" text-anchor=\"{anchor}\" fill=\"{}\" font-size=\"{size}\">{}</text>",
        color(fill),
        escape(text)
    );
}
