import MVP
import Newspapers
import Presentation

/// A window of the pages that a search found: display-ready.
public struct SearchContent: WindowedContent, SourcedContent {
  /// What identifies this list.
  public struct Identity: Hashable, Sendable {
    public let query: SearchQuery
    public let order: SearchOrder
    /// Who was asked.
    public let source: String
  }

  public let rows: [SearchRow]
  public let offset: Int
  /// The rows that can be gone to: all that were found, or as many as were asked for where each costs.
  public let total: Int
  public let identity: Identity
  /// The query with saved searches written out: what the pages found are marked by.
  public let writtenQuery: SearchQuery
  public let origin: OriginContent
  public let count: SearchCount
  /// Whether there are hits after `total`, which have to be asked for.
  public let hasMore: Bool
  /// Whether the hits are on this machine, also where it stands in for a server.
  public let isLocal: Bool
  /// What the reader has to know about this answer: sentences without a period.
  public let notes: [String]
  /// The requests that were sent for what is shown.
  public let requests: Int
  /// Whether all pages are counted by what they have in common, and not only those that were seen.
  public let countsAll: Bool
  /// Where the reader's row is, where it moved while the list was covered.
  public private(set) var anchor: Int?

  /// A copy with the reader's row at `row`.
  func anchored(at row: Int?) -> SearchContent {
    var content = self
    content.anchor = row
    return content
  }

  /// Whether it is known of any newspaper where it is from.
  var hasPlaces: Bool { rows.contains { !$0.place.isEmpty } }

  /// `61 pages`.
  public var pages: String { SearchWords.pages(count) }

  /// `61 pages at www.loc.gov`.
  public var summary: String {
    "\(pages) \(SearchWords.place(identity.source))\(SearchWords.caveat(count))"
  }

  /// What `a` would bring: `40 of 61 pages seen · a: more`; nil if there is no more.
  public var rest: String? {
    guard hasMore else { return nil }
    return "\(Numerals.grouped(total)) of \(pages) seen · \(key: "more", "a"): more"
  }
}
