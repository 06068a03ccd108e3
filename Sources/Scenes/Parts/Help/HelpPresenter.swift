import MVP
import TerminalUI

/// Shows all keys of a screen.
public final class HelpPresenter: MvpPresenter<HelpContent>, DocumentPresenting {
  private let content: HelpContent

  public init(title: String, bindings: [KeyBinding]) {
    content = HelpContent(title: title, bindings: bindings)
  }

  public override func start() async { show(.content(content)) }

  /// There are no links among keys.
  public func follow(link: Int) {}
}
