import Newspapers

/// A choice that narrows or widens a list.
public enum FacetChoice: Hashable, Sendable {
  /// Show the values of a filter.
  case values(NewspaperFilter)
  /// A value named as in `NewspaperTallies`; empty for filters without values.
  case value(NewspaperFilter, String)
  case remove(NewspaperFilter)
  case removeAll
}
