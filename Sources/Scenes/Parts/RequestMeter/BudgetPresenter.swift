import Clock
import MVP
import Presentation

/// Follows the request budget.
public final class BudgetPresenter: MvpPresenter<BudgetContent> {
  private let meter: any RequestMeter
  private let clock: any WallClock

  public init(meter: any RequestMeter, clock: any WallClock) {
    self.meter = meter
    self.clock = clock
  }

  /// Whether a pace is kept at all, as far as is known: where none is, none will be.
  private(set) var isPaced = true

  /// Looks once; the view is told only of what has changed.
  public override func start() async {
    let budget = await meter.budget()
    isPaced = budget != nil
    let content = BudgetContent(budget, now: clock.now)
    if state.content != content { show(.content(content)) }
  }
}
