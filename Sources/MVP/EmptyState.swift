/// A display-ready empty result: what was searched for, and what the reader can do to find more.
public struct EmptyState: Hashable, Sendable {
  public let message: String
  public let advice: [String]

  public init(_ message: String, advice: [String] = []) {
    self.message = message
    self.advice = advice
  }
}
