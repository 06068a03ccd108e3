import Newspapers
import Presentation

/// What to do about an existing file, the safe choice first.
struct ExistingFileOptions: PickerOptions {
  let otherName: String

  func options() async throws(NewspaperError) -> [PickerOption<ExistingFileChoice>] {
    [
      PickerOption(
        .init("Keep it, and save another", note: ending, spoken: "Keep it, and save another, \(otherName)"),
        .keep),
      PickerOption(.init("Replace it"), .replace),
    ]
  }

  /// `…-2.txt`: what distinguishes the other name.
  private var ending: String { otherName.lastIndex(of: "-").map { "…" + otherName[$0...] } ?? otherName }
}
