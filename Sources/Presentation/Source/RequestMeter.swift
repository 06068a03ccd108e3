/// Tells how the requests of all running programs of the reader stand with the server that is asked.
public protocol RequestMeter: Sendable {
  /// Nil where no pace is kept: on this machine, and offline.
  func budget() async -> RequestBudget?
}

/// For who asks no server.
public struct NoRequestMeter: RequestMeter {
  public init() {}
  public func budget() async -> RequestBudget? { nil }
}
