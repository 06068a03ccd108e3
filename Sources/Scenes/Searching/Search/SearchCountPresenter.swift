import MVP
import Newspapers
import Presentation

/// Counts the pages that a query finds, in total or by a facet.
public final class SearchCountPresenter: MvpPresenter<SearchCountContent> {
  private let line: QueryLine
  private let facet: SearchFacet.Kind?
  private let source: (any FullTextSearch)?
  private let local: (any FullTextSearch)?

  /// - Parameter facet: what to count by; nil for the total.
  public init(_ text: String, facet: SearchFacet.Kind?, sources: SearchSources) {
    line = QueryLine(text)
    self.facet = facet
    (source, local) = (sources.asked, sources.local)
  }

  public override func start() async {
    guard let source, let query = line.query else { return show(.failed(SearchWords.nobody)) }
    showWaiting("Searching \(source.name)")
    do throws(NewspaperError) {
      let notes = try await source.notes(on: query).map(SearchWords.words)
      if let facet {
        show(.content(.facet(try await source.facet(facet, of: query, freshness: .recent), notes: notes)))
      } else {
        let count = try await source.count(of: query, freshness: .recent)
        let offer = try await offer(count, query, source)
        show(.content(.count(count, source: source.name, offer: offer, notes: notes)))
      }
    } catch {
      guard error != .canceled else { return }
      showFailure(await Failure.searching(source, for: query, error, local: local))
    }
  }

  private func offer(
    _ count: SearchCount, _ query: SearchQuery, _ source: any FullTextSearch
  ) async throws(NewspaperError) -> Int? {
    guard case .between = count else { return nil }
    return try await source.explanation(of: query, order: .date).exactRequests
  }
}

/// The number of pages.
public enum SearchCountContent: Hashable, Sendable {
  /// `offer` is how many requests an exact count takes; nil if this is one, or there is none.
  case count(SearchCount, source: String, offer: Int?, notes: [String])
  case facet(SearchFacet, notes: [String])
}
