import Foundation
import Newspapers
import TestSupport
import Testing

/// Whatever the text: no word is lost, duplicated or moved.
struct ReadingPropertyTests {
  /// Everything but white space and the hyphens that may be removed when a word continues on the next line.
  private static func ink(_ texts: [String]) -> [Unicode.Scalar] {
    texts.flatMap(\.unicodeScalars).filter {
      !$0.properties.isWhitespace && !["-", "\u{AD}", "\u{2010}", "¬", "~", "—"].contains($0)
    }.map { $0 == "ſ" ? "s" : $0 }
  }

  private static func check(_ text: String, _ sourceLocation: SourceLocation = #_sourceLocation) {
    let printed = PrintedText(text)
    let paragraphs = printed.paragraphs
    #expect(ink(paragraphs) == ink([text]), sourceLocation: sourceLocation)
    #expect(ink(printed.lines) == ink([text]), sourceLocation: sourceLocation)
    let words = paragraphs.flatMap {
      $0.unicodeScalars.split(separator: " ", omittingEmptySubsequences: false)
    }
    #expect(words.allSatisfy { !$0.isEmpty && !$0.contains(where: \.properties.isWhitespace) })
    // Joining removes at most one word for each line that follows another.
    let printedWords = text.unicodeScalars.split(whereSeparator: \.properties.isWhitespace).count
    #expect(words.count <= printedWords, sourceLocation: sourceLocation)
    #expect(words.count >= printedWords - printed.lines.count, sourceLocation: sourceLocation)
    #expect(printed.quality.map { (0...1).contains($0.value) } ?? true)
    #expect(printed.wordCount <= words.count)
  }

  @Test func `generated text keeps all its words`() {
    let parts = [
      "a", "fer-", "ry", "FER-", "RY", "—", "-", "~", "mid~", "¬", "\n", "\n", "\n", "\n\n", " ", " ", "  ",
      "\t", "\r\n", "ſo", "5-", "20", "日本", "שלום", "\u{301}", "\u{200D}", "é-", "—\n", "-\n", "\u{AD}\n",
      "\u{600}-\n", "x\u{301}-\nb", "\u{FEFF}", "word", "Word", "THE END OF IT", ".", "\u{85}", "👩‍👧-\n",
    ]
    var state: UInt64 = 7
    for _ in 0..<3000 {
      var text = ""
      for _ in 0..<40 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        text += parts[Int((state >> 33) % UInt64(parts.count))]
      }
      ReadingPropertyTests.check(text)
    }
  }

  @Test(.enabled(if: SharedData.isThere, "the shared data is not there"))
  func `real front pages keep all their words`() throws {
    let all = try SharedData.archivedTexts("pages/ocr_front_pages_1916.tar.zst")
    #expect(all.count == 380)
    let pages = stride(from: 0, to: all.count, by: SharedData.isReadWhole ? 1 : 10).map { all[$0] }
    for page in pages { ReadingPropertyTests.check(page) }
    // The joined text is shorter than the printed text: lines were joined.
    let printed = pages.map(PrintedText.init)
    #expect(
      printed.reduce(0) { $0 + $1.paragraphs.count } * 2 < printed.reduce(0) { $0 + $1.lines.count })
  }

  @Test(arguments: ["fer-\nry ", "-\n"])
  func `sixteen times the text takes far less than its square in time`(part: String) {
    func seconds(_ count: Int, tries: Int) -> Duration {
      let text = String(repeating: part, count: count)
      return (0..<tries).map { _ in
        ContinuousClock().measure { ReadingPropertyTests.check(text) }
      }.min() ?? .zero
    }
    let (few, many) = (seconds(1_000, tries: 5), seconds(16_000, tries: 2))
    // 16 times as long if each letter costs the same, 256 times if each one requires a scan of all the
    // others.
    #expect(many < few * 80, "\(few), \(many)")
  }
}
