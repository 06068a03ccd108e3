import MVP
import Newspapers
import Text

/// The single translation from errors to messages, and to the exit code of a command.
extension Failure {
  public init(_ error: NewspaperError) {
    let advice = Advice(for: error)
    self.init(
      Failure.words(for: error), advice: advice.anywhere, commandAdvice: advice.atCommands,
      exitCode: Failure.exitCode(for: error), canRetry: Failure.canRetry(error),
      refusal: Failure.refusal(error, advice))
  }

  private static func refusal(_ error: NewspaperError, _ advice: Advice) -> Refusal? {
    guard case .rateLimited(_, let until) = error else { return nil }
    return Refusal(until: until, advice: advice.anywhere.first)
  }

  /// This machine has no `what`, and no server is asked. For screens: a command's advice names its options.
  /// - Parameters:
  ///   - object: what would be requested from a server: `it`, `them`.
  ///   - advice: what else can be done.
  public static func noneHere(_ what: String, asking object: String = "it", advice: [String] = []) -> Failure
  {
    Failure(
      "this machine has no \(what)",
      advice: ["Start with another --source, such as loc, to ask for \(object)."] + advice,
      exitCode: ExitStatus.notFound, canRetry: false)
  }

  /// Retrying does not help if it is not on this machine, or not offered at all.
  private static func canRetry(_ error: NewspaperError) -> Bool {
    switch error {
    case .notHere, .notASite, .unsupported, .tooCostly, .unknownValue: false
    case .unreachable, .timedOut, .botCheck, .rateLimited, .degraded, .serverError, .cutOff, .malformed,
      .ignoredFilter,
      .tooLarge, .notFound, .notInstalled, .local, .unreadable, .canceled, .inFallback:
      true
    }
  }

  /// What happened and why: one sentence without a period. Some quote what a server wrote.
  public static func words(for error: NewspaperError) -> String {
    TextWidth.truncated(Sanitizer.sanitized(sentence(for: error)), to: 500)
  }

  private static func sentence(for error: NewspaperError) -> String {
    switch error {
    case .unreachable(let host, let fault): "\(host) cannot be reached: \(words(for: fault))"
    case .timedOut(let host, let seconds): "\(host) did not answer within \(seconds) s"
    case .botCheck(let host): "\(host) sent a browser check instead of data"
    case .rateLimited(let host, let until):
      "\(host) is refusing requests " + (until.map { "until \(Moment.until($0))" } ?? "for now")
    case .degraded(let host): "\(host) is overloaded: it returned an unreliable empty response"
    case .serverError(let host, let status): "\(host) failed with HTTP status \(status)"
    case .cutOff(let host): "\(host) closed the connection before its response was complete"
    case .malformed(let host, let what): "\(host) sent an unreadable response: \(what)"
    case .ignoredFilter(let host, let what): "\(host) ignored the filter: \(what)"
    case .tooLarge(let host, let limit):
      "the response from \(host) is larger than \(limit < 1 << 20 ? "\(limit >> 10) KiB" : "\(limit >> 20) MiB")"
    case .notFound(let what, let source): "\(named(source)) has no \(what)"
    case .unsupported(let source, let what): "\(named(source)) does not offer \(what)"
    case .notASite(let source, let lacking):
      "\(source) does not look like an Open ONI or chronam site: it has no \(lacking)"
    case .tooCostly(let source, let requests, let seconds, let limit, _):
      "this search takes \(requests) requests to \(source), about \(ProgressWords.estimate(seconds)); \(limit) are allowed"
    case .unknownValue(let field, let value, let meant): SearchWords.unknown(field, value, meant)
    case .notHere(let what): "this machine has no \(what)"
    case .local(let what), .unreadable(let what), .notInstalled(let what, _): what
    case .canceled: "canceled"
    case .inFallback(_, let cause, let error):
      "\(words(for: error)); it was used because \(words(for: cause))"
    }
  }

  /// Host names take no article; `starter catalog` does. The reader is addressed as “you”.
  public static func named(_ source: String) -> String {
    if source == "reader’s library" { return "your library" }
    return source.contains(" ") && !source.hasPrefix("this ") ? "the \(source)" : source
  }

  private static func words(for fault: NewspaperError.ConnectionFault) -> String {
    switch fault {
    case .nameNotResolved: "its name could not be resolved"
    case .refused: "the connection was refused"
    case .proxy(let reason): reason
    case .insecure(let reason): "the connection is not secure (\(reason))"
    case .other(let reason): reason
    case .redirected(let host, let fault): "it redirects to \(host): \(words(for: fault))"
    }
  }

  /// See EXIT STATUS in the manual.
  private static func exitCode(for error: NewspaperError) -> Int32 {
    switch error {
    case .unreachable, .timedOut, .botCheck, .degraded, .serverError, .cutOff, .malformed, .ignoredFilter,
      .tooLarge, .notASite,
      .notInstalled:
      ExitStatus.unavailable
    case .rateLimited: ExitStatus.tryLater
    case .notFound, .notHere: ExitStatus.notFound
    case .unsupported, .tooCostly, .unknownValue: ExitStatus.usage
    case .unreadable: ExitStatus.badData
    case .local: ExitStatus.inputOutput
    case .canceled: ExitStatus.interrupted
    case .inFallback(_, _, let error): exitCode(for: error)
    }
  }
}
