/// A name and a password. Nothing prints them: not interpolation, not `dump`, not a debugger's summary.
public struct Credentials: Hashable, Sendable {
  /// Shown to the user where an address is.
  let user: String
  let password: String
}

extension Credentials: CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
  public var description: String { "credentials" }
  public var debugDescription: String { description }
  public var customMirror: Mirror { Mirror(self, children: []) }
}

extension Credentials {
  /// Reads `user:password`, percent-encoded, as it precedes the host in an address.
  /// - Returns: nil if it decodes to something that is not text, or that C would truncate.
  init?(userInformation: Substring) {
    let parts = userInformation.split(separator: ":", maxSplits: 1, omittingEmptySubsequences: false)
    guard let user = Credentials.decoded(parts[0]),
      let password = Credentials.decoded(parts.count > 1 ? parts[1] : "")
    else { return nil }
    (self.user, self.password) = (user, password)
  }

  private static func decoded(_ text: Substring) -> String? {
    var bytes: [UInt8] = []
    var rest = Array(text.utf8)[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%"), rest.count >= 2,
        let value = UInt8(String(decoding: rest.prefix(2), as: UTF8.self), radix: 16)
      else {
        bytes.append(byte)
        continue
      }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return bytes.contains(0) ? nil : String(validating: bytes, as: UTF8.self)
  }
}
