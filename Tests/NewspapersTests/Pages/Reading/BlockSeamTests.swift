import Newspapers
import Testing

/// Blocks that OCR made of one paragraph.
struct BlockSeamTests {
  /// A column at `x`, starting at `y`; each line is a hundredth of the page, and its words fill it.
  private func column(_ texts: [String], x: Double = 0.1, y: Double, last: Double = 0.2) -> PageLayout.Block {
    PageLayout.Block(
      lines: texts.enumerated().map { number, text in
        let words = text.split(separator: " ")
        let width = (number == texts.count - 1 ? last : 0.2) / Double(words.count)
        return PageLayout.Line(
          words: words.enumerated().map { place, word in
            PageLayout.Word(
              String(word),
              box: PageBox(
                x: x + width * Double(place), y: y + 0.01 * Double(number), width: width, height: 0.01))
          })
      })
  }

  @Test(arguments: [
    ("was met by Mr.", "Harper who said so", "was met by Mr. Harper who said so"),
    ("and thus it was", "prevented by the men", "and thus it was prevented by the men"),
    ("in a safe man-", "ner by the doctor", "in a safe manner by the doctor"),
    ("the men, women,", "and children came", "the men, women, and children came"),
  ])
  func `a paragraph that OCR cut into two blocks is one`(end: String, start: String, joined: String) {
    let (above, below) = (["the council met on", "the day before and", end], [start, "at the ferry."])
    let one = PrintedText(PageLayout(blocks: [column(above, y: 0.1), column(below, y: 0.13)]))
    #expect(one.paragraphs == ["the council met on the day before and \(joined) at the ferry."])
    #expect(one.lines == above + [""] + below, "as printed, nothing is changed")
    let apart: [PageLayout.Block] = [
      column(below, x: 0.4, y: 0.13), column(below, y: 0.15), column(below, x: 0.13, y: 0.13),
      column(below, y: 0.6),
    ]
    for block in apart {
      #expect(PrintedText(PageLayout(blocks: [column(above, y: 0.1), block])).paragraphs.count == 2)
    }
    let short = PageLayout(blocks: [column(above, y: 0.1, last: 0.15), column(below, y: 0.13)])
    #expect(PrintedText(short).paragraphs.count == 2, "its last line ends early")
    let printed = (above + [""] + below).joined(separator: "\n")
    #expect(PrintedText(printed).paragraphs.count == 2, "nobody knows where it stands")
  }

  @Test(arguments: [
    ("met at the ferry.", "then all went home"), ("and thus it was", "Prevented by the men"),
    ("was met by Mr.", "harper who said so"), ("and thus it was", "5 men came by"),
    ("all is well?", "the men went home"), ("was met by him.", "Harper who said so"),
  ])
  func `what may be another paragraph stays separate`(end: String, start: String) {
    let above = column(["the council met on", "the day before and", end], y: 0.1)
    let layout = PageLayout(blocks: [above, column([start, "at the ferry."], y: 0.13)])
    #expect(PrintedText(layout).paragraphs.count == 2)
  }
}
