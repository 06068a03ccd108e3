import Pending

/// Typed navigation: a presenter can only go to places that exist, with exactly what they need.
@MainActor public protocol Router<Route>: Announcer {
  associatedtype Route: Hashable & Sendable

  /// Opens a screen above the current one.
  func open(_ route: Route)

  /// The same for a place that has nothing to do with the current screen: the breadcrumbs start there.
  func openApart(_ route: Route)

  /// The same for several places, each above the one before. Those that are covered load once they are
  /// uncovered.
  func openApart(all routes: [Route])

  /// Closes the current screen. The first screen stays.
  func back()

  /// Shows a screen beside the current one if there is room for two; nil shows none.
  func showBeside(_ route: Route?)
}

extension Router {
  /// For a router that shows no breadcrumbs.
  public func openApart(_ route: Route) { open(route) }

  public func openApart(all routes: [Route]) {
    for (number, route) in routes.enumerated() { number == 0 ? openApart(route) : open(route) }
  }

  /// Opens a screen that answers, and waits for it; nil if it is closed without an answer.
  ///
  ///     let order = await router.ask { .orderPicker(query, reply: $0) }
  public func ask<Answer: Sendable>(_ route: (Reply<Answer>) -> Route) async -> Answer? {
    let work = PendingWork.current
    return await withCheckedContinuation { continuation in
      let question = route(
        Reply {
          work?.resume()
          continuation.resume(returning: $0)
        })
      // A question stays with its subject, wherever the answer leads.
      NewTab.$wanted.withValue(nil) { open(question) }
      work?.pause()
    }
  }
}
