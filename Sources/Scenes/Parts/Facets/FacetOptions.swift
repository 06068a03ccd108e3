import MVP
import Newspapers
import Presentation

/// The menu of filters: active ones, for removing them; then each filter; and every value, for readers who
/// type.
struct FacetOptions: PickerOptions {
  let directory: any NewspaperDirectory
  let query: NewspaperQuery

  private static let filters = NewspaperFilter.allCases.filter { $0 != .words }

  func options() async throws(NewspaperError) -> [PickerOption<FacetChoice>] {
    let offered = try await directory.abilities().filters
    let all = try await FacetValues(directory, matching: query)
    var values: [NewspaperFilter: [FacetValues.Value]] = [:]
    for filter in FacetOptions.filters where offered.contains(filter) {
      // Choosing a value replaces the current one, and a county also the city, so what they leave out counts, too.
      let wider = query.without(filter)
      let isFree = wider == query || !all.areCounted
      values[filter] = try await isFree ? all[filter] : FacetValues(directory, matching: wider)[filter]
    }
    let known = FacetOptions.filters.filter { values[$0]?.isEmpty == false }
    return ActiveFilterOptions.rows(query)
      + known.map {
        menuRow($0, values[$0] ?? [], all.lacksDigitized, all.areCounted ? "" : lack(offered))
      }
      + known.flatMap { deepRows($0, values[$0] ?? []) }
  }

  func typing() async throws(NewspaperError) -> (@Sendable (String) -> [PickerOption<FacetChoice>]) {
    let offered = try await directory.abilities().filters
    let filters = FacetOptions.filters.filter { offered.contains($0) }
    return { TypedYears.choices($0, filters) }
  }

  /// Why there are no other filters to choose from, and what can be done about it.
  private func lack(_ offered: Set<NewspaperFilter>) -> String {
    let isAll = offered.subtracting([.state, .words]).isEmpty
    return isAll
      ? "\(directory.name) has no other filter."
      : "\(directory.name) only lists its states. In a shell, broadsheet sync --directory adds all filters."
  }

  private func menuRow(
    _ filter: NewspaperFilter, _ values: [FacetValues.Value], _ lacksDigitized: Bool, _ detail: String
  ) -> PickerOption<FacetChoice> {
    switch filter {
    case .digitized, .current:
      let count = values.first?.count.map(Numerals.grouped) ?? ""
      let note = filter == .digitized && lacksDigitized ? "\(count) before sync" : count
      return PickerOption(.init(filter.name, note: note), .value(filter, ""))
    default:
      let count = "\(Numerals.grouped(values.count)) ›"
      return PickerOption(.init(filter.name, note: count, detail: detail), .values(filter))
    }
  }

  private func deepRows(
    _ filter: NewspaperFilter, _ values: [FacetValues.Value]
  ) -> [PickerOption<FacetChoice>] {
    guard filter != .digitized, filter != .current else { return [] }
    return values.map { value in
      PickerOption(
        .init(value.title, of: filter.name.lowercased(), count: value.count, "newspaper"),
        .value(filter, value.name), isDeep: true)
    }
  }
}
