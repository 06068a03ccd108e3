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

extension SearchFacet {
  /// The values as a list names them: newspapers of the same title with their places, or else their numbers.
  public var names: [String] {
    guard kind == .title else { return values.map(\.name) }
    let sharing = Dictionary(grouping: values, by: \.name)
    return values.map { value in
      guard let others = sharing[value.name], others.count > 1 else { return value.name }
      let towns = others.map { $0.place?.city ?? $0.place?.state }
      let own = value.place?.city ?? value.place?.state
      if let own, towns.count(where: { $0 == own }) == 1 { return "\(value.name) (\(own))" }
      guard case .name(let lccn)? = value.field.values.first else { return value.name }
      return "\(value.name) (\(lccn))"
    }
  }
}
