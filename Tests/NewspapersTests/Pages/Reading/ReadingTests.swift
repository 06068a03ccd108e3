import Newspapers
import Testing

/// Printed lines joined into paragraphs.
struct ReadingTests {
  private func read(_ text: String) -> [String] { PrintedText(text).paragraphs }

  @Test(arguments: [
    ("the fer-\nry runs", "the ferry runs"),
    ("the fer¬\nry runs", "the ferry runs"),
    ("the fer\u{AD}\nry runs", "the ferry runs"),
    ("the fer~\nry runs", "the ferry runs"),
    ("the fer—\nry runs", "the ferry runs"),
    ("the inter-\nna-\ntional", "the international"),
    ("the Omaha-\nSioux line", "the Omaha-Sioux line"),
    ("a twenty-\n5 bill", "a twenty-5 bill"),
    ("the 20-\nyear loan", "the 20-year loan"),
    ("aged twenty-\none years", "aged twenty-one years"),
    ("A NEW CHRIST-\nMAS TREE", "A NEW CHRISTMAS TREE"),
    ("the A-\nB line", "the A-B line"),
    ("he went -\nand came", "he went - and came"),
    ("he went--\nand came", "he went-- and came"),
    ("he went —\nand came", "he went — and came"),
    ("he went (fer-\n\"ry) on", "he went (fer- \"ry) on"),
  ])
  func `hyphens at the end of a line are joined or kept`(printed: String, expected: String) {
    #expect(read(printed) == [expected])
  }

  @Test(arguments: [
    ("Mig\u{AD}\nnonne's", "Mig-\nnonne's"), ("Mig\u{AD} \r\nnonne", "Mig- \r\nnonne"),
    ("the fer\u{AD}", "the fer-"), ("fer-\u{AD}\nry", "fer-\u{AD}\nry"),
    ("fer\u{AD}\u{AD}\nry", "fer-\nry"), ("fer\u{AD}ry runs", "fer\u{AD}ry runs"), ("", ""),
    ("\u{AD}\nx", "\u{AD}\nx"),
  ])
  func `soft hyphens are written out at the end of a line`(text: String, expected: String) {
    #expect(SoftHyphens.written(text) == expected)
  }

  @Test func `a dash stays a dash if the page has the words next to it`() {
    #expect(read("we saw the north bank\nfar to the north—\nthe bank was ice")[0].contains("north— the bank"))
    #expect(read("all accepted terms agree\nthey accept—\ned the loan")[0].contains("they accepted the loan"))
  }

  @Test func `a compound that the page has elsewhere keeps its hyphen`() {
    let text = "when the vice-president spoke\nto them the vice-\npresident was ill"
    #expect(read(text)[0].hasSuffix("to them the vice-president was ill"))
  }

  @Test func `the long s is an s`() { #expect(read("the Houſe of Aſſembly") == ["the House of Assembly"]) }

  @Test func `in printed form, nothing is changed`() {
    let text = "the Houſe of Aſſem-\nbly met\n\n\n  at noon   sharp\n"
    #expect(PrintedText(text).lines == ["the Houſe of Aſſem-", "bly met", "", "  at noon   sharp"])
  }

  @Test func `blank lines separate blocks`() {
    #expect(read("one line-\n \nand more") == ["one line-", "and more"])
  }

  @Test func `an indented line starts a paragraph`() {
    let text =
      "  The council met on Monday and\nspoke of bridges for an hour or so\n  The mayor was not among them at"
    #expect(
      read(text) == [
        "The council met on Monday and spoke of bridges for an hour or so", "The mayor was not among them at",
      ])
  }

  @Test func `a title at the end of a short line waits for its name`() {
    let lines = "The ferry was late again on Monday\nmorning, says Mr.\nHarper, who keeps the landing there."
    #expect(read(lines).count == 1)
    #expect(read(lines.replacing("Mr.", with: "me.")).count == 2)
  }

  @Test func `a short line ends a paragraph unless the next one continues it`() {
    let long = "The council met on Monday evening and"
    #expect(read("\(long)\nspoke of bridges.\n\(long)\nwent home again at once and slept on").count == 2)
    #expect(read("\(long)\nspoke of bridges.\nthen it went home again at once and").count == 1)
  }

