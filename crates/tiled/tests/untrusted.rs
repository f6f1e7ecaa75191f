//! What is wrong with a map is said with its place, and nothing is too much for the reader.

use tiled::{Form, export, import};

fn problem(map: &str) -> String {
    import(map).expect_err("it has a mistake").to_string()
}

const HEAD: &str = r#"<map orientation="orthogonal" width="3" height="2" tilewidth="32" tileheight="32">"#;

/// A map that somebody has drawn in Tiled, with a tileset of their own, in an infinite map and in base64.
#[test]
fn maps_of_others_are_read() {
    let map = format!(
        "{HEAD}
 <tileset firstgid=\"1\" source=\"mine.tsx\"/>
 <group name=\"all\">
  <layer name=\"Level 0\" width=\"3\" height=\"2\">
   <data><chunk x=\"0\" y=\"0\" width=\"3\" height=\"2\"><tile gid=\"65\"/><tile gid=\"65\"/><tile/>
    <tile gid=\"3221225538\"/><tile gid=\"66\"/><tile gid=\"66\"/></chunk></data>
  </layer>
  <objectgroup name=\"Marines\">
   <object id=\"1\" name=\"orso\" x=\"2\" y=\"33\" width=\"30\" height=\"30\">
    <properties><property name=\"facing\" value=\"E\"/><property name=\"ammo\" value=\"3\"/></properties>
   </object>
  </objectgroup>
  <objectgroup name=\"walls\"><object id=\"2\" x=\"0\" y=\"0\" width=\"32\" height=\"64\"/></objectgroup>
  <objectgroup name=\"notes\"/>
 </group>
</map>"
    );
    let imported = import(&map).expect("it is a map");
    assert_eq!(imported.left_out, ["notes"]);
    let text = imported.text;
    for part in ["\naa\nbbb\n", "id = \"orso\"", "at = \"0,0\"", "ammo = 3", "walls = [[\"0,1\", \"0,0\"]]"] {
        assert!(text.contains(part), "{part:?} is missing:\n{text}");
    }
}

#[test]
fn mistakes_are_named_with_their_place() {
    let cases = [
        ("hello", "line 1: this is no map of Tiled"),
        ("<map>\n<layer>\n</map>", "line 3: this is no XML"),
        ("<html/>", "line 1: <html> is no <map>"),
        ("<!DOCTYPE map [<!ENTITY a \"b\">]><map/>", "document types are not read"),
        ("<map width=\"x\"/>", "line 1: `width` is \"x\", no number"),
        ("<map width=\"900\" height=\"2\"/>", "map: 900 by 2 squares"),
        ("<map orientation=\"hexagonal\" width=\"3\" height=\"2\"/>", "map: the map is hexagonal"),
        ("{\"layers\": [}", "line 1, column 13: this is no JSON"),
        ("{\"width\": 3}", "map: there are no `layers`"),
        (
            "{\"layers\": [{\"type\": \"tilelayer\", \"name\": \"level 0\", \"width\": 2, \"height\": 1, \"data\": [1]}], \
              \"width\": 2, \"height\": 1}",
            "layer \"level 0\": the tiles are not 2 as the size says (2 by 1)",
        ),
    ];
    for (map, expected) in cases {
        let told = problem(map);
        assert!(told.contains(expected), "{map}: {told}");
    }
    let layer = |name: &str, inner: &str| {
        format!("{HEAD}\n<objectgroup name=\"{name}\">\n{inner}\n</objectgroup></map>")
    };
    let packed = format!(
        "{HEAD}<layer name=\"level 0\" width=\"3\" height=\"2\"><data encoding=\"base64\" compression=\"zstd\">AA</data></layer></map>"
    );
    assert!(problem(&packed).contains("packed by \"zstd\"; choose CSV"), "{}", problem(&packed));
    let cases = [
        (layer("marines", "<object id=\"7\"><polygon/></object>"), "line 3: a polygon is no place"),
        (
            layer("walls", "<object id=\"7\" x=\"0\" y=\"0\" width=\"32\" height=\"32\"/>"),
            "object 7: a wall lies between two",
        ),
        (layer("ladders", "<object id=\"7\" x=\"0\" y=\"0\"/>"), "object 7: a ladder has a property `lower`"),
        (layer("marks", "<object id=\"7\" name=\"xy\"/>"), "object 7: a mark is called by one character"),
        (
            layer("exits", "<object id=\"7\" width=\"1e300\"/>"),
            "object 7: it lies too far away, or covers too much",
        ),
    ];
    for (map, expected) in cases {
        let told = problem(&map);
        assert!(told.contains(expected), "{told}");
    }
}

/// Neither size nor depth nor number costs the reader more than it allows.
#[test]
fn too_much_is_refused() {
    assert!(problem(&format!("<map>{}</map>", " ".repeat(tiled::MAX_BYTES))).contains("at most"));
    assert!(problem(&"<a>".repeat(10_000)).contains("in each other"));
    assert!(
        problem(&format!("{}{}", "{\"layers\":[".repeat(500), "]}".repeat(500))).contains("this is no JSON")
    );
    let objects = "<object id=\"1\" x=\"0\" y=\"0\" width=\"6300\" height=\"6300\"/>".repeat(400);
    let map = format!("{HEAD}<objectgroup name=\"areas\">{objects}</objectgroup></map>");
    assert!(problem(&map).contains("squares"), "{}", problem(&map));
}

/// Neither a file of many tables nor a map of many objects takes long.
#[test]
fn many_things_take_little_time() {
    let began = std::time::Instant::now();
    let doors = "[[door]]\nat = \"0,0\"\n".repeat(11_000);
    let many = format!("format = 1\n[[map]]\nrows = '''\naa\n'''\n{doors}");
    assert!(problem(&export(&many, Form::Tmx).expect("it is TOML")).contains("more than 5000 objects"));
    let some = format!("format = 1\n[[map]]\nrows = '''\naa\n'''\n{}", &doors[..2_000 * 20]);
    let read = import(&export(&some, Form::Tmj).expect("it is TOML")).expect("it is a map");
    assert_eq!(read.text.matches("[[door]]").count(), 2_000);
    assert!(began.elapsed().as_secs() < 20, "{:?}", began.elapsed());
}

#[test]
fn a_text_that_is_no_toml_cannot_be_written() {
    assert!(export("[rounds", Form::Tmx).is_err());
}
