/// A row as fields for other programs, the same in TSV and CSV. Columns are only ever added at the end.
public protocol DelimitedFields {
  static var names: [String] { get }
  /// Without tabs, line ends and terminal control characters. Several values in one field are joined with a
  /// vertical bar.
  var values: [String] { get }
  /// The same for CSV, whose fields may have line ends.
  var csvValues: [String] { get }
}

extension DelimitedFields {
  public var tsv: String { values.joined(separator: "\t") }

  public var csv: String { CSV.line(csvValues) }

  /// The same line by line: a field in quotation marks may have several.
  public var csvLines: [String] {
    csv.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  public var csvValues: [String] { values }

  public static var tsvHeader: String { names.joined(separator: "\t") }

  public static var csvHeader: String { CSV.line(names) }
}
