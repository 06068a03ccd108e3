import MVP
import Text

/// A list that is printed completely, row by row as they arrive.
public final class WholeRowsText<Row: Hashable & Sendable, Fields: DelimitedFields>: MvpView {
  private let format: ListFormat
  private let output: any TextOutput
  private let notices: [String]
  private let noun: String
  private let table: ([Row]) -> TextTable
  private let fields: (Row) -> Fields
  private let json: (Row) -> String
  private var array = JSONArrayLines()
  public private(set) var exitCode = ExitStatus.done

  /// - Parameters:
  ///   - notices: what to know before reading the rows.
  ///   - noun: what a row is: `hit`.
  ///   - table: for people.
  ///   - json: one object on one line.
  public init(
    format: ListFormat, output: any TextOutput, notices: [String], noun: String,
    table: @escaping ([Row]) -> TextTable, fields: @escaping (Row) -> Fields, json: @escaping (Row) -> String
  ) {
    (self.format, self.output, self.notices, self.noun) = (format, output, notices, noun)
    (self.table, self.fields, self.json) = (table, fields, json)
  }

  public func render(_ state: ViewState<WholeRowsContent<Row>>) {
    switch state {
    case .content(let content):
      if content.isFirst { for notice in notices { output.note(notice) } }
      write(content)
      if content.isLast { output.note(Numerals.count(content.total, noun)) }
    case .failed(let failure), .stale(_, let failure):
      output.write(array.linesAtFailure())
      exitCode = output.fail(failure)
    case .idle, .loading, .refreshing, .empty: break
    }
  }

  private func write(_ content: WholeRowsContent<Row>) {
    switch format {
    case .json: output.write(array.lines(of: content.rows.map(json), isLast: content.isLast))
    case .jsonl: output.write(content.rows.map(json))
    case .csv: output.write((content.isFirst ? [Fields.csvHeader] : []) + content.rows.map { fields($0).csv })
    case .tsv: output.write(content.rows.map { fields($0).tsv })
    case .table:
      let lines = content.rows.isEmpty ? [] : table(content.rows).lines(width: output.tableWidth)
      output.write(content.isFirst ? lines : Array(lines.dropFirst()))
    }
  }
}
