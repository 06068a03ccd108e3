/// An http or https address of a page that a browser can be shown, without a slash at its end.
struct WebAddress: Hashable, Sendable, CustomStringConvertible {
  let description: String

  /// Nil for another scheme, a missing host, and invalid characters.
  init?(_ written: String) {
    var text = written
    while text.hasSuffix("/") { text.removeLast() }
    let lowered = text.lowercased()
    guard let scheme = ["https://", "http://"].first(where: lowered.hasPrefix),
      let first = text.dropFirst(scheme.count).prefix(while: { $0 != "/" && $0 != "?" })
        .split(separator: "@", omittingEmptySubsequences: false).last?.first,
      first != ":", first != ".",
      text.unicodeScalars.allSatisfy({
        $0.isASCII && $0.value > 0x20 && $0.value != 0x7F && !"\"<>\\^`{|}#".unicodeScalars.contains($0)
      })
    else { return nil }
    description = text
  }
}
