/// How the program identifies itself to servers, such as `broadsheet/0.1 (+https://example.org/broadsheet;
/// reader@example.org)` (RFC 9110, section 10.1.5).
public struct UserAgent: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// `contact` is how to reach the user of this copy. Characters not allowed in a header comment are left
  /// out.
  public init(program: String, version: String, page: String, contact: String? = nil) {
    let comment = ["+\(page)", contact].compactMap { $0.map(Self.commentText) }.filter { !$0.isEmpty }
    description = "\(program)/\(version) (\(comment.joined(separator: "; ")))"
  }

  private static func commentText(_ text: String) -> String {
    let printable = text.unicodeScalars.filter {
      (" "..."~").contains($0) && !"()\\".unicodeScalars.contains($0)
    }
    return String(String.UnicodeScalarView(printable))
  }
}
