import MVP
import Newspapers
import Presentation

/// The states of a day's front pages: those that have some, or all states if it is unknown which do.
struct FrontPageStateOptions: PickerOptions {
  let directory: any NewspaperDirectory
  let day: FrontPageStates?
  let current: String?

  func options() async throws(NewspaperError) -> [PickerOption<FacetChoice>] {
    let values: [(name: String, title: String, note: String)]
    if let day {
      let states = day.counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
      values = states.map { ($0.key, FacetValues.stateTitle($0.key), Numerals.grouped($0.value)) }
    } else {
      // The catalog counts newspapers, regardless of the day.
      values = try await FacetValues(directory, matching: NewspaperQuery())[.state].map {
        ($0.name, $0.title, "")
      }
    }
    let unknown = day.map(FrontPageStateOptions.unknown) ?? ""
    let any = PickerContent.Row(
      "Any state", note: day.map { Numerals.grouped($0.total) } ?? "", isCurrent: current == nil,
      detail: unknown)
    return [PickerOption(any, .remove(.state))]
      + values.map { name, title, note in
        PickerOption(
          PickerContent.Row(title, note: note, isCurrent: name == current, detail: unknown),
          .value(.state, name))
      }
  }

  /// Why the numbers of the states do not add up to all. No source can be asked for pages without a state, so
  /// they have no row.
  private static func unknown(_ day: FrontPageStates) -> String {
    guard day.unknown > 0 else { return "" }
    return day.unknown == 1
      ? "The state of 1 front page is not known: only “Any state” shows it."
      : "The state of \(Numerals.grouped(day.unknown)) front pages is not known: only “Any state” shows them."
  }
}
