//! What is written about games of Death Angel.

use super::output;
use super::plan::Plan;
use super::record::Record;
use super::report;
use super::summary::summarize;
use crate::experiment::Pages;
use crate::output::Column;
use crate::simulate::Results;

impl Pages for Plan {
    const COLUMNS: &'static [Column<Record>] = &output::COLUMNS;

    fn table(&self, results: &Results<Record>) -> String {
        output::table(&summarize(&results.records))
    }

    fn json(&self, results: &Results<Record>) -> String {
        output::json(&summarize(&results.records))
    }

    fn html(&self, results: &Results<Record>) -> String {
        report::html(results)
    }

    fn balance(&self, old: &str, date: &str, results: &Results<Record>) -> String {
        output::balance(old, date, &summarize(&results.records))
    }

    fn figures(&self, old: &str, date: &str, results: &Results<Record>) -> String {
        output::figures(old, date, &summarize(&results.records))
    }
}
