/// Content that is a text.
public protocol DocumentContent: Equatable, Sendable {
  /// - Parameter now: in seconds since 1970: what can be done about a failure depends on it.
  func document(now: Double) -> Document
}
