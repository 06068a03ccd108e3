import Terminal
@testable import TerminalUI
import Testing

/// Keys that type nothing work while a line is being typed.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SuspendTests {
  @Test func `the program can be suspended while a line is being typed`() {
    let stage = TabsStage()
    var suspended = 0
    stage.window.onSuspend = { suspended += 1 }
    stage.press("a", "/", "x", "C-z", "y")
    #expect(suspended == 1 && stage.top?.prompt?.text == "xy")
    stage.press("Esc", ":", "f", "C-z")
    #expect(suspended == 2 && stage.window.palette?.editor.text == "f")
  }
}
