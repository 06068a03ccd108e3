import MVP
import Newspapers
import Text

/// The single translation from errors to messages, and to the exit code of a command.
extension Failure {
  public init(_ error: NewspaperError) {
    self.init(
      Failure.words(for: error), advice: Failure.advice(for: error), exitCode: Failure.exitCode(for: error))
  }

  /// What happened and why: one sentence without a period. Some quote what a server wrote.
  public static func words(for error: NewspaperError) -> String {
    TextWidth.truncated(Sanitizer.sanitized(sentence(for: error)), to: 500)
  }

  private static func sentence(for error: NewspaperError) -> String {
    switch error {
    case .unreachable(let host, let fault): "\(host) cannot be reached: \(words(for: fault))"
    case .timedOut(let host, let seconds): "\(host) did not answer within \(seconds) s"
    case .botCheck(let host): "\(host) answered with a check for browsers instead of data"
    case .rateLimited(let host, let until):
      "\(host) takes no more requests for now" + (until.map { ", until \(Moment.until($0))" } ?? "")
    case .degraded(let host): "\(host) is overloaded: it answered with an emptiness that it does not stand by"
    case .serverError(let host, let status): "\(host) failed with HTTP status \(status)"
    case .malformed(let host, let what): "\(host) answered something that cannot be read: \(what)"
    case .tooLarge(let host, let limit):
      "the answer of \(host) is larger than \(limit < 1 << 20 ? "\(limit >> 10) KiB" : "\(limit >> 20) MiB")"
    case .notFound(let what, let source): "no \(what) at \(source)"
    case .unsupported(let source, let what): "\(source) does not offer \(what)"
    case .notHere(let what): "\(what) are not on this machine: they are read from a network source"
    case .local(let what), .unreadable(let what): what
    case .cancelled: "given up"
    case .inSubstitute(_, let cause, let error):
      "\(words(for: error)), which was asked because \(words(for: cause))"
    }
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
        "Check the clock and the certificates of this machine; a proxy may need SSL_CERT_FILE.",
        Advice.offline,
      ]
    case .unreachable: ["Check the network, the address and the proxy settings.", Advice.offline]
    case .timedOut: ["Try again later.", Advice.offline]
    case .botCheck(let host):
      ["Open the page in a browser, or try from another network.", Advice.otherSource(than: host)]
    case .rateLimited(let host, nil):
      ["Wait an hour: each request before then may prolong the block.", Advice.otherSource(than: host)]
    case .rateLimited(let host, _):
      ["Wait until then: each earlier request may prolong the block.", Advice.otherSource(than: host)]
    case .serverError(_, status: 401):
      ["It asks for a name and password: write them in its address, https://NAME:PASSWORD@HOST."]
    case .degraded(let host), .serverError(let host, _):
      ["Try again in a few minutes.", Advice.otherSource(than: host)]
    case .malformed(let host, _):
      [
        "Try again; if it stays so, the service has changed and this program must learn it.",
        Advice.otherSource(than: host),
      ]
    case .tooLarge: ["Ask for less at a time."]
    case .notFound(let what, _) where what.hasPrefix("newspaper "):
      ["Check the number; “broadsheet list --query WORDS” finds newspapers by their titles."]
    case .notFound(let what, _) where what.hasPrefix("picture of page "):
      ["The scan may be there as a file: “broadsheet get”, with --as pdf or jp2, saves it."]
    case .notFound: ["“broadsheet issues LCCN”, or the calendar in browse, shows which issues there are."]
    case .unsupported: ["Leave that out, or name another source with --source."]
    case .notHere:
      [
        "Name one: --source loc for the Library of Congress, or --source and the address of a state's site.",
        "Without a network the demonstration newspaper can be read: broadsheet read bsd00000001 1903-03-07",
      ]
    case .local, .unreadable, .cancelled: []
    case .inSubstitute(let source, _, _):
      ["Try again when \(source) can be reached; the starter catalogue holds only a selection."]
    }
  }

  /// See EXIT STATUS in the manual.
  private static func exitCode(for error: NewspaperError) -> Int32 {
    switch error {
    case .unreachable, .timedOut, .botCheck, .degraded, .serverError, .malformed, .tooLarge:
      ExitStatus.unavailable
    case .rateLimited: ExitStatus.tryLater
    case .notFound: ExitStatus.notFound
    case .unsupported, .notHere: ExitStatus.usage
    case .unreadable: ExitStatus.badData
    case .local: ExitStatus.inputOutput
    case .cancelled: ExitStatus.interrupted
    case .inSubstitute(_, _, let error): exitCode(for: error)
    }
  }

  private enum Advice {
    static let offline =
      "Without a network, --source offline lists and finds newspapers; pages read before open without it."

    /// What else has newspapers than the Library, or than a site.
    static func otherSource(than host: String) -> String {
      host == "loc.gov" || host.hasSuffix(".loc.gov")
        ? "Use the address of a state's site, or --source offline to list and find newspapers."
        : "Use another source: --source loc, or --source offline to list and find newspapers."
    }
  }
}
