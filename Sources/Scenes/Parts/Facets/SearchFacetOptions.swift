import MVP
import Newspapers
import Presentation

/// The menu for narrowing a search: each kind, and every value for readers who type.
struct SearchFacetOptions: PickerOptions {
  let facets: [SearchFacet]

  func options() async throws(NewspaperError) -> [PickerOption<SearchFacetChoice>] {
    let kinds = facets.filter { !$0.values.isEmpty }
    return kinds.map { facet in
      PickerOption(
        .init(facet.kind.name, note: "\(Numerals.grouped(facet.values.count)) ›"), .values(facet.kind))
    }
      + kinds.flatMap { facet in
        facet.values.map {
          let note = "\(facet.kind.rawValue) \(Numerals.grouped($0.count))"
          return PickerOption(.init($0.name, note: note), .field($0.field), isDeep: true)
        }
      }
  }
}

/// The values of one kind with their counts.
struct SearchValueOptions: PickerOptions {
  let facet: SearchFacet

  func options() async throws(NewspaperError) -> [PickerOption<SearchFacetChoice>] {
    facet.values.map { PickerOption(.init($0.name, note: Numerals.grouped($0.count)), .field($0.field)) }
  }

  /// `State`, `State (first 40 pages)`, `State (3 pages give no state)`.
  var title: String {
    let seen: String? =
      if case .seen(let count) = facet.scope { "first \(Numerals.count(count, "page"))" } else { nil }
    let notes = [seen, SearchWords.words(for: facet.remainder, of: facet.kind)].compactMap(\.self)
    return notes.isEmpty ? facet.kind.name : "\(facet.kind.name) (\(notes.joined(separator: "; ")))"
  }
}

/// The fields of a search, for removing one or all.
struct SearchFieldOptions: PickerOptions {
  let fields: [String]

  func options() async throws(NewspaperError) -> [PickerOption<Int?>] {
    fields.enumerated().map { PickerOption(.init("✕ \($1)"), $0) } + [
      PickerOption(.init("✕ All of these"), nil)
    ]
  }
}
