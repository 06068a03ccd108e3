import MVP
import Newspapers
import Presentation

/// Counts the pages that a search found by facets, without a request.
public final class SearchFacetsPresenter: MvpPresenter<[SearchFacet]> {
  private weak var search: SearchPresenter?
  /// What was counted last.
  private var counted: SearchContent.Identity?

  /// - Parameter search: the search whose pages to count.
  public init(of search: SearchPresenter) { self.search = search }

  public override func start() async {
    guard let results = search?.results else { return }
    // Counts of another search would be mistaken for this one's, especially if this one cannot be counted.
    if counted != results.identity { show(.loading("Counting pages")) }
    var facets: [SearchFacet] = []
    do throws(NewspaperError) {
      for kind in [SearchFacet.Kind.decade, .state, .title] {
        let facet = try await results.facet(kind)
        if !facet.values.isEmpty { facets.append(facet) }
      }
      guard !Task.isCancelled else { return }
      counted = results.identity
      show(.content(facets))
    } catch {
      if error != .canceled { showFailure(Failure(error)) }
    }
  }
}
