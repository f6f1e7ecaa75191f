//! Rows as tables to be read.

/// Rows under their names: the first `texts` columns to the left, numbers to the right.
pub(crate) fn lay_out<const N: usize>(head: &[&str; N], rows: &[[String; N]], texts: usize) -> String {
    let rows: Vec<[String; N]> =
        std::iter::once(head.map(str::to_owned)).chain(rows.iter().cloned()).collect();
    let widths: [usize; N] =
        std::array::from_fn(|i| rows.iter().map(|row| row[i].chars().count()).max().unwrap_or(0));
    let mut out = String::new();
    for row in &rows {
        let line: Vec<String> = (0..N)
            .map(|i| {
                if i < texts {
                    format!("{:<width$}", row[i], width = widths[i])
                } else {
                    format!("{:>width$}", row[i], width = widths[i])
                }
            })
            .collect();
        out.push_str(line.join("  ").trim_end());
        out.push('\n');
    }
    out
}

/// The same in Markdown.
pub(crate) fn lay_out_markdown<const N: usize>(
    head: &[&str; N],
    rows: &[[String; N]],
    texts: usize,
) -> String {
    let rule: Vec<&str> = (0..N).map(|i| if i < texts { "---" } else { "--:" }).collect();
    let mut out = format!("| {} |\n|{}|\n", head.join(" | "), rule.join("|"));
    for row in rows {
        let cells: Vec<String> = row.iter().map(|cell| cell.replace('|', "\\|")).collect();
        out.push_str(&format!("| {} |\n", cells.join(" | ")));
    }
    out
}
