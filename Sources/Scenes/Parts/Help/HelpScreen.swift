import MVP
import TerminalUI

/// The popup with all keys.
public final class HelpScreen: DocumentScreen<HelpPresenter> {
  public override var title: String { "Keys" }

  /// As tall as its text and frame.
  public override var placement: ScreenPlacement {
    .popup(columns: 84, rows: (presenter.state.content?.document.blocks.count ?? 20) + 2)
  }

  public override var bindings: [KeyBinding] { KeyBindings.moving }
}
