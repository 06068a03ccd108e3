import MVP

/// The component of every screen that shows the request budget while the screen is visible.
@MainActor final class BudgetFooter: ScreenComponent, MvpView {
  var onChange: @MainActor () -> Void = {}
  private let presenter: BudgetPresenter
  private var task: Task<Void, Never>?

  /// A countdown is shown in seconds.
  private static let interval = Duration.seconds(1)

  init(presenter: BudgetPresenter) { self.presenter = presenter }

  var words: String { presenter.state.content?.words ?? "" }

  func render(_ state: ViewState<BudgetContent>) { onChange() }

  func didLoad() { presenter.attach(self) }

  func didAppear() {
    task = Task { [presenter] in
      await presenter.start()
      while presenter.isPaced, (try? await Task.sleep(for: BudgetFooter.interval)) != nil {
        await presenter.start()
      }
    }
  }

  func didDisappear() {
    task?.cancel()
    task = nil
  }
}
