import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// The bookmarks for `bookmarks list`.
public final class BookmarksText: ListText<BookmarksContent> {
  public override func summary(of content: BookmarksContent) -> String {
    "\(Numerals.grouped(content.total)) bookmark\(content.total == 1 ? "" : "s")"
  }

  public override func lines(on nothing: EmptyState) -> [String] { ["0 bookmarks"] }

  public override func write(_ content: BookmarksContent?) {
    output.write(
      content?.rows.compactMap(\.bookmark) ?? [], as: format, table: BookmarksText.table,
      fields: BookmarkFields.init, json: { JSONLines.object(BookmarkJSON($0)) })
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
