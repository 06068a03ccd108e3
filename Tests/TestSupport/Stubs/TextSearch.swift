import Newspapers

/// A search over the texts of a few pages in memory.
public struct TextSearch: FullTextSearch {
  /// A page with its text.
  public struct Page: Sendable {
    public let facts: PageFacts
    public let text: String
    fileprivate let folded: FoldedText

    public init(_ facts: PageFacts, text: String) {
      self.facts = facts
      self.text = text
      folded = FoldedText(text)
    }
  }

  public var name: String { origin.name }
  public let isLocal: Bool
  private let pages: [Page]
  private let origin: Origin

  public init(_ pages: [Page], origin: Origin, isLocal: Bool = true) {
    self.pages = pages
    self.origin = origin
    self.isLocal = isLocal
  }

  public func hits(
    of query: SearchQuery, order: SearchOrder, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> SearchHits {
    let matcher = PageMatcher(query.expression)
    let found = sorted(try matching(query, matcher), order, matcher)
    let rows = window.rows(of: found.count)
    return SearchHits(
      hits: found[rows].map { hit($0, matcher) }, offset: window.offset, count: .exact(found.count),
      hasMore: rows.upperBound < found.count, order: order, origin: origin)
  }

  public func count(of query: SearchQuery, freshness: Freshness) async throws(NewspaperError) -> SearchCount {
    .exact(try matching(query, PageMatcher(query.expression)).count)
  }

  public func facet(
    _ kind: SearchFacet.Kind, of query: SearchQuery, freshness: Freshness
  ) async throws(NewspaperError) -> SearchFacet {
    let matcher = PageMatcher(query.expression)
    let hits = try matching(query, matcher).map { hit($0, matcher) }
    return SearchFacet.counting(kind, hits, scope: .all, origin: origin)
  }

  private func matching(_ query: SearchQuery, _ matcher: PageMatcher) throws(NewspaperError) -> [Page] {
    for field in query.expression.fields {
      if let page = pages.first, page.facts.holds(field) == nil {
        throw .unsupported(source: name, what: .option("searching by \(field.name.rawValue)"))
      }
    }
    return pages.filter { page in
      matcher.matches(page.folded) { page.facts.holds($0) ?? false }
    }
  }

  /// The best page is the one with the most hits.
  private func sorted(_ pages: [Page], _ order: SearchOrder, _ matcher: PageMatcher) -> [Page] {
    func isEarlier(_ left: Page, _ right: Page) -> Bool {
      let (left, right) = (left.facts.page, right.facts.page)
      return (left.issue.date, left) < (right.issue.date, right)
    }
    switch order {
    case .date: return pages.sorted(by: isEarlier)
    case .dateDescending: return pages.sorted { isEarlier($1, $0) }
    case .title:
      return pages.sorted { left, right in
        let (first, second) = (TitleText.sortKey(left.facts.title), TitleText.sortKey(right.facts.title))
        return first == second ? isEarlier(left, right) : first < second
      }
    case .relevance:
      let counted = pages.map { (page: $0, count: matcher.occurrences(in: $0.folded).found.count) }
      return counted.sorted { left, right in
        left.count == right.count ? isEarlier(left.page, right.page) : left.count > right.count
      }.map(\.page)
    }
  }

  private func hit(_ page: Page, _ matcher: PageMatcher) -> SearchHit {
    let findings = matcher.findings(in: page.text, snippets: 3)
    return SearchHit(
      page: page.facts.page, title: page.facts.title, place: page.facts.places.first,
      languages: page.facts.languages, batch: page.facts.batch, sources: [name], snippets: findings.snippets,
      words: findings.words, kind: findings.kind)
  }
}
