import Testing
import Text

/// In expected texts, capitals stand for Hebrew letters: right-to-left text is written that way here.
struct VisualOrderTests {
  /// `abc` as Hebrew letters, in the same order; everything else stays.
  private func hebrew(_ text: String) -> String {
    String(
      String.UnicodeScalarView(
        text.unicodeScalars.map {
          ("A"..."V").contains($0) ? Unicode.Scalar($0.value - 0x41 + 0x5D0) ?? $0 : $0
        }))
  }

  @Test(arguments: [
    ("ABC", true, "CBA"),
    ("ABC DEF", true, "FED CBA"),
    ("ABC, DEF.", true, ".FED ,CBA"),
    ("ABC 1916 DEF", true, "FED 1916 CBA"),
    ("ABC 1,000.50 DEF", true, "FED 1,000.50 CBA"),
    ("ABC $5 DEF", true, "FED $5 CBA"),
    ("ABC (DEF) GHI", true, "IHG (FED) CBA"),
    ("ABC star DEF", true, "FED star CBA"),
    ("ABC new star, DEF", true, "FED ,new star CBA"),
    ("star ABC DEF sun", false, "star FED CBA sun"),
    ("star ABC, sun", false, "star CBA, sun"),
    ("in 1916 ABC 17 sun", false, "in 1916 17 CBA sun"),
    ("plain (text) 1916", false, "plain (text) 1916"),
    ("", true, ""),
  ])
  func `a line is in visual order`(written: String, isRightToLeft: Bool, expected: String) {
    #expect(VisualOrder.text(of: hebrew(written), isRightToLeft: isRightToLeft) == hebrew(expected))
  }

  @Test func `vowel points stay on their letters`() {
    #expect(VisualOrder.text(of: "שָׁלוֹם", isRightToLeft: true) == "םוֹלשָׁ")
  }

  @Test func `every character appears once`() {
    let text = hebrew("ABC (12) star, D-5 %x [EF]")
    for isRightToLeft in [true, false] {
      let glyphs = VisualOrder.glyphs(of: text, isRightToLeft: isRightToLeft)
      #expect(glyphs.map(\.offset).sorted() == Array(0..<text.count))
    }
  }

  @Test func `the first letter determines the direction`() {
    #expect(VisualOrder.isRightToLeft(hebrew("12. “ABC” star")))
    #expect(!VisualOrder.isRightToLeft(hebrew("star ABC")))
    #expect(!VisualOrder.isRightToLeft("1916"))
  }

  @Test(arguments: [
    ([:], false), (["TERM": "xterm-256color"], false), (["VTE_VERSION": "7003"], true),
    (["VTE_VERSION": "5202"], false), (["KONSOLE_VERSION": "221203"], true), (["KITTY_WINDOW_ID": "1"], true),
  ])
  func `some terminals reorder text themselves`(environment: [String: String], isDone: Bool) {
    #expect(VisualOrder.isDoneByTerminal(environment: environment) == isDone)
  }
}
