/// Every way in which asking for newspapers can fail, told apart by what the reader can do about it.
public enum NewspaperError: Error, Hashable, Sendable {
  /// No connection could be made to `host`.
  case unreachable(host: String, ConnectionFault)
  /// `host` did not answer, or not to the end, within `seconds`.
  case timedOut(host: String, seconds: Int)
  /// `host` answered with a check for browsers instead of data.
  case botCheck(host: String)
  /// `host` refuses further requests; `until` is in seconds since 1970, nil if it did not say.
  case rateLimited(host: String, until: Double?)
  /// `host` answered with an emptiness that it marks as not worth keeping: it is overloaded.
  case degraded(host: String)
  /// `host` failed by itself (HTTP status 5xx) or answered a status that has no meaning here.
  case serverError(host: String, status: Int)
  /// The answer of `host` is cut, is no JSON, or lacks what it must have; `what` says which and where.
  case malformed(host: String, what: String)
  /// The answer of `host` is larger than `limit` bytes.
  case tooLarge(host: String, limit: Int)
  /// The source has no such newspaper, issue or page; `what` names it, for example `newspaper sn00000000`.
  case notFound(what: String, source: String)
  /// The source cannot do this at all; `what` says what, for example `a list of states`.
  case unsupported(source: String, what: String)
  /// It is not on this machine, and no source may be asked that is elsewhere; `what` says what, in the plural.
  case notHere(what: String)
  /// Data that the reader gave cannot be read; `what` says which and why.
  case unreadable(what: String)
  /// Something on this machine failed.
  case local(what: String)
  case cancelled
  /// `source` failed with `cause`, and what stood in for it failed with `error`.
  indirect case inSubstitute(for: String, cause: NewspaperError, error: NewspaperError)

  /// Whether another source may stand in: this one could not be reached, refuses, or answers nonsense.
  public var isOutage: Bool {
    switch self {
    case .unreachable, .timedOut, .botCheck, .rateLimited, .degraded, .serverError, .malformed, .tooLarge:
      true
    case .notFound, .unsupported, .notHere, .unreadable, .local, .cancelled, .inSubstitute: false
    }
  }

  /// Whether the next question would fail as well, so that a command with several things to do stops: there is no
  /// network, the server refuses or is overloaded, or this machine cannot go on. Otherwise only the one thing is missing.
  public var endsWork: Bool {
    switch self {
    case .unreachable, .timedOut, .botCheck, .rateLimited, .degraded, .notHere, .local, .cancelled: true
    case .serverError(_, let status): (502...504).contains(status)
    case .malformed, .tooLarge, .notFound, .unsupported, .unreadable: false
    case .inSubstitute(_, _, let error): error.endsWork
    }
  }

  /// Why there is no connection.
  public enum ConnectionFault: Hashable, Sendable {
    case nameNotResolved
    case refused
    /// The certificate or the handshake; `reason` is the library's.
    case insecure(reason: String)
    case other(reason: String)
  }
}
