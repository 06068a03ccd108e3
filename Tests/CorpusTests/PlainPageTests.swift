import TestSupport
import Testing

@testable import Corpus

/// Pages whose text is taken from `ocr.txt`.
struct PlainPageTests {
  private func read(_ text: [UInt8], _ change: (inout CorpusRunner) -> Void = { _ in }) async throws
    -> CorpusRunner.Outcome
  {
    var runner = CorpusRunner()
    runner.options.text = .ocr
    change(&runner)
    var builder = ArchiveBuilder()
    builder.add(MadePage.name(1) + "/ocr.txt", text)
    builder.add(MadePage.name(1) + "/ocr.xml", Array("no XML at all".utf8))
    return try await runner.read(builder.tar)
  }

  @Test func `no XML is parsed, and the text is unchanged`() async throws {
    let outcome = try await read(Array("Two  words\nand more \n\n".utf8))
    #expect(outcome.receipt.faults == 0 && outcome.receipt.pages == 1)
    #expect(
      outcome.lines.first?.contains(
        #""text":"Two  words\nand more \n\n","text_source":"ocr","characters":22,"word_count":4,"#) == true)
    #expect(outcome.lines.first?.hasSuffix(#""alto_sha256":null}"#) == true)
  }

  @Test(arguments: ["Text not available", "\n Text not available\r\n"])
  func `an unavailable text is empty, and a fault`(text: String) async throws {
    let outcome = try await read(Array(text.utf8))
    #expect(try outcome.faults == ["Text not available"] && outcome.values("text") == [""])
    #expect(outcome.receipt.pages == 1 && outcome.receipt.withoutText == 1)
  }

  @Test(
    arguments: [
      ([0xEF, 0xBB, 0xBF, 0x61], "a", 0), ([0x61, 0xFF, 0x62], "a\u{FFFD}b", 1),
      ([0xE2, 0x80, 0x61], "\u{FFFD}a", 1), ([0xC0, 0xAF], "\u{FFFD}\u{FFFD}", 2),
      ([0xED, 0xA0, 0x80], "\u{FFFD}\u{FFFD}\u{FFFD}", 3), ([0xF0, 0x9F, 0x98], "\u{FFFD}", 1),
      ([0xEF, 0xBF, 0xBD], "\u{FFFD}", 0), ([0xFF, 0xFE, 0x61, 0, 0xE9, 0], "aé", 0),
      ([0xFE, 0xFF, 0, 0x61, 0xD8, 0x3D, 0xDE, 0], "a😀", 0), ([0xFF, 0xFE, 0x61, 0, 0x00], "a\u{FFFD}", 1),
    ] as [([UInt8], String, Int)])
  func `invalid UTF-8 is replaced and counted`(bytes: [UInt8], text: String, replaced: Int) async throws {
    let decoded = OCRText.decoded(bytes)
    #expect(decoded.text == Array(text.utf8) && decoded.replaced == replaced)
    let outcome = try await read(bytes)
    #expect(try outcome.values("text") == [text] && outcome.receipt.replaced == replaced)
  }

  @Test func `broken words are rejoined`() async throws {
    let outcome = try await read(Array("a news-\npaper of Oma-\nha\n\nnext".utf8)) {
      $0.options.hyphens = .join
    }
    #expect(try outcome.values("text") == ["a newspaper\nof Omaha\n\nnext"])
  }

  @Test func `a page without XML uses the plain text`() async throws {
    let pages = [
      ArchiveBuilder.Page(MadePage.name(1), text: "one"),
      ArchiveBuilder.Page(MadePage.name(2), text: "two", alto: "<alto/>"),
    ]
    let outcome = try await CorpusRunner().read(ArchiveBuilder(pages: pages).tar)
    #expect(try outcome.values("text") == ["one", ""] && outcome.values("text_source") == ["ocr", "alto"])
  }

  @Test func `a page without text is a fault if text is wanted`() async throws {
    var runner = CorpusRunner()
    runner.options.text = .ocr
    let pages = [
      ArchiveBuilder.Page(MadePage.name(1), alto: "<alto/>"),
      ArchiveBuilder.Page(MadePage.name(2), text: "two", alto: "<alto/>"),
    ]
    let outcome = try await runner.read(ArchiveBuilder(pages: pages).tar)
    #expect(try outcome.faults == ["it has no ocr.txt next to it"] && outcome.receipt.pages == 1)
  }

  @Test func `a duplicate page is a fault, wherever it is`() async throws {
    let pages = MadePage.pages(2) + MadePage.pages(1)
    let outcome = try await CorpusRunner().read(ArchiveBuilder(pages: pages).tar)
    #expect(try outcome.faults == ["the archive has this page twice"] && outcome.receipt.pages == 2)
  }

  @Test func `of a page whose files are apart, the first is used, and that is said`() async throws {
    let pages = MadePage.pages(3)
    let texts = pages.map { ArchiveBuilder.Page($0.name, text: $0.text) }
    let altos = pages.map { ArchiveBuilder.Page($0.name, alto: $0.alto) }
    let fault = "the page was read from its ocr.txt, which is elsewhere in the archive"
    let before = try await CorpusRunner().read(ArchiveBuilder(pages: texts + altos).tar)
    #expect(try before.values("text_source") == ["ocr", "ocr", "ocr"] && before.receipt.isComplete)
    #expect(try before.faults == [fault, fault, fault])
    let after = try await CorpusRunner().read(ArchiveBuilder(pages: altos + texts).tar)
    #expect(try after.values("text_source") == ["alto", "alto", "alto"] && after.faults == [])
    var runner = CorpusRunner()
    runner.options.text = .ocr
    let plain = try await runner.read(ArchiveBuilder(pages: texts + altos).tar)
    #expect(try plain.receipt.pages == 3 && plain.faults == [])
    // A page that is only there as text, and twice, is still a fault.
    let twice = try await CorpusRunner().read(ArchiveBuilder(pages: texts + texts).tar)
    #expect(
      try twice.faults == [String](repeating: "the archive has this page twice", count: 3)
        && twice.receipt.pages == 3)
  }

  @Test func `twenty faults are reported, and the rest are counted`() async throws {
    let pages = (1...25).map { ArchiveBuilder.Page(MadePage.name($0), alto: "<html/>") }
    let outcome = try await CorpusRunner().read(ArchiveBuilder(pages: pages).tar)
    #expect(outcome.notes.count == 21 && outcome.notes.last == "dlc_fiji_ver01.tar.bz2: and 5 more")
    #expect(outcome.receipt.faults == 25)
  }
}
