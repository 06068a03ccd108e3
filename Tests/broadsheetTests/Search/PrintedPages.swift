import Foundation
import Testing

/// The pages that a command printed, in order, as `sn83030214/1897-01-02/ed-1/seq-1`.
extension Program.Outcome {
  /// Those in tab-separated output. Other lines stay as they are.
  var pages: [String] {
    lines.map { line in
      let fields = line.split(separator: "\t", omittingEmptySubsequences: false)
      guard fields.count > 6 else { return line }
      return "\(fields[4])/\(fields[0])/ed-\(fields[5])/seq-\(fields[6])"
    }
  }

  /// Those in JSON Lines.
  var jsonPages: [String] {
    get throws { try Program.Outcome.jsonPages(lines) }
  }

  /// The pages of `lines`, each of which must have one.
  static func jsonPages(_ lines: [String]) throws -> [String] {
    try lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
      let page = try #require(object?["page"] as? [String: Any], "\(line)")
      let (lccn, date) = (try #require(page["lccn"] as? String), try #require(page["date"] as? String))
      let edition = try #require(page["edition"] as? Int)
      let sequence = try #require(page["sequence"] as? Int)
      return "\(lccn)/\(date)/ed-\(edition)/seq-\(sequence)"
    }
  }
}
