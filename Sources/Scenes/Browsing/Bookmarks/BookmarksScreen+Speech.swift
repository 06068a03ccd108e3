import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// The reader's lists in words, for accessible mode.
extension BookmarksScreen: SpokenList {
  public var unspokenInList: Set<Command> { [.loadPicture] }

  public var spokenHeading: String {
    let total = presenter.state.content.map { Numerals.grouped($0.total) } ?? ""
    return
      "\(title), \(total). \(keyNames.name(of: .nextList, usual: "Tab")) goes to \(presenter.identity.shelf.next().name.lowercased())"
  }

  public func statement(ofRow number: Int) -> String? {
    guard let row = presenter.state.content?.row(at: number) else { return nil }
    let years = row.years.split(separator: "–", maxSplits: 1).map(String.init)
    return SpokenText.sentences([
      row.title, row.place,
      row.bookmark?.target.issue == nil ? SpokenYears.words(years.first ?? "", years.last ?? "") : row.years,
      row.isBookmarked && presenter.identity.shelf != .bookmarks ? "Bookmarked" : "",
      row.tags.isEmpty ? "" : "Tags: \(row.tags)", note(row),
      "\(deed(row)) \(row.day)",
    ])
  }

  /// Only a bookmark's is the reader's own.
  private func note(_ row: LibraryRow) -> String {
    guard case .bookmark = row.item else { return row.spokenNote }
    return row.note.isEmpty ? "" : "Note: \(row.note)"
  }

  /// What happened on the row's day.
  private func deed(_ row: LibraryRow) -> String {
    switch row.item {
    case .bookmark: "Added on"
    case .visit: "Opened on"
    case .position: "Read on"
    case .search, .filter: "Saved on"
    }
  }
}
