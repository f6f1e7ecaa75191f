//! Maps as XML.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use quick_xml::escape::{escape, partial_escape};

use crate::map::{
    COLUMNS, Content, Layer, MAX_LAYERS, Object, Properties, Property, ROWS, TILE, TileRect, TiledMap,
    Tileset, decode, put_tiles,
};
use crate::xml::{self, Element};
use crate::{PICTURE_NAME, TiledError};

pub(crate) fn read(text: &str) -> Result<TiledMap, TiledError> {
    let root = xml::read(text)?;
    if root.name != "map" {
        return Err(TiledError::new(
            root.place(),
            format!("<{}> is no <map>", crate::map::shortened(&root.name)),
        ));
    }
    let whole = |name: &str| Ok(root.number(name)?.unwrap_or(0.0) as i64);
    let size = |name: &str| Ok(root.number(name)?.unwrap_or(f64::from(TILE)));
    let mut layers = Vec::new();
    read_layers(&root, &mut layers)?;
    let map = TiledMap {
        width: whole("width")?,
        height: whole("height")?,
        tile: (size("tilewidth")?, size("tileheight")?),
        properties: properties(&root)?,
        tilesets: root.all("tileset").map(tileset).collect::<Result<_, _>>()?,
        layers,
    };
    map.expect_fine(root.get("orientation").unwrap_or("orthogonal"))?;
    Ok(map)
}

fn properties(element: &Element) -> Result<Properties, TiledError> {
    let mut found = Properties::new();
    for property in element.first("properties").into_iter().flat_map(|list| list.all("property")) {
        let name = property.get("name").unwrap_or_default().to_owned();
        let text = property.get("value").map_or_else(|| property.text.clone(), str::to_owned);
        let value = match property.get("type") {
            Some("int" | "float") => {
                let number = text.trim().parse::<f64>().ok().filter(|number| number.is_finite());
                let number = number.ok_or_else(|| {
                    let message = format!("the property {:?} is no number", crate::map::shortened(&name));
                    TiledError::new(property.place(), message)
                })?;
                Property::Number(number as i64)
            }
            Some("bool") => Property::Flag(text.trim() == "true"),
            _ => Property::Text(text),
        };
        found.insert(name, value);
    }
    Ok(found)
}

fn tileset(element: &Element) -> Result<Tileset, TiledError> {
    let mut sections = BTreeMap::new();
    for tile in element.all("tile") {
        if let Some(Property::Text(section)) = properties(tile)?.get("section") {
            sections.insert(tile.number("id")?.unwrap_or(0.0) as u32, section.clone());
        }
    }
    Ok(Tileset { first: element.number("firstgid")?.unwrap_or(1.0) as u32, sections })
}

fn read_layers(element: &Element, layers: &mut Vec<Layer>) -> Result<(), TiledError> {
    for child in &element.children {
        let content = match child.name.as_str() {
            "group" => {
                read_layers(child, layers)?;
                continue;
            }
            "layer" => Content::Tiles(tiles(child)?),
            "objectgroup" => Content::Objects(child.all("object").map(object).collect::<Result<_, _>>()?),
            _ => continue,
        };
        if layers.len() >= MAX_LAYERS {
            return Err(TiledError::new(child.place(), format!("more than {MAX_LAYERS} layers")));
        }
        let name = child.get("name").unwrap_or_default().to_owned();
        layers.push(Layer { name, properties: properties(child)?, content });
    }
    Ok(())
}

fn frame(element: &Element) -> Result<TileRect, TiledError> {
    let whole = |name: &str| Ok(element.number(name)?.unwrap_or(0.0) as i64);
    Ok(TileRect { x: whole("x")?, y: whole("y")?, width: whole("width")?, height: whole("height")? })
}

fn tiles(layer: &Element) -> Result<BTreeMap<(i64, i64), u32>, TiledError> {
    let Some(data) = layer.first("data") else {
        return Err(TiledError::new(layer.place(), "the layer has no <data>"));
    };
    let (encoding, compression) = (data.get("encoding"), data.get("compression").unwrap_or_default());
    let mut tiles = BTreeMap::new();
    let mut put = |part: &Element, frame: TileRect| {
        let place = part.place();
        let numbers = match encoding {
            Some(encoding) => decode(&part.text, encoding, compression, &place)?,
            None => part
                .all("tile")
                .map(|tile| Ok(tile.number("gid")?.unwrap_or(0.0) as u32))
                .collect::<Result<_, TiledError>>()?,
        };
        put_tiles(&mut tiles, frame, numbers, &place)
    };
    if data.first("chunk").is_some() {
        // The map has no end: its parts say where they lie.
        for chunk in data.all("chunk") {
            put(chunk, frame(chunk)?)?;
        }
    } else {
        put(data, TileRect { x: 0, y: 0, ..frame(layer)? })?;
    }
    Ok(tiles)
}

fn object(element: &Element) -> Result<Object, TiledError> {
    let unread = ["polygon", "polyline", "text"].into_iter().find(|kind| element.first(kind).is_some());
    if let Some(kind) = unread {
        return Err(TiledError::new(
            element.place(),
            format!("a {kind} is no place: draw a rectangle or a point"),
        ));
    }
    if element.get("template").is_some() {
        return Err(TiledError::new(
            element.place(),
            "templates are not read: detach the object from its template",
        ));
    }
    let number = |name: &str| Ok::<_, TiledError>(element.number(name)?.unwrap_or(0.0));
    let height = number("height")?;
    // A tile that stands as an object hangs on its lower edge.
    let top = if element.get("gid").is_some() { number("y")? - height } else { number("y")? };
    Ok(Object {
        id: number("id")? as i64,
        name: element.get("name").unwrap_or_default().to_owned(),
        x: number("x")?,
        y: top,
        width: number("width")?,
        height,
        properties: properties(element)?,
    })
}

