import Text

extension TextOutput {
  /// Writes rows in the requested format.
  /// - Parameters:
  ///   - hasHeader: whether TSV begins with the names of its columns, as CSV always does.
  ///   - table: for people; has no header if there are no rows.
  ///   - fields: for TSV and CSV.
  ///   - json: one object on one line.
  public func write<Row, Fields: DelimitedFields>(
    _ rows: [Row], as format: ListFormat, hasHeader: Bool = false, table: ([Row]) -> TextTable,
    fields: (Row) -> Fields, json: (Row) -> String
  ) {
    switch format {
    case .table: if !rows.isEmpty { write(table(rows).lines(width: tableWidth)) }
    case .tsv: write((hasHeader ? [Fields.tsvHeader] : []) + rows.map { fields($0).tsv })
    case .csv: write([Fields.csvHeader] + rows.flatMap { fields($0).csvLines })
    case .jsonl: write(rows.map(json))
    case .json: write(JSONLines.array(rows.map(json)))
    }
  }
}
