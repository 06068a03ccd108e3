import HTTP
import Newspapers

extension NewspaperError {
  /// What it means for a reader that `host` did not respond. The switch has no `default`: every new failure
  /// in `HTTP` has to be given a meaning here.
  public init(_ error: HTTPError, host: String) {
    switch error {
    case .invalidURL(let url): self = .local(what: "“\(url)” is not a valid address")
    case .nameNotResolved: self = .unreachable(host: host, .nameNotResolved)
    case .refused: self = .unreachable(host: host, .refused)
    case .proxy(let reason): self = .unreachable(host: host, .proxy(reason: reason))
    case .insecure(let reason): self = .unreachable(host: host, .insecure(reason: reason))
    case .timedOut(let seconds): self = .timedOut(host: host, seconds: seconds)
    case .tooLarge(let limit): self = .tooLarge(host: host, limit: limit)
    case .tooManyRedirects: self = .malformed(host: host, what: "too many redirects")
    case .forbiddenRedirect:
      self = .malformed(host: host, what: "it redirects to an unsafe address")
    case .badRedirect: self = .malformed(host: host, what: "it redirects to an invalid address")
    case .redirected(let other, let error):
      self = .init(error, host: host)
      if case .unreachable(_, let fault) = self {
        self = .unreachable(host: host, .redirected(to: other, fault))
      }
    case .unreadable(let reason): self = .malformed(host: host, what: reason)
    case .cutOff: self = .cutOff(host: host)
    case .unreachable:
      self = .unreachable(host: host, .other(reason: "there is no route to it from this machine"))
    case .blocked(let until): self = .rateLimited(host: host, until: until)
    case .offline: self = .notHere(what: .other("copy of this file of \(host)"))
    case .canceled: self = .canceled
    case .other(_, let reason): self = .unreachable(host: host, .other(reason: reason))
    }
  }
}
