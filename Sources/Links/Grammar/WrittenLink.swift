import Newspapers

/// An address in its parts, whatever was wrapped around it.
struct WrittenLink {
  /// Without entities, white space and final punctuation.
  let text: String
  /// In lower case, without port and user; empty if the address has none.
  let host: String
  /// As written, from the end of the host.
  let location: Substring
  let path: [String]
  let query: [(name: String, value: String)]
  let fragment: String
  /// Whether the address is as it should be: https, nothing to be decoded in the path.
  let hasScheme: Bool

  /// Longer ones are not addresses.
  static let longest = 8192

  init?(_ written: String) {
    guard written.utf8.count <= WrittenLink.longest else { return nil }
    var text = LinkPunctuation.bare(written)
    // `https%3A%2F%2Fwww.loc.gov%2F…`: the whole is encoded, as in a parameter.
    if !text.has(UInt8(ascii: "/")), text.has(UInt8(ascii: "%")) { text = PercentText.decoded(text) }
    self.text = text
    var rest = text[...]
    if let mark = rest.place(of: "://") {
      let scheme = rest[..<mark.lowerBound].lowercased()
      guard scheme == "http" || scheme == "https" else { return nil }
      rest = rest[mark.upperBound...]
      hasScheme = true
    } else {
      hasScheme = rest.hasPrefix("//")
      if hasScheme { rest = rest.dropFirst(2) }
    }
    let authority = rest.before(UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"))
    let user = authority.utf8.lastIndex(of: UInt8(ascii: "@"))
    let server = (user.map { authority[authority.utf8.index(after: $0)...] } ?? authority)
      .before(UInt8(ascii: ":"))
    // Only a host has a dot; otherwise the first part is a number.
    guard server.has(UInt8(ascii: ".")),
      hasScheme || authority.endIndex < text.endIndex || server.hasSuffix(".gov")
    else { return nil }
    host = server.lowercased().removing(suffix: ".")
    location = rest[authority.endIndex...]
    let address = location.before(UInt8(ascii: "#"))
    fragment = String(location.after(UInt8(ascii: "#")) ?? "")
    let written = address.before(UInt8(ascii: "?"))
    // Databases of links often encode once too often.
    var decoded = PercentText.decoded(written)
    if decoded.has(UInt8(ascii: "%")) { decoded = PercentText.decoded(decoded) }
    path = decoded.utf8.split(separator: UInt8(ascii: "/")).map { String(Substring($0)) }
    query = WrittenLink.pairs(address.after(UInt8(ascii: "?")) ?? "")
  }

  /// As readers of web addresses want it.
  var textWithScheme: String {
    guard !text.has("://") else { return text }
    return "https:" + (hasScheme ? "" : "//") + text
  }

  /// The last of the parameters named `name`.
  func value(_ name: String) -> String? { query.last { $0.name == name }?.value }

  /// `words` after the `#` of a page that a search found, or after `;`.
  var words: String? {
    let marked = path.last.flatMap { $0.hasPrefix(";words=") ? $0.dropFirst(7) : nil }
    if let marked { return PercentText.decoded(marked, plusIsBlank: true).nonEmpty }
    guard !fragment.isEmpty else { return nil }
    return WrittenLink.pairs(fragment[...]).last { $0.name == "words" }?.value.nonEmpty
  }

  /// The parameters that mean something, unlike those that say where a reader came from.
  static func pairs(_ written: Substring) -> [(name: String, value: String)] {
    guard !written.isEmpty else { return [] }
    return written.split(separator: "&").compactMap { parameter in
      // Broken entities: `?amp;sp=3`.
      let parameter = parameter.hasPrefix("amp;") ? parameter.dropFirst(4) : parameter
      let parts = parameter.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = PercentText.decoded(parts[0], plusIsBlank: true).lowercased()
      guard !name.isEmpty, !name.hasPrefix("utm_"), name != "loclr", name != "fbclid" else { return nil }
      return (name, parts.count > 1 ? PercentText.decoded(parts[1], plusIsBlank: true) : "")
    }
  }
}
