//! Maps as JSON.

use std::collections::BTreeMap;

use serde_json::{Value, json};

use crate::map::{
    COLUMNS, Content, Layer, MAX_LAYERS, Object, Properties, Property, ROWS, TILE, TileRect, TiledMap,
    Tileset, decode, put_tiles,
};
use crate::{PICTURE_NAME, TiledError};

/// Groups of layers inside each other.
const MAX_DEPTH: usize = 20;

pub(crate) fn read(text: &str) -> Result<TiledMap, TiledError> {
    let root: Value = serde_json::from_str(text).map_err(|error| {
        let place = format!("line {}, column {}", error.line(), error.column());
        TiledError::new(place, format!("this is no JSON: {error}"))
    })?;
    if root.get("layers").is_none() {
        return Err(TiledError::new("map", "there are no `layers`: this is no map of Tiled"));
    }
    let mut layers = Vec::new();
    read_layers(&root, &mut layers, 0)?;
    let size = |name: &str| number(&root, name, "map").map(|size| size.unwrap_or(f64::from(TILE)));
    let map = TiledMap {
        width: whole(&root, "width", "map")?,
        height: whole(&root, "height", "map")?,
        tile: (size("tilewidth")?, size("tileheight")?),
        properties: properties(&root, "map")?,
        tilesets: list(&root, "tilesets").iter().map(tileset).collect::<Result<_, _>>()?,
        layers,
    };
    map.expect_fine(root["orientation"].as_str().unwrap_or("orthogonal"))?;
    Ok(map)
}

fn list<'a>(value: &'a Value, name: &str) -> &'a [Value] {
    value.get(name).and_then(Value::as_array).map_or(&[], Vec::as_slice)
}

fn number(value: &Value, name: &str, place: &str) -> Result<Option<f64>, TiledError> {
    match value.get(name) {
        None | Some(Value::Null) => Ok(None),
        Some(value) => {
            let wrong = || TiledError::new(place, format!("`{name}` is no number"));
            value.as_f64().map(Some).ok_or_else(wrong)
        }
    }
}

fn whole(value: &Value, name: &str, place: &str) -> Result<i64, TiledError> {
    Ok(number(value, name, place)?.unwrap_or(0.0) as i64)
}

fn text(value: &Value, name: &str) -> String {
    value.get(name).and_then(Value::as_str).unwrap_or_default().to_owned()
}

fn properties(value: &Value, place: &str) -> Result<Properties, TiledError> {
    let mut found = Properties::new();
    for property in list(value, "properties") {
        let name = text(property, "name");
        let value = match &property["value"] {
            Value::Bool(flag) => Property::Flag(*flag),
            Value::Number(number) => Property::Number(number.as_f64().unwrap_or(0.0) as i64),
            Value::String(text) => Property::Text(text.clone()),
            _ => {
                let name = crate::map::shortened(&name);
                return Err(TiledError::new(
                    place,
                    format!("the property {name:?} is neither text nor number"),
                ));
            }
        };
        found.insert(name, value);
    }
    Ok(found)
}

fn tileset(value: &Value) -> Result<Tileset, TiledError> {
    let mut sections = BTreeMap::new();
    for tile in list(value, "tiles") {
        if let Some(Property::Text(section)) = properties(tile, "tileset")?.get("section") {
            sections.insert(whole(tile, "id", "tileset")? as u32, section.clone());
        }
    }
    let first = number(value, "firstgid", "tileset")?.unwrap_or(1.0) as u32;
    Ok(Tileset { first, sections })
}

fn read_layers(value: &Value, layers: &mut Vec<Layer>, depth: usize) -> Result<(), TiledError> {
    if depth > MAX_DEPTH {
        return Err(TiledError::new("map", format!("more than {MAX_DEPTH} groups in each other")));
    }
    for layer in list(value, "layers") {
        let name = text(layer, "name");
        let place = format!("layer {:?}", crate::map::shortened(&name));
        let content = match layer["type"].as_str() {
            Some("group") => {
                read_layers(layer, layers, depth + 1)?;
                continue;
            }
            Some("tilelayer") => Content::Tiles(tiles(layer, &place)?),
            Some("objectgroup") => {
                let objects = list(layer, "objects").iter().map(|value| object(value, &place));
                Content::Objects(objects.collect::<Result<_, _>>()?)
            }
            _ => continue,
        };
        if layers.len() >= MAX_LAYERS {
            return Err(TiledError::new(place, format!("more than {MAX_LAYERS} layers")));
        }
        let properties = properties(layer, &place)?;
        layers.push(Layer { name, properties, content });
    }
    Ok(())
}

