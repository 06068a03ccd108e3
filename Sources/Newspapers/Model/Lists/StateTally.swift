/// A state or territory with the number of its newspapers.
public struct StateTally: Hashable, Sendable {
  public let state: String
  /// Nil if the source lists states without counting.
  public let newspaperCount: Int?

  public init(state: String, newspaperCount: Int?) {
    self.state = state
    self.newspaperCount = newspaperCount
  }
}
