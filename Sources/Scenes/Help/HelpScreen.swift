import TerminalUI

/// The popup with all keys.
public final class HelpScreen: DocumentScreen<HelpPresenter> {
  public override var title: String { "Keys" }

  public override var presentation: Presentation { .popup(columns: 76, rows: 40) }

  public override var bindings: [KeyBinding] { KeyBindings.moving }
}
