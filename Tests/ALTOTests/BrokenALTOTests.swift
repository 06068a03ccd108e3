import ALTO
import Newspapers
import Testing

/// Files that are not ALTO, or are damaged: each causes a descriptive error, and none takes excessive memory.
struct BrokenALTOTests {
  private static let whole = """
    <alto><Layout><Page WIDTH="10" HEIGHT="10"><PrintSpace><TextBlock><TextLine><String CONTENT="A ferry"/>\
    </TextLine></TextBlock></PrintSpace></Page></Layout></alto>
    """

  private func complaint(_ bytes: [UInt8]) -> String? {
    do throws(ALTOError) {
      _ = try ALTODocument.layout(of: bytes)
      return nil
    } catch {
      guard case .malformed(let what) = error else { return "another error" }
      return what
    }
  }

  @Test func `the whole file is read`() { #expect(complaint(Array(BrokenALTOTests.whole.utf8)) == nil) }

  @Test func `a file cut off anywhere is an error`() {
    let bytes = Array(BrokenALTOTests.whole.utf8)
    for count in 0..<bytes.count {
      #expect(complaint(Array(bytes[..<count])) != nil, "cut off after \(count) bytes")
    }
  }

  @Test(arguments: [
    ("", "no element found"),
    ("<html><body/></html>", "not ALTO"),
    (#"<mets:mets xmlns:mets="http://www.loc.gov/METS/"/>"#, "not ALTO"),
    ("<alto><String></alto>", "line 1: mismatched tag"),
    (#"{"results": []}"#, "not well-formed"),
    (#"<?xml version="1.0" encoding="KOI8-R"?><alto/>"#, "unknown encoding"),
    ("<alto/><alto/>", "junk after document element"),
    ("<alto>\n\n&nbsp;</alto>", "line 3: undefined entity"),
  ])
  func `it says what is wrong`(file: String, words: String) throws {
    #expect(try #require(complaint(Array(file.utf8))).contains(words))
  }

  @Test func `invalid UTF-8 is an error`() {
    let bytes = Array(BrokenALTOTests.whole.replacing("ferry", with: "f\u{1}rry").utf8).map {
      $0 == 1 ? 0xE9 : $0
    }
    #expect(complaint(bytes)?.contains("not well-formed (invalid token)") == true)
  }

  @Test func `entities are refused before they grow`() {
    var bomb = "<!DOCTYPE alto [<!ENTITY a0 \"ferry\">"
    for number in 1...30 {
      bomb += "<!ENTITY a\(number) \"\(String(repeating: "&a\(number - 1);", count: 10))\">"
    }
    bomb += "]><alto><String CONTENT=\"&a30;\"/></alto>"
    #expect(complaint(Array(bomb.utf8))?.contains("declares entities") == true)
    let file = "<!DOCTYPE alto [<!ENTITY x SYSTEM \"file:///etc/hostname\">]><alto>&x;</alto>"
    #expect(complaint(Array(file.utf8))?.contains("declares entities") == true)
  }

  @Test func `a document type that declares nothing is harmless`() {
    #expect(complaint(Array(("<!DOCTYPE alto>" + BrokenALTOTests.whole).utf8)) == nil)
  }

  @Test func `endless nesting is an error`() {
    let deep = "<alto>" + String(repeating: "<ComposedBlock>", count: 1_000_000)
    #expect(complaint(Array(deep.utf8))?.contains("nested too deep") == true)
  }

  @Test func `more words than any page has are an error`() {
    let many = "<alto>" + String(repeating: #"<String CONTENT="a"/>"#, count: 500_001) + "</alto>"
    #expect(complaint(Array(many.utf8))?.contains("more than 500000 words") == true)
  }

  @Test func `the error names the server`() {
    #expect(
      ALTOError.malformed(what: "x").newspaperError(host: "news.example")
        == .malformed(host: "news.example", what: "the ALTO file cannot be read: x"))
  }
}
