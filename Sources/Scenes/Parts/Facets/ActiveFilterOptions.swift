import Newspapers
import Presentation

/// The active filters, for removing one or all.
struct ActiveFilterOptions: PickerOptions {
  let query: NewspaperQuery

  func options() async throws(NewspaperError) -> [PickerOption<FacetChoice>] {
    ActiveFilterOptions.rows(query)
      + [PickerOption(.init("✕ All of these", spoken: "Remove all of these"), .removeAll)]
  }

  static func rows(_ query: NewspaperQuery) -> [PickerOption<FacetChoice>] {
    NewspaperFilter.allCases.compactMap { filter in
      query.words(for: filter).map {
        PickerOption(.init("✕ \(query.name(of: filter)): \($0)"), .remove(filter))
      }
    }
  }
}
