//! What every page has. It is written so that it is well-formed XML, too.

use std::fmt::Write;

use super::chart::{ChartStyle, by_round, color};
use crate::simulate::Results;

const LENGTH: ChartStyle =
    ChartStyle { title: "Length of the game", of: "Games that ended in each round", fill: "psi" };
const CASUALTIES: ChartStyle = ChartStyle {
    title: "Marines killed by round",
    of: "Marines killed in each round, over all games",
    fill: "alien",
};

/// The end of every page.
pub(crate) const FOOT: &str = "</main>\n</body>\n</html>\n";

pub(crate) fn head() -> String {
    let style = format!(
        "body{{margin:0;background:{};color:{};font:16px/1.5 {};}}\
         main{{max-width:1100px;margin:0 auto;padding:24px}}\
         h1,h2,h3{{line-height:1.2}}h2{{margin-top:48px;border-bottom:1px solid {};padding-bottom:8px}}\
         section{{overflow-x:auto}}svg,img{{max-width:100%;height:auto;display:block}}\
         svg text{{font:15px {}}}\
         img{{max-height:720px;background:{};margin-top:8px}}\
         table{{border-collapse:collapse;width:100%;font-size:14px}}\
         th,td{{padding:4px 8px;text-align:right;border-bottom:1px solid {};white-space:nowrap}}\
         th:nth-child(-n+2),td:nth-child(-n+2){{text-align:left}}\
         .pair{{display:flex;flex-wrap:wrap;gap:24px}}figure{{margin:8px 0}}figcaption{{color:{}}}\
         .dim{{color:{}}}.marine{{color:{}}}.draw{{color:{}}}.alien{{color:{}}}",
        color("void"),
        color("text"),
        drawing::theme().font,
        color("plate-line"),
        drawing::theme().font,
        color("void"),
        color("plate"),
        color("text-dim"),
        color("text-dim"),
        color("marine"),
        color("steel-dark"),
        color("carapace"),
    );
    format!(
        "<!DOCTYPE html>\n<html lang=\"en\">\n<head>\n<meta charset=\"utf-8\"/>\n\
         <meta name=\"viewport\" content=\"width=device-width, initial-scale=1\"/>\n\
         <title>Blipfall: what the games say</title>\n<style>{style}</style>\n</head>\n<body>\n<main>\n"
    )
}

pub(crate) fn intro<R>(results: &Results<R>) -> String {
    let (played, planned) = (results.records.len(), results.planned);
    let rest = if results.is_whole() {
        String::new()
    } else {
        format!(" The run was stopped: {planned} games were planned.")
    };
    format!(
        "<h1>What the games say</h1>\n<p>{played} games, played by Blipfall {}.{rest} Intervals are those of 95%: \
         where two of them overlap, more games may turn the order round.</p>\n",
        env!("CARGO_PKG_VERSION")
    )
}

/// Charts of how long games last and when Marines die.
pub(crate) fn rounds(ends: &[u64], deaths: &[u64]) -> String {
    let mut out = String::from("<div class=\"pair\">\n");
    for (look, counts) in [(&LENGTH, ends), (&CASUALTIES, deaths)] {
        if !counts.is_empty() {
            let (caption, chart) = (look.title, by_round(look, counts));
            let _ = write!(out, "<figure><figcaption>{caption}</figcaption>\n{chart}</figure>\n");
        }
    }
    out.push_str("</div>\n");
    out
}
