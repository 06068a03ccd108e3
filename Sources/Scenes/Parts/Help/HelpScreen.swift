import MVP
import TerminalUI

/// The popup with all keys.
public final class HelpScreen: DocumentScreen<HelpPresenter>, KeyGuide {
  public override var title: String { "Keys" }

  /// As tall as its whole text and frame, so that it stays in place while it is narrowed.
  public override var placement: ScreenPlacement {
    .popup(columns: 84, rows: presenter.whole.document.blocks.count + 2)
  }

  /// Says how to go on: that there is more below is easily missed.
  public override var bindings: [KeyBinding] {
    [
      KeyBinding(.pageDown, "Space", "PgDn", "C-f", help: "go down a page", hint: "more"),
      KeyBinding(.find, "/", help: "show only the keys and commands with what you type", hint: "find"),
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
