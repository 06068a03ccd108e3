import MVP
import TerminalUI

/// The component of every screen that shows the request budget while the screen is visible.
@MainActor final class BudgetFooter: ScreenComponent, MvpView {
  var onChange: @MainActor () -> Void = {}
  private let presenter: BudgetPresenter
  private let performer = Performer()

  /// A countdown is shown in seconds.
  private static let interval = Duration.seconds(1)

  init(presenter: BudgetPresenter) { self.presenter = presenter }

  var words: String { presenter.state.content?.words ?? "" }

  func render(_ state: ViewState<BudgetContent>) { onChange() }

  func didLoad() { presenter.attach(self) }

  func didAppear() {
    performer.perform { [presenter] in
      await presenter.start()
      while presenter.isPaced, (try? await Task.sleep(for: BudgetFooter.interval)) != nil {
        await presenter.start()
      }
    }
  }

  func didDisappear() { performer.cancel() }
}
