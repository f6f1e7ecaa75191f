//! XML as a tree, bounded in depth and number. Entities of the document's own are not resolved.

use quick_xml::XmlVersion;
use quick_xml::events::{BytesStart, Event};
use quick_xml::reader::Reader;

use crate::TiledError;

const MAX_DEPTH: usize = 20;
const MAX_ELEMENTS: usize = 100_000;

/// An element with everything in it.
#[derive(Debug, Default)]
pub(crate) struct Element {
    pub name: String,
    pub attributes: Vec<(String, String)>,
    pub children: Vec<Element>,
    /// All text directly in it.
    pub text: String,
    /// The line on which it begins, from 1.
    pub line: usize,
}

impl Element {
    pub fn get(&self, name: &str) -> Option<&str> {
        self.attributes.iter().find(|(key, _)| key == name).map(|(_, value)| value.as_str())
    }

    pub fn all<'a>(&'a self, name: &'a str) -> impl Iterator<Item = &'a Element> {
        self.children.iter().filter(move |child| child.name == name)
    }

    pub fn first(&self, name: &str) -> Option<&Element> {
        self.children.iter().find(|child| child.name == name)
    }

    pub fn place(&self) -> String {
        format!("line {}", self.line)
    }

    /// A number; nothing if it is not given.
    pub fn number(&self, name: &str) -> Result<Option<f64>, TiledError> {
        let Some(text) = self.get(name) else { return Ok(None) };
        let number = text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
        number.map(Some).ok_or_else(|| {
            TiledError::new(self.place(), format!("`{name}` is {:?}, no number", crate::map::shortened(text)))
        })
    }
}

/// Reads a document with one root.
pub(crate) fn read(text: &str) -> Result<Element, TiledError> {
    let mut reader = Reader::from_str(text);
    let mut lines = Lines { text, at: 0, line: 1 };
    let mut open: Vec<Element> = vec![Element::default()];
    let mut n_elements = 0;
    loop {
        let line = lines.at(reader.buffer_position() as usize);
        let place = || format!("line {line}");
        let event = reader.read_event().map_err(|error| {
            let line = lines.at(reader.error_position() as usize);
            TiledError::new(format!("line {line}"), format!("this is no XML: {error}"))
        })?;
        match event {
            Event::Start(start) => {
                let element = element(&start, line)?;
                open.push(element);
                n_elements += 1;
            }
            Event::Empty(start) => {
                let element = element(&start, line)?;
                top(&mut open).children.push(element);
                n_elements += 1;
            }
            Event::End(_) => {
                let closed = open.pop().unwrap_or_default();
                if open.is_empty() {
                    return Err(TiledError::new(place(), "an element ends that has not begun"));
                }
                top(&mut open).children.push(closed);
            }
            Event::Text(words) => top(&mut open).text.push_str(&words.xml_content(XmlVersion::Implicit1_0)),
            Event::CData(words) => top(&mut open).text.push_str(&words.xml_content(XmlVersion::Implicit1_0)),
            Event::GeneralRef(name) => {
                let known = match name.resolve_char_ref() {
                    Ok(Some(letter)) => Some(letter.to_string()),
                    _ => quick_xml::escape::resolve_predefined_entity(&name).map(str::to_owned),
                };
                let known = known.ok_or_else(|| TiledError::new(place(), "an unknown entity"))?;
                top(&mut open).text.push_str(&known);
            }
            Event::DocType(_) => {
                return Err(TiledError::new(place(), "document types are not read: leave <!DOCTYPE> out"));
            }
            Event::Eof => break,
            _ => {}
        }
        if open.len() > MAX_DEPTH || n_elements > MAX_ELEMENTS {
            let message =
                format!("more than {MAX_ELEMENTS} elements, or more than {MAX_DEPTH} in each other");
            return Err(TiledError::new(place(), message));
        }
    }
    match (open.pop(), open.is_empty()) {
        (Some(mut document), true) if document.children.len() == 1 => Ok(document.children.remove(0)),
        (Some(element), false) => {
            Err(TiledError::new(element.place(), format!("<{}> has no end", element.name)))
        }
        _ => Err(TiledError::new("line 1", "there is no element, or more than one")),
    }
}

fn top(open: &mut Vec<Element>) -> &mut Element {
    if open.is_empty() {
        open.push(Element::default());
    }
    let last = open.len() - 1;
    &mut open[last]
}

fn element(start: &BytesStart<'_>, line: usize) -> Result<Element, TiledError> {
    let wrong = |error: &dyn std::fmt::Display| TiledError::new(format!("line {line}"), error.to_string());
    let mut attributes = Vec::new();
    for attribute in start.attributes() {
        let attribute = attribute.map_err(|error| wrong(&error))?;
        let value = attribute.normalized_value(XmlVersion::Implicit1_0).map_err(|error| wrong(&error))?;
        attributes.push((attribute.key.as_ref().to_owned(), value.into_owned()));
    }
    Ok(Element { name: start.name().as_ref().to_owned(), attributes, line, ..Element::default() })
}

/// The lines of places that are asked for one after the other.
struct Lines<'a> {
    text: &'a str,
    at: usize,
    line: usize,
}

impl Lines<'_> {
    fn at(&mut self, place: usize) -> usize {
        let place = place.min(self.text.len());
        if place > self.at {
            self.line += self.text.as_bytes()[self.at..place].iter().filter(|byte| **byte == b'\n').count();
            self.at = place;
        }
        self.line
    }
}
