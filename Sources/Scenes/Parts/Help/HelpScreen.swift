import MVP
import Terminal
import TerminalUI

/// The popup with all keys.
public final class HelpScreen: DocumentScreen<HelpPresenter>, KeyGuide {
  /// With the frame.
  private static let columns = 84
  /// Between the edges, as drawn last.
  private var inside = HelpScreen.columns - 4

  public override var title: String { "Keys" }

  /// As tall as its text and frame. It begins in the same place while it is narrowed.
  public override var placement: ScreenPlacement {
    let whole = presenter.whole.document.blocks.count
    let narrowed = presenter.words.isEmpty ? nil : presenter.state.content
    let rows = narrowed.map { min(whole, self.rows(of: $0, columns: inside)) } ?? whole
    return .popup(columns: HelpScreen.columns, rows: rows + 2, whole: whole + 2)
  }

  public override func drawContent(
    _ content: HelpContent, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    inside = rect.columns
    super.drawContent(content, on: &canvas, in: rect, theme: theme, isFocused: isFocused)
  }

  /// Says how to go on: that there is more below is easily missed.
  public override var bindings: [KeyBinding] {
    [
      KeyBinding(.pageDown, "Space", "PgDn", "C-f", help: "go down a page", hint: "more"),
      KeyBinding(.find, "/", help: "show only keys and commands that contain what you type", hint: "find"),
    ] + KeyBindings.moving.filter { $0.command != .pageDown }
  }

  public override func handle(_ command: Command, count: Int?) -> Bool {
    guard command == .find else { return super.handle(command, count: count) }
    // What matches is shown from the first on.
    _ = super.handle(.first, count: nil)
    type(sought: presenter.words) { await $0.find($1) }
    return true
  }
}
