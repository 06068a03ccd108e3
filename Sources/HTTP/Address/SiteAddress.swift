/// The address of a site as a user wrote it: where it is and, separately, who signs in there.
public struct SiteAddress: Hashable, Sendable, CustomStringConvertible {
  /// Scheme, host, port and path, without a slash at the end and without credentials: `http://127.0.0.1:8000/papers`.
  public let url: String
  public let origin: WebOrigin
  public let credentials: Credentials?

  /// Reads an address.
  /// - Throws: `SiteAddressError`, which quotes nothing.
  public init(_ written: String) throws(SiteAddressError) {
    var text = written[...]
    while text.hasSuffix("/") { text.removeLast() }
    guard let mark = text.firstRange(of: "://") else { throw .noScheme }
    let scheme = text[..<mark.upperBound]
    guard ["http://", "https://"].contains(scheme.lowercased()) else { throw .otherScheme }
    guard text.unicodeScalars.allSatisfy(SiteAddress.isAllowed) else { throw .badCharacter }
    let rest = text[mark.upperBound...]
    let authority = rest.prefix { $0 != "/" && $0 != "?" }
    guard !rest.contains("?") else { throw .query }
    guard !rest[authority.endIndex...].contains("@") else { throw .atInPath }
    let at = authority.lastIndex(of: "@")
    let location = at.map { rest[rest.index(after: $0)...] } ?? rest
    guard let first = location.first, !":./".contains(first) else { throw .noHost }
    let url = String(scheme + location)
    guard let origin = WebOrigin(of: url) else { throw .badPort }
    self.url = url
    self.origin = origin
    guard let at, at > authority.startIndex else {
      credentials = nil
      return
    }
    guard let credentials = Credentials(userInformation: authority[..<at]) else { throw .badCharacter }
    self.credentials = credentials
  }

  /// For people: with the user name, but never with the password.
  public var description: String {
    guard let user = credentials?.user, !user.isEmpty, let mark = url.firstRange(of: "://") else {
      return url
    }
    return "\(url[..<mark.upperBound])\(user)@\(url[mark.upperBound...])"
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && scalar.value > 0x20 && scalar.value != 0x7F
      && !"\"<>\\^`{|}#".unicodeScalars.contains(scalar)
  }
}

extension SiteAddress {
  /// `text`, which may be an address, without anything that may be its password: for errors about unreadable
  /// addresses. It errs on the side of leaving out too much, since a password may contain any character.
  public static func masked(_ text: String) -> String {
    guard let at = text.lastIndex(of: "@") else { return text }
    let scheme = text[..<at].firstRange(of: "://")
    let start = scheme?.upperBound ?? text.startIndex
    guard let colon = text[start..<at].firstIndex(of: ":") else { return text }
    return String(text[..<colon] + text[at...])
  }
}
