import MVP
import Newspapers
import Presentation

/// The states of a day's front pages: those that have some, or all states where that is not known.
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
      // The catalog's counts are of newspapers, whatever the day.
      values = try await FacetValues(directory, matching: NewspaperQuery())[.state].map {
        ($0.name, $0.title, "")
      }
    }
    let any = PickerContent.Row(
      "Any state", note: day.map { Numerals.grouped($0.total) } ?? "", isCurrent: current == nil)
    return [PickerOption(any, .remove(.state))]
      + values.map { name, title, note in
        PickerOption(
          PickerContent.Row(title, note: note, isCurrent: name == current), .value(.state, name))
      }
  }
}
