import MVP
import Newspapers
import Terminal
import TerminalUI

/// The newspaper list for `list`.
public final class NewspaperListText: MvpView {
  private let format: ListFormat
  private let page: Int
  private let pageSize: Int
  private let output: any TextOutput
  public private(set) var exitCode = ExitStatus.done

  /// - Parameter page: which page of `pageSize` rows was asked for, from 1.
  public init(format: ListFormat, page: Int, pageSize: Int, output: any TextOutput) {
    self.format = format
    self.page = page
    self.pageSize = pageSize
    self.output = output
  }

  public func render(_ state: ViewState<NewspaperListContent>) {
    switch state {
    case .content(let content):
      if let notice = content.origin.notice { output.note(notice) }
      if let approximation = content.approximation { output.note(approximation) }
      write(page(of: content))
      output.note(footer(content))
    case .empty(let nothing):
      write([])
      output.note("\(nothing.message): 0 newspapers")
      for advice in nothing.advice { output.note("  \(advice)") }
    case .failed(let failure), .stale(_, let failure): exitCode = output.fail(failure)
    case .idle, .loading, .refreshing: break
    }
  }

  private func page(of content: NewspaperListContent) -> [NewspaperRow] {
    let first = (page - 1) * pageSize
    return (first..<first + pageSize).compactMap { content.row(at: $0) }
  }

  private func footer(_ content: NewspaperListContent) -> String {
    let pages = (content.total + pageSize - 1) / pageSize
    let count = "\(Numerals.grouped(content.total)) newspaper\(content.total == 1 ? "" : "s")"
    return page > pages
      ? "page \(page) is past the end: \(pages) page\(pages == 1 ? "" : "s"), \(count)"
      : "page \(page) of \(Numerals.grouped(pages)), \(count)"
  }

  private func write(_ rows: [NewspaperRow]) {
    output.write(
      rows, as: format, table: NewspaperListText.table, fields: NewspaperFields.init,
      json: { JSONLines.object(NewspaperJSON($0)) })
  }

  private static func table(_ rows: [NewspaperRow]) -> TextTable {
    TextTable(
      columns: [
        .init(header: "LCCN", minimumWidth: 10), .init(header: "TITLE", minimumWidth: 16, flexible: true),
        .init(header: "PLACE", minimumWidth: 12, flexible: true), .init(header: "YEARS", minimumWidth: 9),
        .init(header: "LANGUAGE", minimumWidth: 7, flexible: true), .init(header: "ISSUES", alignRight: true),
      ],
      rows: rows.map {
        [
          $0.lccn.description, $0.title, $0.place, $0.years, $0.language,
          $0.issueCount.map(Numerals.grouped) ?? "",
        ]
      })
  }
}
