//! Exact odds of every weapon.

mod assaults;
mod powers;
mod scene;
mod shots;

use crate::odds::OddsTable;

/// All tables of Space Hulk.
pub fn tables() -> Vec<OddsTable> {
    let mut tables = vec![shots::shots(), shots::overwatch(), powers::storm()];
    tables.extend(assaults::tables());
    tables
}
