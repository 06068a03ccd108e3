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
  /// Set if a server refuses requests, and asking again too early makes it worse.
  public let refusal: Refusal?

  /// The reader canceled loading.
  public static let canceled = Failure("Canceled", exitCode: 130)

  /// A server's refusal of all requests.
  public struct Refusal: Hashable, Sendable {
    /// When it ends, in seconds since 1970; nil if unknown.
    public let until: Double?
    /// The failure's advice to wait for that; nil if it has none.
    public let advice: String?

    public init(until: Double?, advice: String? = nil) { (self.until, self.advice) = (until, advice) }

    /// - Parameter now: in seconds since 1970.
    public func isOver(now: Double) -> Bool { until.map { $0 <= now } ?? false }
  }

  /// - Parameters:
  ///   - advice: what can be done anywhere.
  ///   - commandAdvice: more of it, which names options or commands.
  public init(
    _ message: String, advice: [String] = [], commandAdvice: [String] = [], exitCode: Int32,
    canRetry: Bool = true, refusal: Refusal? = nil
  ) {
    self.message = message
    self.advice = advice + commandAdvice
    screenAdvice = advice
    self.exitCode = exitCode
    self.canRetry = canRetry
    self.refusal = refusal
  }

  /// What the reader can do on a screen at `now`, in seconds since 1970: once a refusal is over, not to wait.
  public func currentScreenAdvice(now: Double) -> [String] {
    guard let refusal, refusal.isOver(now: now) else { return screenAdvice }
    return screenAdvice.filter { $0 != refusal.advice }
  }

  /// The same with one more suggestion, the last of all.
  /// - Parameter isForCommands: whether it names options or commands.
  public func advising(_ sentence: String, isForCommands: Bool = false) -> Failure {
    Failure(
      message, advice: screenAdvice + (isForCommands ? [] : [sentence]),
      commandAdvice: commandAdvice + (isForCommands ? [sentence] : []),
      exitCode: exitCode, canRetry: canRetry, refusal: refusal)
  }
}
