/// Reports the requests of all the reader's running programs to the current server.
public protocol RequestMeter: Sendable {
  /// Nil if there is no limit: on this machine, and offline.
  func budget() async -> RequestBudget?
}

/// For when no server is used.
public struct NoRequestMeter: RequestMeter {
  public init() {}
  public func budget() async -> RequestBudget? { nil }
}