  @Test func `headlines stand by themselves`() {
    #expect(
      read("COUNCIL WILL\nMEND BRIDGE\nThe council met on\nMonday and said so\nto all who came to")
        == ["COUNCIL WILL MEND BRIDGE", "The council met on Monday and said so to all who came to"])
  }

  @Test func `ideographs are joined without spaces`() { #expect(read("日本の新\n聞を読む") == ["日本の新聞を読む"]) }

  @Test func `line ends of any kind are line ends`() {
    #expect(PrintedText("a\r\nb\rc\u{2028}d\u{c}e").lines == ["a", "b", "c", "d", "e"])
  }

  @Test func `nothing comes from nothing`() {
    #expect(PrintedText(" \n\n\t").paragraphs.isEmpty)
    #expect(PrintedText("").quality == nil)
    #expect(PrintedText("").lines.isEmpty)
  }

  @Test func `words are counted once`() {
    #expect(PrintedText("the fer-\nry runs — * 5 times\n\nfer-\nry").wordCount == 6)
  }

  private func line(_ words: [String], x: Double = 0.1, isHyphenated: Bool = false) -> PageLayout.Line {
    PageLayout.Line(
      words: words.enumerated().map { number, word in
        PageLayout.Word(
          word, box: PageBox(x: x + 0.05 * Double(number), y: 0.1, width: 0.05, height: 0.01), confidence: 0.5
        )
      }, isHyphenated: isHyphenated)
  }

  @Test func `a layout says what is hyphenated`() {
    let layout = PageLayout(blocks: [
      .init(lines: [
        line(["the", "fer"], isHyphenated: true), line(["ry", "was", "late."]), line(["again"]),
      ]),
      .init(lines: [line(["end-"], isHyphenated: true)]),
    ])
    #expect(PrintedText(layout).lines == ["the fer-", "ry was late.", "again", "", "end-"])
    #expect(PrintedText(layout).paragraphs == ["the ferry was late. again", "end-"])
  }

  @Test func `a layout says what is indented`() {
    let words = ["four", "four", "four", "four"]
    let layout = PageLayout(blocks: [
      .init(lines: [line(words), line(words), line(words, x: 0.13), line(words)])
    ])
    #expect(PrintedText(layout).paragraphs.map(\.count) == [39, 39])
  }

  @Test func `the quality says what kind it is`() throws {
    let layout = PageLayout(blocks: [.init(lines: [line(["a", "ferry"])])])
    let known = try #require(PrintedText(layout).quality)
    #expect(known.basis == .confidence && known.value == 0.5)
    let good = try #require(
      PrintedText("The ferry to Astoria sank on Nov. 8, 1916; $1,000 was lost.").quality)
    #expect(good.basis == .estimate && good.value == 1)
    let bad = try #require(PrintedText("v -\"T\"flqnTfTT||)[|J^..-UIJIj|^U|pjjl|pqy^ ' 1 tlmf").quality)
    #expect(bad.value < 0.3)
    #expect(try #require(PrintedText("שלום לכל העם").quality).value == 1)
    #expect(try #require(PrintedText("El año de la señora").quality).value == 1)
  }

  /// ASCII bytes are handled separately; with a non-ASCII letter the same words take another path.
  @Test(arguments: [
    ("ferry", true), ("Ferry", true), ("FERRY", true), ("McKinley", true), ("MacArthur", true),
    ("fErry", false),
    ("ferrry", false), ("strngth", false), ("B.C.", true), ("bcd", false), ("(ferry)", true),
    ("ferry,\"", true),
    ("((((ferry", false), ("ferry.....", false), ("twenty-one", true), ("don't", true), ("fer~ry", false),
    ("x", false), ("X", false), ("a", true), ("5", true), ("1,000", true), ("3d", true), ("10:30", true),
    ("5xy", false), ("--", false),
  ])
  func `the shape of words is judged the same in ASCII and beyond`(word: String, isLikely: Bool) throws {
    #expect(try #require(PrintedText(word).quality).value == (isLikely ? 1 : 0))
    guard word.first?.isLetter == true, word.count > 1 else { return }
    let foreign = word.replacing("e", with: "é").replacing("r", with: "ř")
    #expect(try #require(PrintedText(foreign).quality).value == (isLikely ? 1 : 0), "\(foreign)")
  }

  @Test(arguments: [
    ("the ferry sank", 3), ("  the   ferry ", 2), ("the\tferry", 2), ("— the — ferry", 2), ("", 0),
    ("the \u{301}ferry", 1), ("die Fähre sank", 3), ("the\u{a0}ferry sank", 3),
  ])
  func `counts words between spaces`(text: String, count: Int) {
    #expect(PrintedText(text).wordCount == count)
  }
}
