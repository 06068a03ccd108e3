import ALTO
import Newspapers
import Testing

/// Synthetic ALTO, in the forms that OCR programs produce.
struct ALTODocumentTests {
  private func layout(_ text: String) throws -> PageLayout { try ALTODocument.layout(of: Array(text.utf8)) }

  private static func page(
    _ body: String, root: String = "<alto>", size: String = #"WIDTH="1000" HEIGHT="2000""#
  )
    -> String
  { "\(root)<Layout><Page ID=\"P1\" \(size)><PrintSpace>\(body)</PrintSpace></Page></Layout></alto>" }

  private static let block = """
    <TextBlock ID="b" language="eng"><TextLine>
    <String CONTENT="A" HPOS="100" VPOS="200" WIDTH="50" HEIGHT="20" WC="0.5"/><SP WIDTH="3"/>
    <String CONTENT="ferry &amp; boat" HPOS="160.0" VPOS="2.0E2" WIDTH="300" HEIGHT="20" WC="1"/>
    </TextLine></TextBlock>
    """

  @Test func `words have their positions as fractions of the page`() throws {
    let block = try #require(layout(ALTODocumentTests.page(ALTODocumentTests.block)).blocks.first)
    #expect(block.language == "eng")
    #expect(block.lines.count == 1)
    #expect(
      block.lines.first?.words == [
        PageLayout.Word("A", box: PageBox(x: 0.1, y: 0.1, width: 0.05, height: 0.01), confidence: 0.5),
        PageLayout.Word(
          "ferry & boat", box: PageBox(x: 0.16, y: 0.1, width: 0.3, height: 0.01), confidence: 1),
      ])
  }

  @Test(arguments: [
    "<alto>", #"<alto xmlns="http://schema.ccs-gmbh.com/ALTO">"#,
    #"<alto xmlns="http://www.loc.gov/standards/alto/ns-v2#">"#,
    #"<alto xmlns="http://www.loc.gov/standards/alto/ns-v3#">"#,
  ])
  func `the namespace does not matter`(root: String) throws {
    let page = ALTODocumentTests.page(ALTODocumentTests.block, root: root)
    #expect(try layout(page) == layout(ALTODocumentTests.page(ALTODocumentTests.block)))
  }

  @Test func `prefixes do not matter`() throws {
    let plain = ALTODocumentTests.page(ALTODocumentTests.block)
    let prefixed = plain.replacing("</", with: "</a:").replacing(/<(?=\w)/, with: "<a:")
      .replacing("<a:alto>", with: #"<a:alto xmlns:a="http://www.loc.gov/standards/alto/ns-v4#">"#)
    #expect(try layout(prefixed) == layout(plain))
  }

  @Test(arguments: ["", #"WIDTH="0" HEIGHT="2000""#, #"WIDTH="1000""#, #"WIDTH="wide" HEIGHT="2000""#])
  func `without a page size there are words but no positions`(size: String) throws {
    let words = try layout(ALTODocumentTests.page(ALTODocumentTests.block, size: size)).blocks[0].lines[0]
      .words
    #expect(words.map(\.text) == ["A", "ferry & boat"])
    #expect(words.allSatisfy { $0.box == nil })
  }

  @Test(arguments: ["2", "-1", "nan", "inf", "high", ""])
  func `an invalid confidence is not reported`(written: String) throws {
    let page = ALTODocumentTests.page(
      #"<TextBlock><TextLine><String CONTENT="x" WC="\#(written)"/></TextLine></TextBlock>"#)
    #expect(try layout(page).blocks[0].lines[0].words[0].confidence == nil)
  }

  @Test func `a line that continues says so`() throws {
    func line(_ end: String) throws -> PageLayout.Line {
      try layout(ALTODocumentTests.page("<TextBlock><TextLine>\(end)</TextLine></TextBlock>")).blocks[0]
        .lines[0]
    }
    #expect(try line(#"<String CONTENT="fer"/><HYP CONTENT="-"/>"#).isHyphenated)
    #expect(try line(#"<String CONTENT="fer" SUBS_TYPE="HypPart1" SUBS_CONTENT="ferry"/>"#).isHyphenated)
    #expect(try !line(#"<String CONTENT="ry" SUBS_TYPE="HypPart2" SUBS_CONTENT="ferry"/>"#).isHyphenated)
    #expect(try !line(#"<String CONTENT="fer"/><HYP CONTENT="-"/><SP/><String CONTENT="a"/>"#).isHyphenated)
  }

  @Test func `empty lines and blocks are left out`() throws {
    let page = ALTODocumentTests.page(
      #"<TextBlock><TextLine/></TextBlock><TextBlock LANG="de"><TextLine><String CONTENT=" "/></TextLine>"#
        + #"<TextLine><String CONTENT="Zug"/></TextLine></TextBlock>"#)
    #expect(try layout(page).blocks.map(\.lines.count) == [1])
    #expect(try layout(page).blocks[0].language == "de")
    #expect(try layout(ALTODocumentTests.page("")).blocks.isEmpty)
  }

  @Test func `lines outside blocks are not lost`() throws {
    let page = ALTODocumentTests.page(
      #"<TextLine><String CONTENT="stray"/></TextLine><TextLine><String CONTENT="line"/></TextLine>"#)
    #expect(try layout(page).blocks.map { $0.lines.map { $0.words.map(\.text) } } == [[["stray"], ["line"]]])
    let mixed = ALTODocumentTests.page(
      ALTODocumentTests.block + #"<TextLine><String CONTENT="x"/></TextLine>"#)
    #expect(try layout(mixed).blocks.map(\.language) == ["eng", nil])
  }

  @Test func `other declared encodings are read`() throws {
    let page = ALTODocumentTests.page(#"<TextBlock><TextLine><String CONTENT="año"/></TextLine></TextBlock>"#)
    let latin = #"<?xml version="1.0" encoding="ISO-8859-1"?>"# + page
    #expect(
      try ALTODocument.layout(of: latin.unicodeScalars.map { UInt8($0.value) }).blocks[0].lines[0].words[0]
        .text
        == "año")
    let wide: [UInt8] = [0xFE, 0xFF] + page.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    #expect(try ALTODocument.layout(of: wide).blocks[0].lines[0].words[0].text == "año")
  }
}
