/// Rows of a server's list of found pages.
public struct NativeRows: Sendable {
  public private(set) var rows: [NativeRow]
  /// How many pages the server counts in all.
  public let total: Int
  /// Where the list continues; nil at its end.
  public let next: Int?
  public let origin: Origin
  public let notes: [SearchNote]
  /// Requests sent besides the one for the rows: just for counting, or because a server has small pages.
  public private(set) var counts: Int
  /// Whether the server does not count: `total` is then one more than is known.
  public let isOpenEnded: Bool

  public init(
    rows: [NativeRow], total: Int, next: Int?, origin: Origin, notes: [SearchNote] = [], counts: Int = 0,
    isOpenEnded: Bool = false
  ) {
    self.isOpenEnded = isOpenEnded
    self.rows = rows
    self.total = total
    self.next = next
    self.origin = origin
    self.notes = notes
    self.counts = counts
  }

  /// The same after more requests.
  public func counting(_ requests: Int) -> NativeRows {
    var answer = self
    answer.counts += requests
    return answer
  }

  /// The same with more known about its rows.
  public func with(_ rows: [NativeRow]) -> NativeRows {
    var answer = self
    answer.rows = rows
    return answer
  }
}

/// A page that a server found.
public struct NativeRow: Hashable, Sendable {
  public let facts: PageFacts
  /// The full text of the page, if it came along.
  public let text: String?
  /// The passage that the server shows, with the hits.
  public let snippets: [Snippet]
  public let boxes: [PageBox]
  public let words: [String]
  /// Where the server shows more of the page if the row has no snippet.
  public let passage: PassageSource?
  /// The text that this machine has of the page, if none came along.
  public private(set) var keptText: String?

  public init(
    facts: PageFacts, text: String? = nil, snippets: [Snippet] = [], boxes: [PageBox] = [],
    words: [String] = [], passage: PassageSource? = nil
  ) {
    self.facts = facts
    self.text = text
    self.snippets = snippets
    self.boxes = boxes
    self.words = words
    self.passage = passage
  }

  /// The same with the text that this machine has of the page.
  public func with(keptText: String) -> NativeRow {
    var row = self
    row.keptText = keptText
    return row
  }

  /// The hit, with what the page's text says about it: the one that came along, or else the one that is here,
  /// if it shows what was searched for.
  /// - Parameters:
  ///   - limit: how many passages of the text, at most.
  ///   - source: the server's name.
  func hit(_ matcher: PageMatcher, passages limit: Int, from source: String) -> SearchHit {
    var findings = text.map { matcher.findings(in: $0, snippets: limit) }
    var passage = passage
    if findings == nil, let keptText {
      let here = matcher.findings(in: keptText, snippets: limit)
      // The server's text may be another one: then only the server can show what it found.
      if here.kind != .unverified, !here.snippets.isEmpty { (findings, passage) = (here, nil) }
    }
    return SearchHit(
      page: facts.page, title: facts.title, place: facts.places.first, languages: facts.languages,
      batch: facts.batch, printed: facts.printed, sources: [source],
      snippets: findings?.snippets ?? snippets, boxes: boxes, words: findings?.words ?? words,
      kind: findings?.kind ?? (snippets.isEmpty ? .unverified : .match), passage: passage)
  }
}
