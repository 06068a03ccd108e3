import MVP
import Newspapers
import Presentation

/// The values of one filter, the most frequent first, counted as if the filter were not set.
struct FacetValueOptions: PickerOptions {
  let directory: any NewspaperDirectory
  let filter: NewspaperFilter
  let query: NewspaperQuery

  func options() async throws(NewspaperError) -> [PickerOption<FacetChoice>] {
    let values = try await FacetValues(directory, matching: query.without(filter))[filter]
    let current = query.words(for: filter)
    let isByYears = filter == .years || filter == .issueYears
    let any = PickerOption(
      PickerContent.Row(
        "Any \(filter.name.lowercased())", isCurrent: current == nil,
        detail: isByYears ? TypedYears.hint : ""),
      FacetChoice.remove(filter))
    return [any]
      + values.map { value in
        let isCurrent = query.applying(.value(filter, value.name)) == query
        let row = PickerContent.Row(
          value.title, note: value.count.map(Numerals.grouped) ?? "",
          isCurrent: isCurrent)
        return PickerOption(row, .value(filter, value.name))
      }
  }

  func typing() async throws(NewspaperError) -> (@Sendable (String) -> [PickerOption<FacetChoice>]) {
    return { [filter] in TypedYears.choices($0, [filter]) }
  }
}
