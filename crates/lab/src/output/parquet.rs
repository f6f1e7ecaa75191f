//! Games as Parquet, for those who analyze many.

use std::sync::Arc;

use ::parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use ::parquet::data_type::{ByteArray, ByteArrayType, Int64Type};
use ::parquet::errors::ParquetError;
use ::parquet::file::properties::WriterProperties;
use ::parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use ::parquet::schema::types::{Type, TypePtr};

use super::death_list;
use crate::record::Record;

/// A column: its name and what it holds of a game.
enum Column {
    Text(&'static str, fn(&Record) -> Option<String>),
    Number(&'static str, fn(&Record) -> i64),
}

use Column::{Number, Text};

const COLUMNS: [Column; 13] = [
    Text("mission", |record| Some(record.mission.clone())),
    Text("marine", |record| Some(record.marine.clone())),
    Text("alien", |record| Some(record.alien.clone())),
    // Seeds beyond the half of what fits are told as negative numbers.
    Number("seed", |record| record.seed.cast_signed()),
    Text("winner", |record| record.winner.clone()),
    Text("reason", |record| Some(record.reason.clone())),
    Number("rounds", |record| record.rounds.into()),
    Number("decisions", |record| record.decisions.into()),
    Number("marines", |record| record.marines.into()),
    Number("deaths", |record| record.deaths.len() as i64),
    Number("exited", |record| record.exited.into()),
    Number("kills", |record| record.kills.into()),
    Text("death_places", |record| Some(death_list(&record.deaths))),
];

/// A file with the columns of [`csv`](super::csv); the winner of a draw is null.
pub fn parquet(records: &[Record]) -> Result<Vec<u8>, ParquetError> {
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
    let mut writer = SerializedFileWriter::new(Vec::new(), schema()?, Arc::new(properties))?;
    // A group of rows is held in memory whole by whoever reads it.
    for records in records.chunks(100_000) {
        let mut group = writer.next_row_group()?;
        for column in &COLUMNS {
            write_column(&mut group, column, records)?;
        }
        group.close()?;
    }
    writer.into_inner()
}

fn schema() -> Result<TypePtr, ParquetError> {
    let field = |column: &Column| {
        let builder = match column {
            Text(name, _) => Type::primitive_type_builder(name, Physical::BYTE_ARRAY)
                .with_logical_type(Some(LogicalType::String))
                .with_repetition(Repetition::OPTIONAL),
            Number(name, _) => {
                Type::primitive_type_builder(name, Physical::INT64).with_repetition(Repetition::REQUIRED)
            }
        };
        builder.build().map(Arc::new)
    };
    let fields = COLUMNS.iter().map(field).collect::<Result<Vec<_>, _>>()?;
    Type::group_type_builder("game").with_fields(fields).build().map(Arc::new)
}

fn write_column(
    group: &mut SerializedRowGroupWriter<'_, Vec<u8>>,
    column: &Column,
    records: &[Record],
) -> Result<(), ParquetError> {
    let mut writer = group.next_column()?.ok_or_else(|| ParquetError::General("a column too many".into()))?;
    match column {
        Text(_, of) => {
            let cells: Vec<Option<String>> = records.iter().map(of).collect();
            let is_there: Vec<i16> = cells.iter().map(|cell| cell.is_some().into()).collect();
            let values: Vec<ByteArray> =
                cells.into_iter().flatten().map(|text| text.into_bytes().into()).collect();
            writer.typed::<ByteArrayType>().write_batch(&values, Some(&is_there), None)?;
        }
        Number(_, of) => {
            let values: Vec<i64> = records.iter().map(of).collect();
            writer.typed::<Int64Type>().write_batch(&values, None, None)?;
        }
    }
    writer.close()
}
