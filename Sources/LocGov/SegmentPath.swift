import Newspapers

/// Where the files of a page are on tile.loc.gov:
/// `service/ndnp/mthi/batch_mthi_graywolf_ver01/data/sn86075094/…/0135`. The address of any one file contains
/// it, and the addresses of all can be made from it.
struct SegmentPath: Hashable, Sendable {
  /// Without a slash at either end or a file suffix.
  let path: String

  /// Nil if there is no such path in `address`: `…/storage-services/service/ndnp/….pdf`,
  /// `…/iiif/service:ndnp:…:0135/full/pct:6.25/0/default.jpg`,
  /// `…?segment=/service/ndnp/….xml&format=alto_xml`.
  init?(in address: String) {
    let text = address.replacing("%2F", with: "/").replacing("%2f", with: "/").replacing("%3A", with: ":")
    let path: Substring
    if let found = text.firstRange(of: "service:") {
      path = text[found.lowerBound...].prefix { $0 != "/" && $0 != "?" && $0 != "&" && $0 != "#" }
    } else if let found = text.firstRange(of: "/service/") {
      path = text[found.lowerBound...].dropFirst().prefix { $0 != "?" && $0 != "&" && $0 != "#" }
    } else {
      return nil
    }
    var parts = path.split(omittingEmptySubsequences: false) { $0 == "/" || $0 == ":" }
    guard let last = parts.popLast() else { return nil }
    parts.append(last.prefix { $0 != "." })
    // Rejects any other kind of path.
    let isPlain = parts.allSatisfy { part in
      !part.isEmpty && part.first != "."
        && part.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F && !SegmentPath.special.contains($0) }
    }
    guard parts.count >= 4, isPlain else { return nil }
    self.path = parts.joined(separator: "/")
  }

  /// Whether it names the newspaper and the day: `…/data/sn86075094/00202193614/1919031401/0135`.
  func isOf(_ issue: IssueID) -> Bool {
    let day = issue.date.description.replacing("-", with: "")
    return path.contains("/\(issue.lccn)/") && path.split(separator: "/").contains { $0.hasPrefix(day) }
  }

  private static let special = Set("%\\\"'<>;=+@,".utf8)
}
