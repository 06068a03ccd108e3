import MVP
import Newspapers

/// The states and territories that a source can be asked for.
struct StateOptions: PickerOptions {
  let directory: any NewspaperDirectory
  let current: String?

  func options() async throws(NewspaperError) -> [PickerOption<StateChoice>] {
    let states = try await directory.states().map { tally in
      PickerOption(
        PickerContent.Row(
          tally.state, note: tally.newspaperCount.map(Numerals.grouped) ?? "",
          isCurrent: tally.state.lowercased() == current?.lowercased()),
        StateChoice.state(tally.state))
    }
    return [PickerOption(.init("All states", isCurrent: current == nil), .everywhere)] + states
  }
}
