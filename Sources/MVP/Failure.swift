/// A display-ready failure: what happened and why, what to do about it, and the exit code for commands.
///
/// Services throw typed errors; one place translates them into this.
public struct Failure: Hashable, Sendable {
  /// One sentence without a period.
  public let message: String
  /// What the reader can do, one suggestion each; may be empty.
  public let advice: [String]
  /// The same for a screen, where options and commands are of no use.
  public let screenAdvice: [String]
  /// The rest of the advice, which names options or commands.
  public var commandAdvice: [String] { Array(advice.dropFirst(screenAdvice.count)) }
  /// As in EXIT STATUS of the manual.
  public let exitCode: Int32
  /// Whether asking again may help.
  public let canRetry: Bool

  /// - Parameters:
  ///   - advice: what can be done anywhere.
  ///   - commandAdvice: more of it, which names options or commands.
  public init(
    _ message: String, advice: [String] = [], commandAdvice: [String] = [], exitCode: Int32,
    canRetry: Bool = true
  ) {
    self.message = message
    self.advice = advice + commandAdvice
    screenAdvice = advice
    self.exitCode = exitCode
    self.canRetry = canRetry
  }

  /// The same with one more suggestion, the last of all.
  /// - Parameter isForCommands: whether it names options or commands.
  public func advising(_ sentence: String, isForCommands: Bool = false) -> Failure {
    Failure(
      message, advice: screenAdvice + (isForCommands ? [] : [sentence]),
      commandAdvice: commandAdvice + (isForCommands ? [sentence] : []),
      exitCode: exitCode, canRetry: canRetry)
  }
}
