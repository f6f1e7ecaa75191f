//! Games as Parquet, for those who analyze many.

use std::sync::Arc;

use ::parquet::basic::{Compression, LogicalType, Repetition, Type as Physical};
use ::parquet::data_type::{BoolType, ByteArray, ByteArrayType, Int64Type};
use ::parquet::errors::ParquetError;
use ::parquet::file::properties::WriterProperties;
use ::parquet::file::writer::{SerializedFileWriter, SerializedRowGroupWriter};
use ::parquet::schema::types::{Type, TypePtr};

use super::Column;

/// A file with the columns of [`csv`](super::csv); a text that is not there is null.
pub(crate) fn parquet<R>(columns: &[Column<R>], records: &[R]) -> Result<Vec<u8>, ParquetError> {
    let properties = WriterProperties::builder().set_compression(Compression::SNAPPY).build();
    let mut writer = SerializedFileWriter::new(Vec::new(), schema(columns)?, Arc::new(properties))?;
    // A reader holds a group of rows in memory whole.
    for records in records.chunks(100_000) {
        let mut group = writer.next_row_group()?;
        for column in columns {
            write_column(&mut group, column, records)?;
        }
        group.close()?;
    }
    writer.into_inner()
}

fn schema<R>(columns: &[Column<R>]) -> Result<TypePtr, ParquetError> {
    let field = |column: &Column<R>| {
        let builder = match column {
            Column::Text(name, _) => Type::primitive_type_builder(name, Physical::BYTE_ARRAY)
                .with_logical_type(Some(LogicalType::String))
                .with_repetition(Repetition::OPTIONAL),
            Column::Number(name, _) => {
                Type::primitive_type_builder(name, Physical::INT64).with_repetition(Repetition::REQUIRED)
            }
            Column::Flag(name, _) => {
                Type::primitive_type_builder(name, Physical::BOOLEAN).with_repetition(Repetition::REQUIRED)
            }
        };
        builder.build().map(Arc::new)
    };
    let fields = columns.iter().map(field).collect::<Result<Vec<_>, _>>()?;
    Type::group_type_builder("game").with_fields(fields).build().map(Arc::new)
}

fn write_column<R>(
    group: &mut SerializedRowGroupWriter<'_, Vec<u8>>,
    column: &Column<R>,
    records: &[R],
) -> Result<(), ParquetError> {
    let mut writer = group.next_column()?.ok_or_else(|| ParquetError::General("a column too many".into()))?;
    match column {
        Column::Text(_, of) => {
            let cells: Vec<Option<String>> = records.iter().map(of).collect();
            let is_there: Vec<i16> = cells.iter().map(|cell| cell.is_some().into()).collect();
            let values: Vec<ByteArray> =
                cells.into_iter().flatten().map(|text| text.into_bytes().into()).collect();
            writer.typed::<ByteArrayType>().write_batch(&values, Some(&is_there), None)?;
        }
        Column::Number(_, of) => {
            // Parquet's whole numbers have a sign: seeds from 2^63 on become negative.
            let values: Vec<i64> = records.iter().map(|record| of(record).cast_signed()).collect();
            writer.typed::<Int64Type>().write_batch(&values, None, None)?;
        }
        Column::Flag(_, of) => {
            let values: Vec<bool> = records.iter().map(of).collect();
            writer.typed::<BoolType>().write_batch(&values, None, None)?;
        }
    }
    writer.close()
}
