import Newspapers

/// Why an ALTO file cannot be read.
public enum ALTOError: Error, Hashable, Sendable {
  /// The file is cut, is no XML, or is no ALTO; `what` says where and why.
  case malformed(what: String)
  /// What reads XML is not on this machine.
  case noLibrary(what: String)

  /// The same, of a file that `host` sent.
  public func newspaperError(host: String) -> NewspaperError {
    switch self {
    case .malformed(let what): .malformed(host: host, what: what)
    case .noLibrary(let what): .local(what: what)
    }
  }
}
