import TestSupport
import Testing

@testable import Newspapers

/// Words counted byte by byte are those from which the quality of a page is estimated.
struct LikelyWordsTests {
  private func expect(_ text: String, _ location: SourceLocation = #_sourceLocation) {
    let quality = Array(text.utf8).withUnsafeBufferPointer { LikelyWords(in: $0).quality }
    #expect(quality == PrintedText(text).quality?.value, "\(text.prefix(60))", sourceLocation: location)
  }

  @Test(arguments: [
    "", " \n", "the", "tthe", "ttthe", "Ttthe", "tTThe", "bcd", "Bcd", "by", "b", "I", "a,", "The:", "the,,",
    "the.", "Wm.", "WM",
    "rhythm", "3d,", "don't", "é\u{301}t", "a\u{A0}b", "x \u{301}y", "the\u{2003}end", "end\r\nnext",
    "a\u{B}b", ",", "a;b",
  ]) func `single words are the same`(word: String) { expect(word) }

  @Test func `random words are the same`() {
    var dice = SeededGenerator(seed: 7)
    let signs = Array("aabcdeeiotTTHyzAZ,;:.'-—é\u{301}º 19 \n")
    for _ in 0..<3000 {
      expect(
        String(
          (0..<Int.random(in: 1...12, using: &dice)).map { _ in signs.randomElement(using: &dice) ?? "a" }))
    }
  }

  @Test(.enabled(if: SharedData.isThere, "the shared data is not there")) func `real pages are the same`()
    throws
  {
    for text in try SharedData.archivedTexts("pages/ocr_front_pages_1916.tar.zst").prefix(60) { expect(text) }
  }
}
