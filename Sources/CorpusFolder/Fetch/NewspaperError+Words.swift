import Newspapers

extension NewspaperError {
  /// For the journal, which `corpus status` shows later.
  var corpusWords: String {
    switch self {
    case .rateLimited(let host, _): "\(host) refused the request"
    case .botCheck(let host): "\(host) sent a browser check"
    case .notFound(_, let source): "\(source) does not have the archive"
    case .unreachable(let host, _): "\(host) could not be reached"
    case .timedOut(let host, _): "\(host) did not answer"
    case .serverError(let host, let status): "\(host) failed with HTTP status \(status)"
    case .cutOff(let host): "\(host) closed the connection before the archive was complete"
    case .malformed(_, let what), .local(let what), .unreadable(let what), .notInstalled(let what, _): what
    case .degraded, .ignoredFilter, .tooLarge, .unsupported, .notASite, .tooCostly, .unknownValue, .notHere,
      .canceled, .inFallback:
      "it could not be fetched"
    }
  }
}
