/// The queries that the reader searched for.
///
/// Every method fails with `NewspaperError.local`.
public protocol QueryHistory: Sendable {
  /// Each once, the most recent last.
  func queries() async throws(NewspaperError) -> [String]

  /// Puts `query`, a line, at the end.
  func add(_ query: String) async throws(NewspaperError)
}

/// Remembers nothing.
public struct NoQueryHistory: QueryHistory {
  public init() {}

  public func queries() async throws(NewspaperError) -> [String] { [] }

  public func add(_ query: String) async throws(NewspaperError) {}
}
