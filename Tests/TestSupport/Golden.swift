import Foundation
import Testing

/// Compares text with a reviewed file.
public enum Golden {
  /// Expects `lines` to equal the contents of `Fixtures/<path>`. With BROADSHEET_RECORD=1 in the environment
  /// the file is written instead, and the test fails as a reminder that the recording needs a review.
  public static func expect(
    _ lines: [String], in path: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let url = Fixture.root.appending(path: "Fixtures").appending(path: path)
    let text = lines.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["BROADSHEET_RECORD"] == "1" {
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: url)
      Issue.record("recorded \(path): look at it", sourceLocation: sourceLocation)
      return
    }
    let golden = try String(contentsOf: url, encoding: .utf8)
    #expect(text == golden, "differs from Fixtures/\(path)", sourceLocation: sourceLocation)
  }
}
