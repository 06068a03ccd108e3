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
    output.write(
      rows, as: format, table: PlaceListText.table, fields: PlaceFields.init,
      json: { JSONLines.object(PlaceJSON($0)) })
  }

  private static func table(_ rows: [PlaceRow]) -> TextTable {
    TextTable(
      columns: [
        .init(header: "PLACE", minimumWidth: 16, flexible: true),
        .init(header: "NEWSPAPERS", alignRight: true),
      ],
      rows: rows.map { [$0.name, Numerals.grouped($0.count)] })
  }
}
