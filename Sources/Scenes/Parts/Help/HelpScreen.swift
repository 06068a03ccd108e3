import MVP
import TerminalUI

/// The popup with all keys.
public final class HelpScreen: DocumentScreen<HelpPresenter> {
  public override var title: String { "Keys" }

  /// As tall as its text and frame.
  public override var placement: ScreenPlacement {
    .popup(columns: 84, rows: (presenter.state.content?.document.blocks.count ?? 20) + 2)
  }

  /// Says how to go on: that there is more below is easily missed.
  public override var bindings: [KeyBinding] {
    [KeyBinding(.pageDown, "Space", "PgDn", "C-f", help: "go down a page", hint: "more")]
      + KeyBindings.moving.filter { $0.command != .pageDown }
  }
}
