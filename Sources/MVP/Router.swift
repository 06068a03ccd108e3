/// Typed navigation: a presenter can only ask for places that exist, with exactly what they need.
@MainActor public protocol Router<Route>: Announcer {
  associatedtype Route: Hashable & Sendable

  /// Opens a screen above the present one.
  func open(_ route: Route)

  /// Closes the present screen. The first screen stays.
  func back()

  /// Shows a screen beside the present one wherever there is room for two; nil shows none.
  func accompany(_ route: Route?)
}

extension Router {
  /// Opens a screen that answers, and waits for it; nil when it is left without an answer.
  ///
  ///     let order = await router.ask { .orderPicker(current: query.order, reply: $0) }
  public func ask<Answer: Sendable>(_ route: (Reply<Answer>) -> Route) async -> Answer? {
    await withCheckedContinuation { continuation in
      open(route(Reply { continuation.resume(returning: $0) }))
    }
  }
}
