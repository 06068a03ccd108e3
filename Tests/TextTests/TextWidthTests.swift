import Testing
import Text

@Suite struct TextWidthTests {
  @Test(
    arguments: [
      ("a", 1), ("é", 1), ("\u{301}", 0), ("ő", 1), ("Ж", 1), ("א", 1), ("\u{5b8}", 0), ("日", 2), ("한", 2),
      ("𠀀", 2),
      ("！", 2), ("…", 1), ("█", 1), ("😀", 2), ("\u{200b}", 0), ("\u{200d}", 0), ("\u{fe0f}", 0),
      ("\u{202e}", 0),
      ("\u{fffd}", 1), ("\0", -1), ("\u{1b}", -1), ("\u{7f}", -1), ("\u{9b}", -1), ("\u{2028}", -1),
      ("\u{e000}", 1),
      ("\u{1fae8}", 2), ("\u{e0041}", 0),
    ] as [(Unicode.Scalar, Int)])
  func `of a scalar is its cells`(scalar: Unicode.Scalar, cells: Int) {
    #expect(TextWidth.of(scalar) == cells, "U+\(String(scalar.value, radix: 16))")
  }

  @Test func `is known of every scalar`() {
    let scalars = (UInt32(0)...0x10ffff).lazy.compactMap(Unicode.Scalar.init)
    #expect(scalars.first { !(-1...2).contains(TextWidth.of($0)) } == nil)
  }

  @Test(arguments: [
    ("", 0), ("plain", 5), ("日布時事", 8), ("e\u{301}te\u{301}", 3), ("a\u{1b}b", 3), ("👩‍👧", 4),
  ])
  func `of a text is the sum of its scalars`(text: String, cells: Int) {
    #expect(TextWidth.of(text) == cells)
  }

  @Test(arguments: [
    ("Evening Star", 12, "Evening Star"), ("Evening Star", 11, "Evening St…"), ("Evening Star", 1, "…"),
    ("Evening Star", 0, ""), ("Evening Star", -1, ""), ("日布時事", 7, "日布時…"), ("日布時事", 6, "日布…"),
    ("cafe\u{301}s", 5, "cafe\u{301}s"), ("cafe\u{301}s!", 5, "cafe\u{301}…"), ("", 0, ""),
  ])
  func `truncates to whole characters`(text: String, width: Int, truncated: String) {
    #expect(TextWidth.truncated(text, to: width) == truncated)
  }

  @Test func `pads on either side`() {
    #expect(TextWidth.padded("日", to: 4) == "日  ")
    #expect(TextWidth.padded("日", to: 4, alignRight: true) == "  日")
    #expect(TextWidth.padded("longer", to: 4) == "longer")
  }
}
