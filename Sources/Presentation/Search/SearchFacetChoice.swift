import Newspapers
import Text

/// A choice that narrows a search.
public enum SearchFacetChoice: Hashable, Sendable {
  /// Show the values of a kind.
  case values(SearchFacet.Kind)
  case field(SearchField)
}

extension SearchFacet.Kind {
  /// For a menu: `Decade`.
  public var name: String { rawValue.capitalizedAtStart }
}
