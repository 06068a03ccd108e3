import MVP
import Newspapers
import Terminal

/// Issues of a newspaper for `issues`.
public final class IssueListText: MvpView {
  private let format: ListFormat
  private let output: any TextOutput
  public private(set) var exitCode = ExitStatus.done

  public init(format: ListFormat, output: any TextOutput) {
    self.format = format
    self.output = output
  }

  public func render(_ state: ViewState<IssueListContent>) {
    switch state {
    case .content(let content):
      if let notice = content.origin.notice { output.note(notice) }
      write(content.rows)
      output.note(content.summary)
    case .empty(let nothing):
      write([])
      output.note(nothing.message)
    case .failed(let failure), .stale(_, let failure): exitCode = output.fail(failure)
    case .idle, .loading, .refreshing: break
    }
  }

  private func write(_ rows: [IssueRow]) {
    output.write(
      rows, as: format, table: IssueListText.table, fields: IssueFields.init,
      json: { JSONLines.object(IssueJSON($0)) })
  }

  private static func table(_ rows: [IssueRow]) -> TextTable {
    TextTable(
      columns: [
        .init(header: "DATE", minimumWidth: 10), .init(header: "EDITION", alignRight: true),
        .init(header: "WEEKDAY", minimumWidth: 9), .init(header: "ISSUE", minimumWidth: 20),
      ],
      rows: rows.map {
        [$0.issue.date.description, String($0.issue.edition), $0.weekday, $0.issue.description]
      })
  }
}
