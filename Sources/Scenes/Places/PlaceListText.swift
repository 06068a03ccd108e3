import MVP
import Newspapers
import Terminal

/// Places for `places`.
public final class PlaceListText: MvpView {
  private let format: ListFormat
  private let output: any TextOutput
  public private(set) var exitCode = ExitStatus.done

  public init(format: ListFormat, output: any TextOutput) {
    self.format = format
    self.output = output
  }

  public func render(_ state: ViewState<PlaceListContent>) {
    switch state {
    case .content(let content):
      write(content.rows)
      output.note("\(content.summary), \(Numerals.grouped(content.newspaperCount)) newspapers")
    case .empty(let nothing):
      write([])
      output.note(nothing.message)
      for advice in nothing.advice { output.note("  \(advice)") }
    case .failed(let failure), .stale(_, let failure): exitCode = output.fail(failure)
    case .idle, .loading, .refreshing: break
    }
  }

  private func write(_ rows: [PlaceRow]) {
    switch format {
    case .table:
      let table = TextTable(
        columns: [
          .init(header: "PLACE", minimumWidth: 16, flexible: true),
          .init(header: "NEWSPAPERS", alignRight: true),
        ],
        rows: rows.map { [$0.name, Numerals.grouped($0.count)] })
      if !rows.isEmpty { output.write(table.lines(width: output.width)) }
    case .tsv: output.write(rows.map { fields($0).joined(separator: "\t") })
    case .csv:
      output.write(
        [CSV.line(["place", "kind", "newspapers", "catalogued"])] + rows.map { CSV.line(fields($0)) })
    case .jsonl: output.write(rows.map(json))
    case .json: output.write(JSONLines.array(rows.map(json)))
    }
  }

  private func fields(_ row: PlaceRow) -> [String] {
    [row.name, row.kind.rawValue, String(row.count), row.place.catalogued].map(Sanitizer.sanitized)
  }

  private func json(_ row: PlaceRow) -> String {
    JSONLines.object(
      PlaceJSON(
        place: Sanitizer.sanitized(row.name), kind: row.kind.rawValue, newspapers: row.count,
        catalogued: Sanitizer.sanitized(row.place.catalogued)))
  }

  /// Keys are only ever added.
  private struct PlaceJSON: Encodable {
    let place: String
    let kind: String
    let newspapers: Int
    let catalogued: String
  }
}
