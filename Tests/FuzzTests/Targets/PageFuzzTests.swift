import ALTO
import Newspapers
import Terminal
import TerminalUI
import TestSupport
import Testing
import Text

/// OCR text.
@Suite struct PageFuzzTests {
  private static let page = """
    <?xml version="1.0"?><alto xmlns="http://www.loc.gov/standards/alto/ns-v2#"><Layout><Page WIDTH="100" HEIGHT="200">
    <PrintSpace><TextBlock language="eng"><TextLine><String CONTENT="the" HPOS="1" VPOS="2" WIDTH="3" HEIGHT="4"
    WC="0.5"/><SP/><String CONTENT="fer" SUBS_TYPE="HypPart1" SUBS_CONTENT="ferry" HPOS="1e1" VPOS="2" WIDTH="9e9"
    HEIGHT="4"/><HYP CONTENT="-"/></TextLine><TextLine><String CONTENT="ry &amp; b&#xF6;at"/></TextLine></TextBlock>
    </PrintSpace></Page></Layout></alto>
    """

  private static let words = [
    "<", ">", "/>", "</", "<alto>", "</alto>", "<Page WIDTH=\"0\">", "<TextLine>", "</TextLine>",
    "<TextBlock>",
    "<String CONTENT=\"a\"/>", "<HYP/>", "CONTENT=\"\"", "HPOS=\"nan\"", "WC=\"-1\"", "<!DOCTYPE alto [",
    "<!ENTITY a \"b\">", "]>", "&a;", "&#0;", "<![CDATA[", "]]>", "<!--", "\"", "encoding=\"UTF-16\"",
  ]

  @Test func `ALTO files do no harm`() async throws {
    let odd = OddText(words: PageFuzzTests.words)
    try await FuzzTarget.alto.run({ dice in
      if dice.once(in: 3) { return odd.bytes(&dice) }
      var bytes = Array(PageFuzzTests.page.utf8)
      for _ in 0...dice.below(3) { ByteChange.apply(to: &bytes, &dice) }
      return bytes
    }) { input in
      let layout: PageLayout
      do throws(ALTOError) {
        layout = try ALTODocument.layout(of: input.bytes)
      } catch {
        guard case .malformed(let what) = error else { throw error }
        return try property("no words for what is wrong", !what.isEmpty)
      }
      try check(layout)
    }
  }

  private func check(_ layout: PageLayout) throws {
    for block in layout.blocks {
      try property("a block without lines", !block.lines.isEmpty)
      for line in block.lines {
        try property("a line without words", !line.words.isEmpty)
        for word in line.words { try check(word) }
      }
    }
    try property("an empty paragraph", !PrintedText(layout).paragraphs.contains(""))
  }

  private func check(_ word: PageLayout.Word) throws {
    try property("an empty word", !word.text.isEmpty)
    try property("\(word.confidence ?? 0) sure", word.confidence.map { (0...1).contains($0) } ?? true)
    guard let box = word.box else { return }
    try property("outside of the page: \(box)", box.x >= 0 && box.width >= 0 && box.x + box.width <= 1.000001)
  }

  @Test func `printed text does no harm`() async throws {
    let odd = OddText(words: [
      "fer-", "ry", "FER-", "RY", "-", "—", "~", "¬", "\n", "\n", "\n\n", "\r\n", "  ", "ſ", "5-", "שלום",
      "日本",
      "\u{301}", "\u{200D}", "Mem~\n", "bers", "\u{AD}\n", "\t", ".",
    ])
    try await FuzzTarget.printedText.run(odd.bytes) { input in
      let printed = PrintedText(input.text)
      let ink = ink([input.text])
      try property("words of the paragraphs differ", self.ink(printed.paragraphs) == ink)
      try property("words of the lines differ", self.ink(printed.lines) == ink)
      for text in printed.paragraphs.map(Sanitizer.sanitized) {
        let lines = WordWrap.lines(text, width: 1 + input.dice.below(40))
        try property("wrapping changes words", self.ink(lines) == self.ink([text]))
        for line in lines {
          let glyphs = VisualOrder.glyphs(of: line, isRightToLeft: input.dice.once(in: 2))
          try property(
            "turning round loses characters", glyphs.map(\.offset).sorted() == Array(0..<line.count))
        }
      }
    }
  }

  /// Everything but white space and the hyphens that may be removed when lines are joined.
  private func ink(_ texts: [String]) -> [Unicode.Scalar] {
    texts.flatMap(\.unicodeScalars).filter {
      !$0.properties.isWhitespace && !["-", "\u{AD}", "\u{2010}", "¬", "~", "—"].contains($0)
    }.map { $0 == "ſ" ? "s" : $0 }
  }
}
