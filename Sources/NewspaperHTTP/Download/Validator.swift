import HTTP

/// Lets a server decide whether the rest of a file still belongs to its beginning (RFC 9110, section 13.1.5).
enum Validator {
  /// For `If-Range`, which does not accept weak tags; nil if the server sends no validator.
  static func of(_ headers: HTTPHeaders) -> String? {
    if let tag = headers["ETag"], tag.hasPrefix("\"") { return tag }
    return headers["Last-Modified"]
  }

  /// The note stored beside a part of the file at `url`. It is there even without a validator: it says that
  /// the part is this program's.
  static func note(_ validator: String?, url: String) -> String { "\(url)\n\(validator ?? "")\n" }

  /// - Returns: nil if `note` is for another address, has none, or is missing.
  static func read(_ note: String?, url: String) -> String? {
    guard let lines = note?.split(separator: "\n", omittingEmptySubsequences: false), lines.count == 3,
      lines[0] == url, !lines[1].isEmpty, lines[1].utf8.allSatisfy({ $0 >= 0x20 && $0 != 0x7F })
    else { return nil }
    return String(lines[1])
  }
}
