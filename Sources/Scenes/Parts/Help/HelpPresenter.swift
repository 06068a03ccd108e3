import MVP
import TerminalUI

/// Shows all keys of a screen.
public final class HelpPresenter: MvpPresenter<HelpContent>, DocumentPresenting {
  /// All of it.
  public let whole: HelpContent
  private let title: String
  private let bindings: [KeyBinding]
  /// What it was narrowed to; empty for all.
  public private(set) var words = ""

  public init(title: String, bindings: [KeyBinding]) {
    (self.title, self.bindings) = (title, bindings)
    whole = HelpContent(title: title, bindings: bindings)
  }

  public override func start() async { show(.content(whole)) }

  /// Shows only keys and commands with `words` in them.
  public func find(_ words: String) async {
    self.words = words
    show(.content(HelpContent(title: title, bindings: bindings, words: words)))
  }

  /// There are no links among keys.
  public func follow(link: Int) {}
}
