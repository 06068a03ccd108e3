/// Every way in which loading newspapers can fail, distinguished by what the reader can do about it.
public enum NewspaperError: Error, Hashable, Sendable {
  /// No connection could be made to `host`.
  case unreachable(host: String, ConnectionFault)
  /// `host` did not respond, or not completely, within `seconds`.
  case timedOut(host: String, seconds: Int)
  /// `host` responded with a browser check instead of data.
  case botCheck(host: String)
  /// `host` refuses further requests; `until` is in seconds since 1970, nil if it did not say.
  case rateLimited(host: String, until: Double?)
  /// `host` returned an empty result and marked it as not cacheable: it is overloaded.
  case degraded(host: String)
  /// `host` failed (HTTP status 5xx) or responded with a status that has no meaning here.
  case serverError(host: String, status: Int)
  /// `host` closed the connection before its response was complete.
  case cutOff(host: String)
  /// The response of `host` is not complete or not JSON, or lacks something required; `what` says which and
  /// where.
  case malformed(host: String, what: String)
  /// `host` ignored a filter or words, and returned what was not asked for; `what` says what: `a page has the
  /// state “Ohio” instead of “Oregon”`.
  case ignoredFilter(host: String, what: String)
  /// The response of `host` is larger than `limit` bytes.
  case tooLarge(host: String, limit: Int)
  /// The source has no such newspaper, issue or page.
  case notFound(what: RequestSubject, source: String)
  /// The source cannot do this at all.
  case unsupported(source: String, what: SourceFeature)
  /// `source`, an address named by the user, is not the kind of site expected: it lacks `what`, without which
  /// there are no newspapers.
  case notASite(source: String, lacking: String)
  /// A search of `source` takes more requests than `limit`, which the user allowed; `seconds` is how long
  /// they take, and `excess` what it has too much of.
  case tooCostly(source: String, requests: Int, seconds: Int, limit: Int, excess: SearchExcess = .pages)
  /// Nothing that is known here has this value of a search's field; those that may have been meant.
  case unknownValue(SearchField.Name, String, meant: [String])
  /// It is not on this machine, and no other source may be contacted.
  case notHere(what: RequestSubject)
  /// Data from the reader cannot be read; `what` says which and why.
  case unreadable(what: String)
  /// A program that this needs is not on this machine; `what` says which, and `packages` are the Debian
  /// packages that contain it.
  case notInstalled(what: String, packages: [String])
  /// Something on this machine failed.
  case local(what: String)
  case canceled
  /// `source` failed with `cause`, and what stood in for it failed with `error`.
  indirect case inFallback(for: String, cause: NewspaperError, error: NewspaperError)

  /// Whether another source may be the fallback: this one cannot be reached, refuses, or responds with nonsense.
  public var isOutage: Bool {
    switch self {
    case .unreachable, .timedOut, .botCheck, .rateLimited, .degraded, .serverError, .cutOff, .malformed,
      .ignoredFilter,
      .tooLarge:
      true
    case .notFound, .unsupported, .notASite, .tooCostly, .unknownValue, .notHere, .notInstalled,
      .unreadable, .local, .canceled, .inFallback:
      false
    }
  }

  /// Whether it is not on this machine, and no server may be asked.
  public var isNotHere: Bool { if case .notHere = self { true } else { false } }

  /// Whether what this machine has may be the fallback: no source could answer, or none may be asked.
  public var leavesWhatIsHere: Bool { isOutage || isNotHere }

  /// Whether the next request would fail too, so that a command with several things to do stops: there is no
  /// network, the server refuses or is overloaded, or this machine cannot continue. Otherwise only one thing
  /// is missing.
  public var endsWork: Bool {
    switch self {
    case .unreachable, .timedOut, .botCheck, .rateLimited, .degraded, .notASite, .notHere, .notInstalled,
      .local,
      .canceled:
      true
    case .serverError(_, let status): (502...504).contains(status)
    case .cutOff, .malformed, .ignoredFilter, .tooLarge, .notFound, .unsupported, .unreadable, .tooCostly,
      .unknownValue:
      false
    case .inFallback(_, _, let error): error.endsWork
    }
  }

  /// The same for pages and files: if one is not on this machine, the next may be.
  public var endsReading: Bool { endsWork && !isNotHere }

  /// Why there is no connection.
  public enum ConnectionFault: Hashable, Sendable {
    case nameNotResolved
    case refused
    /// The proxy between this machine and the host is at fault; `reason` names it, without a password.
    case proxy(reason: String)
    /// The certificate or the handshake; `reason` is the library's message.
    case insecure(reason: String)
    case other(reason: String)
    /// The host redirects to another one, with which no connection could be made.
    indirect case redirected(to: String, ConnectionFault)
  }
}
