import Newspapers

/// What a reader picks to narrow a list, or to widen it again.
public enum FacetChoice: Hashable, Sendable {
  /// To see the values of a filter.
  case values(NewspaperFilter)
  /// A value as `NewspaperTallies` names it; empty of filters that have none.
  case value(NewspaperFilter, String)
  case remove(NewspaperFilter)
  case removeAll
}
