import Text

extension TextOutput {
  /// Writes rows in the requested format.
  /// - Parameters:
  ///   - table: for people; has no header if there are no rows.
  ///   - fields: for TSV and CSV.
  ///   - json: one object on one line.
  public func write<Row>(
    _ rows: [Row], as format: ListFormat, table: ([Row]) -> TextTable, fields: (Row) -> some DelimitedFields,
    json: (Row) -> String
  ) {
    switch format {
    case .table: if !rows.isEmpty { write(table(rows).lines(width: width)) }
    case .tsv: write(rows.map { fields($0).tsv })
    case .csv: write(csv(rows, fields))
    case .jsonl: write(rows.map(json))
    case .json: write(JSONLines.array(rows.map(json)))
    }
  }

  private func csv<Row, Fields: DelimitedFields>(_ rows: [Row], _ fields: (Row) -> Fields) -> [String] {
    [Fields.csvHeader] + rows.map { fields($0).csv }
  }
}
