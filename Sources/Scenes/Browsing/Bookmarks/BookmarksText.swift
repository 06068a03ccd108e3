import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// The bookmarks, for `bookmarks list`.
public final class BookmarksText: ListText<BookmarksContent> {
  public override func summary(of content: BookmarksContent) -> String {
    "\(Numerals.grouped(content.total)) bookmark\(content.total == 1 ? "" : "s")"
  }

  public override func lines(on nothing: EmptyState) -> [String] { ["0 bookmarks"] }

  public override func write(_ content: BookmarksContent?) {
    output.write(
      content?.rows.compactMap(\.bookmark) ?? [], as: format,
      table: { BookmarksText.table($0, width: output.tableWidth) },
      fields: BookmarkFields.init, json: { JSONLines.object(BookmarkJSON($0)) })
  }

  /// If space is tight, tags and note share a column, which is what the reader wrote: title and place are cut first.
  private static func table(_ bookmarks: [Bookmark], width: Int) -> TextTable {
    let isTight = width < 110
    let own: [TextTable.Column] =
      isTight
      ? [.init(header: "TAGS · NOTE", minimumWidth: 24, flexible: true)]
      : [
        .init(header: "TAGS", minimumWidth: 8, flexible: true),
        .init(header: "NOTE", minimumWidth: 16, flexible: true),
      ]
    return TextTable(
      columns: [
        .init(header: "LCCN", minimumWidth: 10), .init(header: "TITLE", minimumWidth: 12, flexible: true),
        .init(header: "PLACE OR PAGE", minimumWidth: 8, flexible: true),
        .init(header: "YEARS OR DAY", minimumWidth: 9),
      ] + own,
      rows: bookmarks.map { bookmark in
        let row = LibraryRow(bookmark)
        return [bookmark.lccn.description, row.title, row.place, row.years]
          + (isTight ? [row.words] : [row.tags, row.note])
      })
  }
}
