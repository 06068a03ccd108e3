import Citations
import Foundation
import Newspapers
import Presentation
import TestSupport
import Testing

/// Sidecars of clips, which may have been edited.
@Suite struct ClipFuzzTests {
  private static let sidecar = """
    {"format": "broadsheet-clip", "version": 1, "id": "sn83045462/1865-10-02/ed-1/seq-1",
     "region": [0.1, 0.2, 0.3, 0.4], "pixels": [1, 2, 3, 4], "scan": {"width": 10, "height": 20},
     "image": {"file": "a.jpg", "bytes": 5, "sha256": "ab"}, "address": null, "iiif": null, "text": "a\\nb",
     "words": 2, "unplaced_words": 0, "confidence": 0.5, "citations": {"chicago": "x"}, "note": "", "tags": ["a"],
     "reference": {"id": "k", "type": "article-newspaper", "title": "Lee", "container-title": "Star",
      "author": [{"family": "Example", "given": "Ann"}, {"literal": "AP"}], "issued": {"date-parts": [[1865, 10, 2]]},
      "accessed": {"date-parts": [[2026, 11, 21]]}, "language": "en", "URL": "https://www.loc.gov/", "page": "1"},
     "credit": "X", "made": "2026-11-22T00:00:00Z", "program": "broadsheet 0.1.0",
     "further": [{"region": [0, 0, 1, 1], "pixels": null, "image": {"file": "b", "bytes": 1, "sha256": ""}, "iiif": ""}]}
    """

  @Test func `sidecars of clips do no harm`() async throws {
    let odd = OddText(words: [
      "{", "}", "[", "]", "\"format\": \"broadsheet-clip\"", "\"version\": 1", "\"version\": 1e99", ",", ":",
      "null", "\"id\"", "\"reference\": {}", "\"\\u0000\"", "\"\\ud800\"", "-1", "[[", "]]", "\"tags\": [1]",
    ])
    try await FuzzTarget.clips.run({ dice in
      if dice.once(in: 4) { return odd.bytes(&dice) }
      var bytes = Array(ClipFuzzTests.sidecar.utf8)
      for _ in 0...dice.below(4) { ByteChange.apply(to: &bytes, &dice) }
      return bytes
    }) { input in
      _ = ClipDocument.isOther(input.bytes)
      let clip: ClipDocument
      do throws(NewspaperError) {
        clip = try ClipDocument.read(input.bytes, named: "a.json")
      } catch {
        guard case .unreadable(let what) = error else { throw error }
        return try property(
          "no words for what is wrong: \(what)", what.hasPrefix("a.json ") && what.count > 12)
      }
      guard let cited = clip.cited else { return try property("a clip of no page was read", false) }
      try property("no title", !cited.title.isEmpty)
      for style in CitationStyle.allCases {
        try property("nothing in \(style)", !style.citation(cited).isEmpty)
      }
    }
  }
}
