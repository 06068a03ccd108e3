import MVP

/// A router that goes nowhere and records the requests.
@MainActor public final class RecordingRouter<Route: Hashable & Sendable>: Router {
  public private(set) var opened: [Route] = []
  public private(set) var backs = 0
  public private(set) var companions: [Route?] = []
  public private(set) var announcements: [String] = []
  public private(set) var withdrawn: [String] = []
  /// Called with each route that is opened, for tests that answer questions.
  public var onOpen: @MainActor (Route) -> Void = { _ in }

  public init() {}

  public func open(_ route: Route) {
    opened.append(route)
    onOpen(route)
  }

  public func back() { backs += 1 }

  public func showBeside(_ route: Route?) { companions.append(route) }

  public func announce(_ notice: Notice) { announcements.append(KeyName.plain(notice.text)) }

  public func withdraw(_ notice: Notice) { withdrawn.append(KeyName.plain(notice.text)) }
}
