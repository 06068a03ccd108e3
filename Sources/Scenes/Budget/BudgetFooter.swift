import MVP

/// The part of every screen that shows the request budget, while the screen is in sight.
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
      repeat { await presenter.start() } while (try? await Task.sleep(for: BudgetFooter.interval)) != nil
    }
  }

  func didDisappear() {
    task?.cancel()
    task = nil
  }
}
