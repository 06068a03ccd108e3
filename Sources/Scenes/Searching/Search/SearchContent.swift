import MVP
import Newspapers
import Presentation

/// A window of the pages that a search found: display-ready.
public struct SearchContent: MovableContent, SourcedContent {
  /// What identifies this list.
  public struct Identity: Hashable, Sendable {
    public let query: SearchQuery
    public let order: SearchOrder
    /// Which source was asked.
    public let source: String
  }

  public let rows: [SearchRow]
  /// The titles of their newspapers, by LCCN.
  let titles: [String: String]
  public let offset: Int
  /// The rows that can be reached: all that were found, or those loaded so far if each costs a request.
  public let total: Int
  public let identity: Identity
  /// The query with saved searches expanded, used to mark the found pages.
  public let writtenQuery: SearchQuery
  public let origin: OriginContent
  public let count: SearchCount
  /// Whether there are hits after `total`, which have to be requested.
  public let hasMore: Bool
  /// Whether the hits are on this machine, including when it is the fallback for a server.
  public let isLocal: Bool
  /// What the reader should know about this answer: sentences without a period.
  public let notes: [String]
  /// The one that says why the hits are not in the order that was asked for; nil if there is none.
  let orderNote: String?
  /// The requests that were sent for what is shown.
  public let requests: Int
  /// Whether facets count all pages, not only those seen so far.
  public let countsAll: Bool
  /// Whether the source can count all of them, in a request.
  public let offersCounts: Bool
  /// The position of the reader's row, if it moved while the list was covered.
  public private(set) var anchor: Int?

  public func anchored(at row: Int?) -> SearchContent {
    var content = self
    content.anchor = row
    return content
  }

  /// Whether the place of any newspaper is known.
  var hasPlaces: Bool { rows.contains { !$0.place.isEmpty } }

  /// Whether there may be passages: a query without words has none to show.
  var hasPassages: Bool {
    !writtenQuery.expression.words.isEmpty
      || rows.contains { !$0.snippets.isEmpty || !$0.placeholder(isOnRest: true).isEmpty }
  }

  /// A lower list is taken in at a glance: there, a line of each page's passages will do.
  private static let leastRowsForMore = 30

  /// How many lines of `width` cells each row has for its passages: one or, if a high list has room for all rows,
  /// as many as the longest takes.
  /// - Parameter lines: those of the list; each row takes one more for the page.
  func passageRows(in lines: Int, width: Int) -> Int {
    guard hasPassages else { return 0 }
    guard lines >= SearchContent.leastRowsForMore, offset == 0, rows.count == total, !rows.isEmpty else {
      return 1
    }
    let most = lines / total - 1
    guard most > 1 else { return 1 }
    return min(most, max(1, rows.map { $0.passageRows(width: width) }.max() ?? 1))
  }

  /// Whether no page was found, at least so far, which is not the same as a window past the end.
  var foundNothing: Bool { rows.isEmpty && (count.most == 0 || offset == 0) }

  /// `61 pages`.
  public var pages: String { SearchWords.pages(count) }

  /// The same, or that it is not known.
  var length: String {
    guard count.least == 0, count.most == nil else { return summary }
    return "how many pages there are \(SearchWords.place(identity.source)) is not known"
  }

  /// `61 pages at www.loc.gov`.
  public var summary: String {
    "\(pages) \(SearchWords.place(identity.source))\(SearchWords.caveat(count))"
  }

  /// What `a` would load: `40 of 61 pages shown · a: more`; nil if there is no more.
  public var rest: String? {
    guard hasMore else { return nil }
    return "\(Numerals.grouped(total)) of \(pages) shown · \(key: "more", "a"): more"
  }
}
