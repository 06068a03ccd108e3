import Newspapers
import Testing

/// The words in regions of a page.
struct PageClipperTests {
  /// Words a tenth of the page's width, 2% high, starting at `x`.
  private func line(
    _ words: String, x: Double = 0.1, y: Double, isHyphenated: Bool = false, confidence: Double? = nil
  ) -> PageLayout.Line {
    PageLayout.Line(
      words: words.split(separator: " ").enumerated().map { number, word in
        PageLayout.Word(
          String(word), box: PageBox(x: x + 0.1 * Double(number), y: y, width: 0.1, height: 0.02),
          confidence: confidence)
      }, isHyphenated: isHyphenated)
  }

  private func clip(_ lines: [PageLayout.Line], _ regions: PageBox...) -> ClippedText {
    PageClipper(PageLayout(blocks: [PageLayout.Block(lines: lines)])).clip(regions)
  }

  @Test func `a word is in a region if at least half of it is`() {
    let lines = [line("one two three", y: 0.1)]
    #expect(clip(lines, PageBox(x: 0.15, y: 0.1, width: 0.2, height: 0.02)).text == "one two three")
    #expect(clip(lines, PageBox(x: 0.151, y: 0.1, width: 0.198, height: 0.02)).text == "… two …")
    #expect(clip(lines, PageBox(x: 0.1, y: 0.11, width: 0.3, height: 0.5)).text == "one two three")
    #expect(clip(lines, PageBox(x: 0.1, y: 0.1101, width: 0.3, height: 0.5)).text.isEmpty)
    #expect(clip(lines, .whole).words == 3)
  }

  @Test func `words that the frame cuts from a line are counted, and their absence is marked`() {
    let lines = [line("one two three", y: 0.1), line("four five six", y: 0.13)]
    let text = clip(lines, PageBox(x: 0.16, y: 0, width: 0.5, height: 1))
    #expect(text.text == "… two three … five six" && text.cutWords == 2 && text.words == 4)
    // A line outside the region except for its bottom edge is another line.
    #expect(clip(lines, PageBox(x: 0, y: 0.115, width: 1, height: 0.1)).cutWords == 0)
    // A word in another region is not cut.
    let parts = [PageBox(x: 0.16, y: 0, width: 0.5, height: 1), PageBox(x: 0, y: 0, width: 0.16, height: 1)]
    #expect(clip(lines, parts[0], parts[1]).cutWords == 0 && clip(lines, .whole).cutWords == 0)
  }

  @Test func `a point counts by its position`() {
    let point = PageLayout.Word("dot", box: PageBox(x: 0.5, y: 0.5, width: 0, height: 0))
    let lines = [PageLayout.Line(words: [point])]
    #expect(clip(lines, PageBox(x: 0.4, y: 0.4, width: 0.2, height: 0.2)).text == "dot")
    #expect(clip(lines, PageBox(x: 0.6, y: 0.4, width: 0.2, height: 0.2)).text.isEmpty)
  }

  @Test func `words broken at line ends are joined`() {
    let lines = [line("the long fer-", y: 0.1), line("ry runs at last", y: 0.13)]
    let text = clip(lines, .whole)
    #expect(text.text == "the long ferry runs at last")
    #expect(text.words == 6)
    #expect(text.lines == ["the long fer-", "ry runs at last"])
  }

  @Test func `a hyphen is kept if the rest of the page says so`() {
    let lines = [
      line("our vice-president here spoke", y: 0.1), line("to the vice-", y: 0.13),
      line("president was ill", y: 0.16),
    ]
    let below = PageBox(x: 0, y: 0.125, width: 1, height: 0.1)
    #expect(clip(lines, below).text == "to the vice-president was ill")
  }

  @Test func `the outside half of a broken word is dropped, and nothing else is joined`() {
    let lines = [line("the long fer-", y: 0.1), line("ry runs at last", y: 0.13)]
    #expect(clip(lines, PageBox(x: 0, y: 0.09, width: 1, height: 0.03)).text == "the long fer-")
    #expect(clip(lines, PageBox(x: 0, y: 0.125, width: 1, height: 0.03)).text == "ry runs at last")
    // The first word of the second line is left of the region.
    #expect(clip(lines, PageBox(x: 0.2, y: 0, width: 0.8, height: 1)).text == "… long fer- … runs at last")
    // The end of the first line is right of it.
    #expect(clip(lines, PageBox(x: 0, y: 0, width: 0.3, height: 1)).text == "the long … ry runs …")
  }

