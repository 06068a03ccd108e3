/// The name under which the program calls on a server, such as
/// `broadsheet/0.1 (+https://example.org/broadsheet; reader@example.org)` (RFC 9110, section 10.1.5).
public struct UserAgent: Hashable, Sendable, CustomStringConvertible {
  public let description: String

  /// `contact` is where the user of this copy can be reached. Characters that have no place in a header's comment
  /// are left out.
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
