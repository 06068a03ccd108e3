import Newspapers

/// Why an ALTO file cannot be read.
public enum ALTOError: Error, Hashable, Sendable {
  /// The file is cut off, is not XML, or is not ALTO; `what` says where and why, as in
  /// `line 812: mismatched tag`.
  case malformed(what: String)
  /// The XML library is missing on this machine.
  case noLibrary(what: String)

  /// The same error for a file that `host` sent.
  public func newspaperError(host: String) -> NewspaperError {
    switch self {
    case .malformed(let what): .malformed(host: host, what: "the ALTO file cannot be read: \(what)")
    case .noLibrary(let what): .local(what: what)
    }
  }
}
