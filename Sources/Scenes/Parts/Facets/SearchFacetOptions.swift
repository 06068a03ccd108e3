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
        zip(facet.names, facet.values).map { name, value in
          PickerOption(
            PickerContent.Row(name, of: facet.kind.rawValue, count: value.count, "page"),
            SearchFacetChoice.field(value.field), isDeep: true)
        }
      }
  }
}

/// The values of one kind with their counts.
struct SearchValueOptions: PickerOptions {
  let facet: SearchFacet

  func options() async throws(NewspaperError) -> [PickerOption<SearchFacetChoice>] {
    zip(facet.names, facet.values).map { name, value in
      PickerOption(.init(name, note: Numerals.grouped(value.count)), .field(value.field))
    }
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
      PickerOption(.init("✕ All of these", spoken: "Remove all of these"), nil)
    ]
  }
}
