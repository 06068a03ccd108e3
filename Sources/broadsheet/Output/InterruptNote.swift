/// Says something when the reader interrupts the program (Ctrl-C), which then ends as it does without this;
/// until `end` is called.
final class InterruptNote {
  private let action: InterruptAction

  init(_ words: @escaping @Sendable () -> String) {
    action = InterruptAction {
      StandardError.note(words())
      InterruptAction.endProgram()
    }
  }

  func end() { action.end() }
}
