import MVP
import Newspapers
import Presentation

/// Counts the pages that a query finds, in all or by what they have in common.
public final class SearchCountPresenter: MvpPresenter<SearchCountContent> {
  private let line: QueryLine
  private let facet: SearchFacet.Kind?
  private let source: (any FullTextSearch)?

  /// - Parameter facet: what to count by; nil counts all.
  public init(_ text: String, facet: SearchFacet.Kind?, sources: SearchSources) {
    line = QueryLine(text)
    self.facet = facet
    source = sources.remote ?? sources.local
  }

  public override func start() async {
    guard let source, let query = line.query else { return show(.failed(SearchWords.nobody)) }
    showWaiting("Searching \(source.name)")
    do throws(NewspaperError) {
      if let facet {
        show(.content(.facet(try await source.facet(facet, of: query, freshness: .recent))))
      } else {
        show(.content(.count(try await source.count(of: query, freshness: .recent), source: source.name)))
      }
    } catch {
      if error != .canceled { showFailure(Failure(error)) }
    }
  }
}

/// How many pages there are.
public enum SearchCountContent: Hashable, Sendable {
  case count(SearchCount, source: String)
  case facet(SearchFacet)
}
