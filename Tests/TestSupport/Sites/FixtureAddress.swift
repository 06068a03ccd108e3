import Foundation

/// The parts of an issue's or page's address below `/lccn/` or `/item/`.
struct FixtureAddress {
  let lccn: String
  let date: String
  let edition: Int
  let sequence: Int?
  /// `json`, `pdf`, `ocr.txt`; empty for a web page.
  let file: String

  init?(_ path: String) {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count >= 4, ["lccn", "item", "resource"].contains(parts[0]), parts[2].count == 10 else {
      return nil
    }
    func number(_ part: String, _ prefix: String) -> Int? {
      part.hasPrefix(prefix) ? Int(part.dropFirst(prefix.count).prefix { $0 != "." }) : nil
    }
    guard let edition = number(parts[3], "ed-") else { return nil }
    (lccn, date, self.edition) = (parts[1], parts[2], edition)
    sequence = parts.count > 4 ? number(parts[4], "seq-") : nil
    let last = parts[parts.count - 1]
    file =
      parts.count > 5 ? last : last.firstIndex(of: ".").map { String(last[last.index(after: $0)...]) } ?? ""
  }

  /// Whether the newspaper's record or its day's front pages list the issue.
  func isListed(in folder: String) throws -> Bool {
    let root = Fixture.root.path + "/Fixtures/"
    let path = "/\(lccn)/\(date)/ed-\(edition)"
    let files = ["\(folder)/lccn/\(lccn).json", "chronam/frontpages/\(date).json"]
    return try files.contains { file in
      guard FileManager.default.fileExists(atPath: root + file) else { return false }
      let text = try Fixture.text(file)
      return text.contains(path + ".json") || text.contains(path + "/")
    }
  }
}
