/// Why a text is not the address of a site. It does not quote the text, which may contain a password.
public enum SiteAddressError: Error, Hashable, Sendable, CustomStringConvertible {
  case noScheme
  case otherScheme
  case badCharacter
  case noHost
  case badPort
  case query
  /// Most likely caused by a password with a slash, part of which would be taken for the host.
  case atInPath

  /// The rest of a sentence that names the address.
  public var description: String {
    switch self {
    case .noScheme: "an address begins with https:// or http://"
    case .otherScheme: "only https:// and http:// addresses can be used"
    case .badCharacter: "it has a character that is not allowed; write it as %XX"
    case .noHost: "it has no host"
    case .badPort: "its port is not a number from 1 to 65535"
    case .query: "a site's address has no “?”"
    case .atInPath: "it has an “@” after its host; write “/” in a password as %2F, and “@” in a path as %40"
    }
  }
}
