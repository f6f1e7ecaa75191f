//! Findings as people read them, and as programs do.

use annotate_snippets::{AnnotationKind, Group, Level as Heading, Renderer, Snippet};
use serde_json::{Value, json};

use crate::diagnostic::{Diagnostic, Level, Span, line_and_column};
use crate::report::Findings;

/// Every finding with a marked excerpt of the file, as compilers show them.
pub fn render(file: &str, source: &str, report: &impl Findings, color: bool) -> String {
    let renderer = if color { Renderer::styled() } else { Renderer::plain() };
    let mut out = String::new();
    for diagnostic in report.diagnostics() {
        out.push_str(&renderer.render(&[group(file, source, diagnostic)]));
        out.push_str("\n\n");
    }
    if report.left_out() > 0 {
        out.push_str(&format!("{file}: {} more problems are not listed\n\n", report.left_out()));
    }
    out
}

fn group<'a>(file: &'a str, source: &'a str, diagnostic: &'a Diagnostic) -> Group<'a> {
    let heading = match diagnostic.level {
        Level::Error => Heading::ERROR,
        Level::Warning => Heading::WARNING,
        Level::Note => Heading::NOTE,
    };
    let mut snippet = Snippet::source(source)
        .path(file)
        .annotation(AnnotationKind::Primary.span(shown_part(source, &diagnostic.span)));
    for (span, label) in &diagnostic.related {
        let span = shown_part(source, span);
        snippet = snippet.annotation(AnnotationKind::Context.span(span).label(label));
    }
    heading
        .primary_title(&diagnostic.message)
        .id(diagnostic.code)
        .element(snippet)
        .element(Heading::HELP.message(&diagnostic.advice))
}

/// The part of a span on its first line: a whole drawing would hide the message.
fn shown_part(source: &str, span: &Span) -> Span {
    let start = source.floor_char_boundary(span.start);
    let end = source.floor_char_boundary(span.end).max(start);
    let line = source[start..end].find(['\n', '\r']).map_or(end, |newline| start + newline);
    start..line
}

/// Every finding as a JSON object, for editors.
pub fn to_json(file: &str, source: &str, report: &impl Findings) -> Vec<Value> {
    let place = |span: &Span| {
        let (line, column) = line_and_column(source, span.start);
        let (end_line, end_column) = line_and_column(source, span.end);
        json!({"line": line, "column": column, "end_line": end_line, "end_column": end_column})
    };
    let object = |diagnostic: &Diagnostic| {
        let related: Vec<Value> = diagnostic
            .related
            .iter()
            .map(|(span, label)| json!({"place": place(span), "message": label}))
            .collect();
        json!({
            "file": file,
            "level": diagnostic.level.name(),
            "code": diagnostic.code,
            "place": place(&diagnostic.span),
            "message": diagnostic.message,
            "advice": diagnostic.advice,
            "related": related,
        })
    };
    report.diagnostics().iter().map(object).collect()
}
