import MVP
import Newspapers
import Text

/// The single translation from errors to messages, and to the exit code of a command.
extension Failure {
  public init(_ error: NewspaperError) {
    self.init(
      Failure.words(for: error), advice: Failure.advice(for: error), exitCode: Failure.exitCode(for: error),
      canRetry: Failure.canRetry(error))
  }

  /// What is not on this machine, or not offered at all, stays that way.
  private static func canRetry(_ error: NewspaperError) -> Bool {
    switch error {
    case .notHere, .unsupported: false
    case .unreachable, .timedOut, .botCheck, .rateLimited, .degraded, .serverError, .malformed, .tooLarge,
      .notFound, .local, .unreadable, .canceled, .inFallback:
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
    case .malformed(let host, let what): "\(host) sent an unreadable response: \(what)"
    case .tooLarge(let host, let limit):
      "the response from \(host) is larger than \(limit < 1 << 20 ? "\(limit >> 10) KiB" : "\(limit >> 20) MiB")"
    case .notFound(let what, let source): "\(named(source)) has no \(what)"
    case .unsupported(let source, let what): "\(named(source)) does not offer \(what)"
    case .notHere(let what): "this machine has no copy of \(what)"
    case .local(let what), .unreadable(let what): what
    case .canceled: "canceled"
    case .inFallback(_, let cause, let error):
      "\(words(for: error)); it was used because \(words(for: cause))"
    }
  }

  /// Host names take no article; `starter catalog` does.
  private static func named(_ source: String) -> String {
    source.contains(" ") && !source.hasPrefix("this ") ? "the \(source)" : source
  }

  private static func words(for fault: NewspaperError.ConnectionFault) -> String {
    switch fault {
    case .nameNotResolved: "its name could not be resolved"
    case .refused: "the connection was refused"
    case .insecure(let reason): "the connection is not secure (\(reason))"
    case .other(let reason): reason
    }
  }

  private static func advice(for error: NewspaperError) -> [String] {
    switch error {
    case .unreachable(_, .insecure):
      [
        "Check this machine's clock and certificates; a proxy may need SSL_CERT_FILE.",
        Advice.offline,
      ]
    case .unreachable: ["Check the network, the address and the proxy settings.", Advice.offline]
    case .timedOut: ["Try again later.", Advice.offline]
    case .botCheck(let host):
      ["Open the page in a browser, or try from another network.", Advice.otherSource(than: host)]
    case .rateLimited(let host, nil):
      ["Wait an hour: each request before then may extend the block.", Advice.otherSource(than: host)]
    case .rateLimited(let host, _):
      ["Wait until then: each earlier request may extend the block.", Advice.otherSource(than: host)]
    case .serverError(_, status: 401):
      ["It asks for a name and password: write them in its address, https://NAME:PASSWORD@HOST."]
    case .degraded(let host), .serverError(let host, _):
      ["Try again in a few minutes.", Advice.otherSource(than: host)]
    case .malformed(let host, _):
      [
        "Try again. If it persists, the service has changed: update Broadsheet.",
        Advice.otherSource(than: host),
      ]
    case .tooLarge: ["Request less at a time."]
    case .notFound(let what, _) where what.hasPrefix("newspaper "):
      ["Check the number; “broadsheet list --query WORDS” finds newspapers by title."]
    case .notFound(let what, _) where what.hasPrefix("picture of page "):
      ["The scan may exist as a file: try “broadsheet get” with --as pdf or jp2."]
    case .notFound: ["To see which issues exist, use “broadsheet issues LCCN” or the calendar in browse."]
    case .unsupported: ["Omit it, or choose another source with --source."]
    case .notHere:
      [
        "Use --source loc for the Library of Congress, or --source with a state site's address.",
        "Offline, you can read pages that you have read before, and the demonstration newspaper: "
          + "broadsheet read bsd00000001 1903-03-07",
      ]
    case .local, .unreadable, .canceled: []
    case .inFallback(let source, _, _):
      ["Try again when \(source) can be reached; the starter catalog holds only a selection."]
    }
  }

  /// See EXIT STATUS in the manual.
  private static func exitCode(for error: NewspaperError) -> Int32 {
    switch error {
    case .unreachable, .timedOut, .botCheck, .degraded, .serverError, .malformed, .tooLarge:
      ExitStatus.unavailable
    case .rateLimited: ExitStatus.tryLater
    case .notFound, .notHere: ExitStatus.notFound
    case .unsupported: ExitStatus.usage
    case .unreadable: ExitStatus.badData
    case .local: ExitStatus.inputOutput
    case .canceled: ExitStatus.interrupted
    case .inFallback(_, _, let error): exitCode(for: error)
    }
  }

  private enum Advice {
    static let offline =
      "Offline, use --source offline to list and find newspapers; pages read before open without it."

    /// What else has newspapers than the Library, or than a site.
    static func otherSource(than host: String) -> String {
      host == "loc.gov" || host.hasSuffix(".loc.gov")
        ? "Use a state site's address, or --source offline to list and find newspapers."
        : "Use another source: --source loc, or --source offline to list and find newspapers."
    }
  }
}
