import HTTP

/// By what a server knows whether the rest of a file still belongs to its beginning (RFC 9110, section 13.1.5).
enum Validator {
  /// For `If-Range`, which takes no weak tags; nil where the server gives nothing of the kind.
  static func of(_ headers: HTTPHeaders) -> String? {
    if let tag = headers["ETag"], tag.hasPrefix("\"") { return tag }
    return headers["Last-Modified"]
  }

  /// What is written down beside a part of the file at `url`.
  static func note(_ validator: String, url: String) -> String { "\(url)\n\(validator)\n" }

  /// - Returns: nil if `note` is of another address, or none.
  static func read(_ note: String?, url: String) -> String? {
    guard let lines = note?.split(separator: "\n", omittingEmptySubsequences: false), lines.count == 3,
      lines[0] == url, !lines[1].isEmpty, lines[1].utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
    else { return nil }
    return String(lines[1])
  }
}
