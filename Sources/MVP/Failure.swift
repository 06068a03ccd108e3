/// A display-ready failure: what happened and why, what to do about it, and the exit code for commands.
///
/// Services throw typed errors; one place translates them into this.
public struct Failure: Hashable, Sendable {
  /// One sentence without a period.
  public let message: String
  /// What the reader can do, one suggestion each; may be empty.
  public let advice: [String]
  /// As in EXIT STATUS of the manual.
  public let exitCode: Int32
  /// Whether asking again may help.
  public let canRetry: Bool

  public init(_ message: String, advice: [String] = [], exitCode: Int32, canRetry: Bool = true) {
    self.message = message
    self.advice = advice
    self.exitCode = exitCode
    self.canRetry = canRetry
  }
}
