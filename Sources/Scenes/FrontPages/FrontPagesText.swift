import MVP
import Newspapers
import Terminal

/// Front pages for `today`.
public final class FrontPagesText: MvpView {
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

  public func render(_ state: ViewState<FrontPagesContent>) {
    switch state {
    case .content(let content):
      if let notice = content.origin.notice { output.note(notice) }
      write(content.rows)
      let pages = (content.total + pageSize - 1) / pageSize
      output.note(
        page > pages
          ? "page \(page) is past the end: \(content.summary)"
          : "page \(page) of \(Numerals.grouped(pages)), \(content.summary)")
    case .empty(let nothing):
      write([])
      output.note(nothing.message)
      for advice in nothing.advice { output.note("  \(advice)") }
    case .failed(let failure), .stale(_, let failure): exitCode = output.fail(failure)
    case .idle, .loading, .refreshing: break
    }
  }

  private func write(_ rows: [FrontPageRow]) {
    output.write(
      rows, as: format, table: FrontPagesText.table, fields: FrontPageFields.init,
      json: { JSONLines.object(FrontPageJSON($0)) })
  }

  private static func table(_ rows: [FrontPageRow]) -> TextTable {
    TextTable(
      columns: [
        .init(header: "TITLE", minimumWidth: 16, flexible: true),
        .init(header: "PLACE", minimumWidth: 12, flexible: true), .init(header: "PAGE", minimumWidth: 32),
      ],
      rows: rows.map { [$0.title, $0.place, $0.page.description] })
  }
}
