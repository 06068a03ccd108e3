import MVP
import Newspapers
import Presentation
import Text

/// A page that a search found, as shown in a list: display-ready, and free of terminal control characters.
public struct SearchRow: Hashable, Sendable {
  public let hit: SearchHit
  public let title: String
  /// `San Francisco, California`; empty if the source does not say.
  public let place: String
  public let snippets: [MarkedLine]
  /// The outcome of a request for the page's passage, shown instead of it; nil if there was none.
  public private(set) var passage: String?
  /// As the list had it, without a passage that was requested later.
  private var listed: SearchHit

  init(_ hit: SearchHit) {
    (self.hit, listed) = (hit, hit)
    let title = Sanitizer.sanitized(hit.title)
    self.title = title.isEmpty ? hit.page.issue.lccn.description : title
    place = Sanitizer.sanitized(hit.place?.description ?? "")
    snippets = hit.snippets.map(MarkedLine.init)
  }

  public var page: PageID { hit.page }

  /// The same with a passage that was requested later.
  func showing(_ hit: SearchHit) -> SearchRow {
    var row = SearchRow(hit)
    row.listed = listed
    return row
  }

  /// Whether its passage is that of `hit`, too: nothing about the page has changed in the list.
  func hasPassage(of hit: SearchHit) -> Bool { !snippets.isEmpty && listed == hit }

  func saying(_ words: String?) -> SearchRow {
    var row = self
    row.passage = words.map(Sanitizer.sanitized)
    return row
  }

  /// What is shown instead of a missing snippet, with the names of keys to be resolved; empty if there is
  /// nothing to say.
  /// - Parameter isOnRest: whether pausing on the row loads it; otherwise a key does.
  func placeholder(isOnRest: Bool) -> String {
    guard snippets.isEmpty else { return "" }
    if let passage { return passage }
    guard hit.passage != nil else { return "" }
    return isOnRest
      ? "No text yet; pause here to load it (1 request)"
      : "No text yet; \(key: "next-match", "n") loads it (1 request)"
  }

  /// The title, and the edition: `Evening star, edition 2`.
  var titleWords: String { page.issue.edition > 1 ? "\(title), edition \(page.issue.edition)" : title }

  /// The same in `width` cells: the end of a long title is cut, never the edition, which distinguishes rows
  /// of a day.
  func titleWords(in width: Int) -> String {
    guard page.issue.edition > 1, TextWidth.of(titleWords) > width else { return titleWords }
    let edition = ", ed. \(page.issue.edition)"
    return TextWidth.truncated(title, to: max(0, width - TextWidth.of(edition))) + edition
  }

  /// `Aug 2, 1897`.
  var day: String { SearchWords.day(page.issue.date) }

  /// The marks of all snippets.
  public var markCount: Int { snippets.reduce(0) { $0 + $1.markCount } }

  /// How many lines of `width` cells the passages take that came with the list. One that is requested later does
  /// not count: rows would move while they are read.
  func passageRows(width: Int) -> Int { listed.snippets.isEmpty ? 0 : snippets.wrapped(to: width).count }
}
