import ALTO
import Foundation
import Newspapers
import TestSupport
import Testing

/// Every real ALTO file, compared with the words that a regular expression finds.
@Suite(.enabled(if: SharedData.isThere, "the shared data is not there"))
struct RealALTOTests {
  static let files = {
    guard let folder = SharedData.folder?.appending(path: "pages").path else { return [String]() }
    return ((try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [])
      .filter { $0.hasSuffix(".alto.xml.xz") }.sorted()
  }()

  @Test func `there are some`() { #expect(RealALTOTests.files.count >= 4) }

  @Test(arguments: files) func `the words are those in the file`(name: String) throws {
    let bytes = try SharedData.bytes("pages/" + name)
    let words = try ALTODocument.layout(of: bytes).blocks.flatMap { $0.lines.flatMap(\.words) }
    let text = String(decoding: bytes, as: UTF8.self)
    let expected = text.matches(of: /<String\s[^>]*?\bCONTENT="([^"]*)"/).map { String($0.1).unescaped }
    #expect(words.map(\.text) == expected.filter { !$0.allSatisfy { $0 == " " } })
    #expect(words.count > 2000)
    #expect(words.allSatisfy { $0.box != nil && $0.confidence != nil })
    #expect(words.allSatisfy { ($0.box?.width ?? 0) < 0.9 })
  }

  @Test(arguments: files) func `hyphens are those in the file`(name: String) throws {
    let bytes = try SharedData.bytes("pages/" + name)
    let lines = try ALTODocument.layout(of: bytes).blocks.flatMap(\.lines)
    let text = String(decoding: bytes, as: UTF8.self)
    let expected = text.split(separator: "</TextLine>").count {
      $0.contains("<HYP") || $0.lastMatch?.contains("HypPart1") == true
    }
    #expect(lines.count(where: \.isHyphenated) == expected)
  }
}

extension String {
  fileprivate var unescaped: String {
    replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&apos;", with: "'").replacing("&#39;", with: "'").replacing("&#34;", with: "\"")
      .replacing("&amp;", with: "&")
  }
}

extension Substring {
  /// The last `<String …>` in it.
  fileprivate var lastMatch: Substring? { matches(of: /<String\s[^>]*>/).last?.0 }
}
