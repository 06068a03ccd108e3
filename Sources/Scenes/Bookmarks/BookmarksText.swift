import MVP
import Newspapers
import Terminal
import TerminalUI

/// The bookmarks for `bookmarks list`.
public final class BookmarksText: MvpView {
  private let format: ListFormat
  private let output: any TextOutput
  public private(set) var exitCode = ExitStatus.done

  public init(format: ListFormat, output: any TextOutput) {
    self.format = format
    self.output = output
  }

  public func render(_ state: ViewState<BookmarksContent>) {
    switch state {
    case .content(let content):
      write(content.rows)
      output.note("\(Numerals.grouped(content.total)) bookmark\(content.total == 1 ? "" : "s")")
    case .empty:
      write([])
      output.note("0 bookmarks")
    case .failed(let failure), .stale(_, let failure): exitCode = output.fail(failure)
    case .idle, .loading, .refreshing: break
    }
  }

  private func write(_ rows: [LibraryRow]) {
    output.write(
      rows.compactMap(\.bookmark), as: format, table: BookmarksText.table, fields: BookmarkFields.init,
      json: { JSONLines.object(BookmarkJSON($0)) })
  }

  private static func table(_ bookmarks: [Bookmark]) -> TextTable {
    TextTable(
      columns: [
        .init(header: "LCCN", minimumWidth: 10), .init(header: "TITLE", minimumWidth: 16, flexible: true),
        .init(header: "PLACE", minimumWidth: 10, flexible: true), .init(header: "YEARS", minimumWidth: 9),
        .init(header: "TAGS", minimumWidth: 6, flexible: true),
        .init(header: "NOTE", minimumWidth: 8, flexible: true),
      ],
      rows: bookmarks.map { bookmark in
        let row = LibraryRow(bookmark)
        return [bookmark.lccn.description, row.title, row.place, row.years, row.tags, row.note]
      })
  }
}
