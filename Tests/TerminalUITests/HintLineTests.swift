import Terminal
@testable import TerminalUI
import Testing

/// The hint line, which is remade only if something that it depends on has changed.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HintLineTests {
  private func drawn(_ bindings: [KeyBinding], width: Int) -> String {
    var canvas = Canvas(size: Size(rows: 1, columns: width))
    HintLine(bindings, width: width).draw(on: &canvas, row: 0, theme: .dark)
    return canvas.text(row: 0).trimmed
  }

  private let bindings = [
    KeyBinding(.back, "q", help: "go back", hint: "back"),
    KeyBinding(.open, "Enter", help: "open it", hint: "open"),
    KeyBinding(.find, "/", help: "find"), KeyBinding(.refresh, "R", help: "load again", hint: "reload"),
    KeyBinding(.help, "?", help: "list the keys", hint: "help"),
  ]

  @Test func `what does not fit is dropped from the end, with going back and help dropped last`() {
    #expect(drawn(bindings, width: 80) == "q back  Enter open  R reload  ? help")
    #expect(drawn(bindings, width: 31) == "q back  Enter open  ? help")
    #expect(drawn(bindings, width: 18) == "q back  ? help")
    #expect(drawn(bindings, width: 10) == "q back")
    #expect(drawn(bindings, width: 3).isEmpty)
  }

  @Test func `it says at once what keys do now`() async {
    let stage = TabsStage()
    #expect(stage.hints.contains("q quit") && !stage.hints.contains("close tab"))
    stage.press("a")
    await stage.settle()
    #expect(stage.hints.contains("q close tab") && !stage.hints.contains("q quit"))
    stage.press("Enter")
    await stage.settle()
    #expect(stage.hints.contains("q back"))
    stage.press("q")
    #expect(stage.hints.contains("q close tab"))
    stage.press("q", "Enter")
    await stage.settle()
    stage.press("q", "q")
    #expect(stage.hints.contains("q quit") && !stage.hints.contains("close tab"))
  }
}
