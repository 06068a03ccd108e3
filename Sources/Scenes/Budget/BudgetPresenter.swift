import MVP

/// Follows the request budget.
public final class BudgetPresenter: MvpPresenter<BudgetContent> {
  private let meter: any RequestMeter
  private let clock: any WallClock

  public init(meter: any RequestMeter, clock: any WallClock) {
    self.meter = meter
    self.clock = clock
  }

  /// Looks once; the view is told only of what has changed.
  public override func start() async {
    let content = BudgetContent(await meter.budget(), now: clock.now)
    if state.content != content { show(.content(content)) }
  }
}