fn tiles(layer: &Value, place: &str) -> Result<BTreeMap<(i64, i64), u32>, TiledError> {
    let encoding = layer["encoding"].as_str().unwrap_or("csv");
    let compression = layer["compression"].as_str().unwrap_or_default();
    let mut tiles = BTreeMap::new();
    let mut put = |part: &Value, frame: TileRect| {
        let numbers = match &part["data"] {
            Value::String(text) => decode(text, encoding, compression, place)?,
            Value::Array(numbers) => {
                let number = |value: &Value| value.as_u64().and_then(|number| u32::try_from(number).ok());
                let numbers: Option<Vec<u32>> = numbers.iter().map(number).collect();
                numbers.ok_or_else(|| TiledError::new(place, "`data` has something that is no tile"))?
            }
            _ => return Err(TiledError::new(place, "there is no `data`")),
        };
        put_tiles(&mut tiles, frame, numbers, place)
    };
    let frame = |part: &Value| {
        let whole = |name: &str| whole(part, name, place);
        Ok::<_, TiledError>(TileRect {
            x: whole("x")?,
            y: whole("y")?,
            width: whole("width")?,
            height: whole("height")?,
        })
    };
    if layer.get("chunks").is_some() {
        for chunk in list(layer, "chunks") {
            put(chunk, frame(chunk)?)?;
        }
    } else {
        put(layer, TileRect { x: 0, y: 0, ..frame(layer)? })?;
    }
    Ok(tiles)
}

fn object(value: &Value, layer: &str) -> Result<Object, TiledError> {
    let id = whole(value, "id", layer)?;
    let place = format!("{layer}, object {id}");
    let unread =
        ["polygon", "polyline", "text", "template"].into_iter().find(|kind| value.get(kind).is_some());
    if let Some(kind) = unread {
        return Err(TiledError::new(place, format!("a {kind} is no place: draw a rectangle or a point")));
    }
    let number = |name: &str| Ok::<_, TiledError>(number(value, name, &place)?.unwrap_or(0.0));
    let height = number("height")?;
    let top = if value.get("gid").is_some() { number("y")? - height } else { number("y")? };
    Ok(Object {
        id,
        name: text(value, "name"),
        x: number("x")?,
        y: top,
        width: number("width")?,
        height,
        properties: properties(value, &place)?,
    })
}

/// Writes a map.
pub(crate) fn write(map: &TiledMap) -> String {
    let layers: Vec<Value> =
        map.layers.iter().enumerate().map(|(i, layer)| layer_json(map, i, layer)).collect();
    let objects = map.layers.iter().map(|layer| match &layer.content {
        Content::Objects(objects) => objects.len(),
        Content::Tiles(_) => 0,
    });
    let document = json!({
        "type": "map",
        "version": "1.10",
        "tiledversion": "1.11.2",
        "orientation": "orthogonal",
        "renderorder": "right-down",
        "infinite": false,
        "compressionlevel": -1,
        "width": map.width,
        "height": map.height,
        "tilewidth": TILE,
        "tileheight": TILE,
        "nextlayerid": map.layers.len() + 1,
        "nextobjectid": objects.sum::<usize>() + 1,
        "properties": properties_json(&map.properties),
        "tilesets": map.tilesets.iter().map(tileset_json).collect::<Vec<_>>(),
        "layers": layers,
    });
    format!("{document:#}\n")
}

fn properties_json(properties: &Properties) -> Value {
    let one = |(name, value): (&String, &Property)| match value {
        Property::Text(text) => json!({"name": name, "type": "string", "value": text}),
        Property::Number(number) => json!({"name": name, "type": "int", "value": number}),
        Property::Flag(flag) => json!({"name": name, "type": "bool", "value": flag}),
    };
    properties.iter().map(one).collect()
}

fn tileset_json(tileset: &Tileset) -> Value {
    let tile = |(id, section): (&u32, &String)| {
        let section = BTreeMap::from([("section".to_owned(), Property::Text(section.clone()))]);
        json!({"id": id, "properties": properties_json(&section)})
    };
    json!({
        "firstgid": tileset.first,
        "name": "sections",
        "tilewidth": TILE,
        "tileheight": TILE,
        "tilecount": COLUMNS * ROWS,
        "columns": COLUMNS,
        "image": PICTURE_NAME,
        "imagewidth": COLUMNS * TILE,
        "imageheight": ROWS * TILE,
        "margin": 0,
        "spacing": 0,
        "tiles": tileset.sections.iter().map(tile).collect::<Vec<_>>(),
    })
}

fn layer_json(map: &TiledMap, index: usize, layer: &Layer) -> Value {
    let mut written = json!({
        "id": index + 1,
        "name": layer.name,
        "opacity": 1,
        "visible": true,
        "x": 0,
        "y": 0,
        "properties": properties_json(&layer.properties),
    });
    match &layer.content {
        Content::Tiles(tiles) => {
            let squares = (0..map.height).flat_map(|row| (0..map.width).map(move |column| (column, row)));
            let data: Vec<u32> = squares.map(|at| tiles.get(&at).copied().unwrap_or(0)).collect();
            written["type"] = json!("tilelayer");
            written["width"] = json!(map.width);
            written["height"] = json!(map.height);
            written["data"] = json!(data);
        }
        Content::Objects(objects) => {
            written["type"] = json!("objectgroup");
            written["draworder"] = json!("index");
            written["objects"] = objects.iter().map(object_json).collect();
        }
    }
    written
}

fn object_json(object: &Object) -> Value {
    json!({
        "id": object.id,
        "name": object.name,
        "type": "",
        "rotation": 0,
        "visible": true,
        "x": object.x,
        "y": object.y,
        "width": object.width,
        "height": object.height,
        "properties": properties_json(&object.properties),
    })
}
