import MVP
import TerminalUI

/// A newspaper's record for `browse`.
public final class NewspaperDetailScreen: DocumentScreen<NewspaperDetailPresenter> {
  private let clock: any WallClock

  public init(
    presenter: NewspaperDetailPresenter, clock: any WallClock, components: [any ScreenComponent] = []
  ) {
    self.clock = clock
    super.init(presenter: presenter, components: [AgeTicker()] + components)
  }

  public override var title: String { presenter.state.content?.row.title ?? "Newspaper" }

  public override var bindings: [KeyBinding] { NewspaperDetailKeys.bindings }

  public override var status: ScreenStatus {
    StatusWords.status(of: presenter.state, position: position, clock: clock)
  }

  public override func beginBeside() { perform { await $0.startBeside() } }

  /// What was only a preview beside the list is now read in earnest.
  public override func beginAgain() { perform { await $0.start() } }

  public override func handle(_ command: Command, count: Int?) -> Bool {
    switch command {
    case .refresh: perform { await $0.refresh() }
    case .openInBrowser: presenter.openInBrowser()
    default:
      guard let part = CopiedPart(command) else { return super.handle(command, count: count) }
      presenter.copy(part)
    }
    return true
  }
}
