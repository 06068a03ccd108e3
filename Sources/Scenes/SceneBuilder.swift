import MVP
import Newspapers
import TerminalUI

/// Builds the screen of each route out of its presenter and the services that all scenes share.
@MainActor public struct SceneBuilder {
  private let service: any NewspaperService
  private let desktop: any Desktop
  private let clock: any WallClock
  private let meter: any RequestMeter

  /// - Parameter meter: what every screen shows of the requests; nothing if not given.
  public init(
    service: any NewspaperService, desktop: any Desktop, clock: any WallClock = SystemClock(),
    meter: any RequestMeter = NoRequestMeter()
  ) {
    self.service = service
    self.desktop = desktop
    self.clock = clock
    self.meter = meter
  }

  /// An empty stack whose screens this builder makes.
  public func stack() -> ScreenStack<Route> {
    ScreenStack(help: { .help(of: $0, bindings: $1) }) { route, stack in screen(for: route, router: stack) }
  }

  private func screen(for route: Route, router: any Router<Route>) -> any Screen {
    switch route {
    case .newspapers(let query):
      NewspaperListScreen(
        presenter: NewspaperListPresenter(
          query: query, directory: service, freshness: .atHand, router: router, desktop: desktop),
        clock: clock, components: components)
    case .newspaper(let lccn, let preview):
      NewspaperDetailScreen(
        presenter: NewspaperDetailPresenter(
          lccn: lccn, preview: preview, directory: service, freshness: .atHand, router: router,
          desktop: desktop),
        clock: clock, components: components)
    case .statePicker(let current, let reply):
      PickerScreen(
        title: "State or territory",
        presenter: PickerPresenter(
          options: StateOptions(directory: service, current: current), reply: reply, router: router),
        components: components)
    case .orderPicker(let current, let reply):
      PickerScreen(
        title: "Sort by",
        presenter: PickerPresenter(options: OrderOptions(current: current), reply: reply, router: router),
        components: components)
    case .help(let title, let bindings):
      HelpScreen(presenter: HelpPresenter(title: title, bindings: bindings), components: components)
    }
  }

  /// What every screen has, each its own: components live as long as their screen does.
  private var components: [any ScreenComponent] {
    [BudgetFooter(presenter: BudgetPresenter(meter: meter, clock: clock))]
  }
}
