import Testing
import Text

@Suite(.timeLimit(.minutes(2))) struct WordWrapTests {
  @Test func `lines break at spaces`() {
    #expect(
      WordWrap.lines("the evening star of washington", width: 12) == ["the evening", "star of", "washington"])
  }

  @Test func `a word wider than the line is broken`() {
    #expect(WordWrap.lines("a Winnebagoland b", width: 6) == ["a", "Winneb", "agolan", "d b"])
  }

  @Test func `an address is broken after a slash`() {
    #expect(
      WordWrap.lines("at https://www.loc.gov/item/sn83045462/ now", width: 26)
        == ["at", "https://www.loc.gov/item/", "sn83045462/ now"])
    #expect(WordWrap.lines("a/Winnebagoland", width: 9) == ["a/Winneba", "goland"], "not far too early")
  }

  @Test func `all lines but the first may be narrower`() {
    #expect(
      WordWrap.lines("the evening star of Washington", width: 12, indent: 2)
        == ["the evening", "star of", "Washington"])
    #expect(WordWrap.lines("Winnebagoland", width: 6, indent: 2) == ["Winneb", "agol", "and"])
  }

  @Test func `an indented line goes on indented`() {
    #expect(WordWrap.indentedLines("  - the evening star", width: 12) == ["  - the", "  evening", "  star"])
    #expect(WordWrap.indentedLines("          star", width: 8) == ["    star"], "half the width remains")
    #expect(WordWrap.indentedLines("", width: 8) == [""])
    #expect(WordWrap.indentedLines(" star", width: 0).isEmpty)
  }

  @Test func `width is counted in cells`() {
    #expect(WordWrap.lines("日布時事 新聞", width: 8) == ["日布時事", "新聞"])
    #expect(WordWrap.lines("日布時事", width: 5) == ["日布", "時事"])
  }

  @Test func `ideographs are broken between any two`() {
    #expect(WordWrap.lines("ab 日本の新聞を読む人", width: 10) == ["ab 日本の", "新聞を読む", "人"])
    #expect(WordWrap.lines("読む新聞。「日本」", width: 8) == ["読む新", "聞。「日", "本」"])
    #expect(WordWrap.lines("Honolulu日本", width: 9) == ["Honolulu", "日本"])
  }

  @Test func `a word without width is kept`() {
    #expect(WordWrap.lines("\u{301} star", width: 9) == ["\u{301} star"])
    #expect(WordWrap.lines("\u{301} star", width: 4) == ["\u{301}", "star"])
  }

  @Test func `Korean is broken at spaces`() {
    #expect(WordWrap.lines("ab 신한국보", width: 8) == ["ab", "신한국보"])
  }

  @Test func `paragraphs stay apart`() { #expect(WordWrap.lines("a\n\nb", width: 5) == ["a", "", "b"]) }

  /// Such as a dotted rule, or a binary sent as text. Wrapping it used to take time proportional to the
  /// square of its length.
  @Test(arguments: ["é", "/", "e\u{301}"]) func `a very long word is broken soon`(character: String) {
    let (count, clock) = (300_000, ContinuousClock())
    var lines: [String] = []
    let time = clock.measure {
      lines = WordWrap.lines(String(repeating: character, count: count), width: 10)
    }
    #expect(lines.count == count / 10 && lines.allSatisfy { TextWidth.of($0) == 10 })
    #expect(time < .seconds(20), "\(time)")
  }

  @Test func `no word is lost and no line is too wide`() {
    let alphabet = ["a", "star", "Ćeśka", "日布時事", "e\u{301}toile", "Wisconsin-Volksfreund", "…", "שלום"]
    for width in [1, 2, 3, 7, 20, 80] {
      let words = (0..<60).map { alphabet[($0 * 7 + width) % alphabet.count] }
      let lines = WordWrap.lines(words.joined(separator: " "), width: width)
      #expect(lines.joined().filter { $0 != " " } == words.joined())
      #expect(lines.allSatisfy { TextWidth.of($0) <= max(width, 2) })
    }
  }
}