/// Writes a map.
pub(crate) fn write(map: &TiledMap) -> Result<String, TiledError> {
    let mut out = String::from("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n");
    write_map(&mut out, map).map_err(|error| TiledError::new("", error.to_string()))?;
    Ok(out)
}

fn write_map(out: &mut String, map: &TiledMap) -> std::fmt::Result {
    let objects = map.layers.iter().map(|layer| match &layer.content {
        Content::Objects(objects) => objects.len(),
        Content::Tiles(_) => 0,
    });
    writeln!(
        out,
        "<map version=\"1.10\" tiledversion=\"1.11.2\" orientation=\"orthogonal\" renderorder=\"right-down\" \
         width=\"{}\" height=\"{}\" tilewidth=\"{TILE}\" tileheight=\"{TILE}\" infinite=\"0\" \
         nextlayerid=\"{}\" nextobjectid=\"{}\">",
        map.width,
        map.height,
        map.layers.len() + 1,
        objects.sum::<usize>() + 1
    )?;
    write_properties(out, &map.properties, " ")?;
    for tileset in &map.tilesets {
        write_tileset(out, tileset)?;
    }
    for (i, layer) in map.layers.iter().enumerate() {
        write_layer(out, map, i + 1, layer)?;
    }
    out.push_str("</map>\n");
    Ok(())
}

fn write_tileset(out: &mut String, tileset: &Tileset) -> std::fmt::Result {
    writeln!(
        out,
        " <tileset firstgid=\"{}\" name=\"sections\" tilewidth=\"{TILE}\" tileheight=\"{TILE}\" \
         tilecount=\"{}\" columns=\"{COLUMNS}\">\n  <image source=\"{PICTURE_NAME}\" width=\"{}\" height=\"{}\"/>",
        tileset.first,
        COLUMNS * ROWS,
        COLUMNS * TILE,
        ROWS * TILE
    )?;
    for (id, section) in &tileset.sections {
        let section = BTreeMap::from([("section".to_owned(), Property::Text(section.clone()))]);
        writeln!(out, "  <tile id=\"{id}\">")?;
        write_properties(out, &section, "   ")?;
        writeln!(out, "  </tile>")?;
    }
    writeln!(out, " </tileset>")
}

fn write_layer(out: &mut String, map: &TiledMap, id: usize, layer: &Layer) -> std::fmt::Result {
    let name = escape(layer.name.as_str());
    match &layer.content {
        Content::Tiles(tiles) => {
            let (width, height) = (map.width, map.height);
            writeln!(out, " <layer id=\"{id}\" name=\"{name}\" width=\"{width}\" height=\"{height}\">")?;
            write_properties(out, &layer.properties, "  ")?;
            out.push_str("  <data encoding=\"csv\">\n");
            for row in 0..map.height {
                let number = |column| tiles.get(&(column, row)).copied().unwrap_or(0).to_string();
                out.push_str(&(0..map.width).map(number).collect::<Vec<_>>().join(","));
                out.push_str(if row + 1 < map.height { ",\n" } else { "\n" });
            }
            out.push_str("</data>\n </layer>\n");
        }
        Content::Objects(objects) => {
            writeln!(out, " <objectgroup id=\"{id}\" name=\"{name}\">")?;
            write_properties(out, &layer.properties, "  ")?;
            for object in objects {
                write_object(out, object)?;
            }
            out.push_str(" </objectgroup>\n");
        }
    }
    Ok(())
}

fn write_object(out: &mut String, object: &Object) -> std::fmt::Result {
    let Object { id, x, y, width, height, .. } = object;
    let name = escape(object.name.as_str());
    let name = if name.is_empty() { String::new() } else { format!(" name=\"{name}\"") };
    write!(out, "  <object id=\"{id}\"{name} x=\"{x}\" y=\"{y}\" width=\"{width}\" height=\"{height}\"")?;
    if object.properties.is_empty() {
        return out.write_str("/>\n");
    }
    out.push_str(">\n");
    write_properties(out, &object.properties, "   ")?;
    out.write_str("  </object>\n")
}

fn write_properties(out: &mut String, properties: &Properties, indent: &str) -> std::fmt::Result {
    if properties.is_empty() {
        return Ok(());
    }
    writeln!(out, "{indent}<properties>")?;
    for (name, value) in properties {
        let name = escape(name.as_str());
        match value {
            Property::Number(number) => {
                writeln!(out, "{indent} <property name=\"{name}\" type=\"int\" value=\"{number}\"/>")?;
            }
            Property::Flag(flag) => {
                writeln!(out, "{indent} <property name=\"{name}\" type=\"bool\" value=\"{flag}\"/>")?;
            }
            // In an attribute a line end would be read as a blank.
            Property::Text(text) if text.contains(['\n', '\t', '\r']) => {
                writeln!(
                    out,
                    "{indent} <property name=\"{name}\">{}</property>",
                    partial_escape(text.as_str())
                )?;
            }
            Property::Text(text) => {
                writeln!(out, "{indent} <property name=\"{name}\" value=\"{}\"/>", escape(text.as_str()))?;
            }
        }
    }
    writeln!(out, "{indent}</properties>")
}