  @Test func `an excluded line between two halves keeps them apart`() {
    let lines = [line("a fer-", x: 0.1, y: 0.1), line("ry", x: 0.8, y: 0.13), line("boat", x: 0.1, y: 0.16)]
    #expect(clip(lines, PageBox(x: 0, y: 0, width: 0.5, height: 1)).text == "a fer- boat")
  }

  @Test func `a hyphen only declared by the file is written if the other half is outside`() {
    let lines = [line("the long fer", y: 0.1, isHyphenated: true), line("ry runs", y: 0.13)]
    #expect(clip(lines, .whole).text == "the long ferry runs")
    #expect(clip(lines, PageBox(x: 0, y: 0.09, width: 1, height: 0.03)).text == "the long fer-")
    #expect(clip(lines, PageBox(x: 0.2, y: 0, width: 0.8, height: 1)).text == "… long fer- … runs")
  }

  @Test func `of two columns, one block follows the other`() {
    let left = PageLayout.Block(lines: [line("left one", y: 0.1), line("left two", y: 0.13)])
    let right = PageLayout.Block(
      lines: [line("right one", x: 0.5, y: 0.1), line("right two", x: 0.5, y: 0.13)])
    let clipper = PageClipper(PageLayout(blocks: [left, right]))
    #expect(clipper.clip([.whole]).text == "left one left two\n\nright one right two")
    let second = PageBox(x: 0.45, y: 0, width: 0.5, height: 1)
    #expect(clipper.clip([second]).text == "right one right two")
    let first = PageBox(x: 0, y: 0, width: 0.45, height: 1)
    #expect(clipper.clip([second, first]).text == "right one right two\n\nleft one left two")
    // Words in both regions belong to the first.
    #expect(clipper.clip([first, .whole]).text == "left one left two\n\nright one right two")
    #expect(clipper.clip([first, .whole]).words == 8)
  }

  @Test func `Hebrew stays in the order of the layout`() {
    // The first word of a line is its rightmost.
    let words = ["שלום", "עולם", "ועד"].enumerated().map { number, word in
      PageLayout.Word(word, box: PageBox(x: 0.8 - 0.1 * Double(number), y: 0.1, width: 0.1, height: 0.02))
    }
    let lines = [PageLayout.Line(words: words)]
    #expect(clip(lines, .whole).text == "שלום עולם ועד")
    #expect(clip(lines, PageBox(x: 0.7, y: 0, width: 0.3, height: 1)).text == "שלום עולם …")
  }

  @Test func `words without a position are counted and left out`() {
    let unplaced = PageLayout.Line(words: [PageLayout.Word("lost", box: nil), PageLayout.Word(" ", box: nil)])
    let text = clip([line("one two", y: 0.1), unplaced], .whole)
    #expect(text.text == "one two")
    #expect(text.unplacedWords == 1)
  }

  @Test func `confidence and language are those of the words in the region`() {
    let english = PageLayout.Block(language: "eng", lines: [line("one two", y: 0.1, confidence: 0.5)])
    let german = PageLayout.Block(
      language: "de", lines: [line("eins zwei drei", y: 0.5, confidence: 0.8), line("vier", y: 0.6)])
    let clipper = PageClipper(PageLayout(blocks: [english, german]))
    #expect(clipper.clip([.whole]).language == "de")
    #expect(clipper.clip([.whole]).confidence.map { abs($0 - 0.68) < 0.001 } == true)
    let upper = clipper.clip([PageBox(x: 0, y: 0, width: 1, height: 0.3)])
    #expect(upper.language == "eng")
    #expect(upper.confidence == 0.5)
    let empty = clipper.clip([PageBox(x: 0, y: 0.9, width: 1, height: 0.1)])
    #expect(empty.confidence == nil)
    #expect(empty.language == nil)
    #expect(empty.text.isEmpty)
  }

  @Test func `the whole page reads as in the page reader`() {
    let blocks = [
      PageLayout.Block(lines: [line("THE NEW FERRY", y: 0.1), line("RUNS AT LAST", y: 0.13)]),
      PageLayout.Block(lines: [line("It was aged twenty-", y: 0.3), line("one years the Houſe", y: 0.33)]),
    ]
    let layout = PageLayout(blocks: blocks)
    #expect(
      PageClipper(layout).clip([.whole]).text
        == PrintedText(layout).paragraphs.joined(separator: "\n\n"))
  }
}
