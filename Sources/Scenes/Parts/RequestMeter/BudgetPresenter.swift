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

  /// Whether there is a limit at all; if there is none, there will never be one.
  private(set) var isPaced = true

  /// Checks once; the view is updated only if something changed.
  public override func start() async {
    let budget = await meter.budget()
    isPaced = budget != nil
    let content = BudgetContent(budget, now: clock.now)
    if state.content != content { show(.content(content)) }
  }
}
