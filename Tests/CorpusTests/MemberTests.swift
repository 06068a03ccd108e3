import Newspapers
import TestSupport
import Testing

@testable import Corpus

/// Members of archives that are not pages, or are impossible ones.
struct MemberTests {
  private let alto = Array(MadePage.alto("words").utf8)

  @Test(arguments: [
    ("sn83030214/1866/04/10/ed-1/seq-1/ocr.xml", "sn83030214/1866-04-10/ed-1/seq-1"),
    ("./sn83030214/1866/4/1/ed-2/seq-10/ocr.xml", "sn83030214/1866-04-01/ed-2/seq-10"),
    ("dlc_fiji_ver01/2010270504/801/12/31/ed-1/seq-1/ocr.xml", "2010270504/0801-12-31/ed-1/seq-1"),
  ]) func `a page is recognized by its path`(path: String, id: String) {
    guard case .page(let page, .alto) = MemberName(path) else { return #expect(Bool(false), "\(path)") }
    #expect(page.description == id)
  }

  @Test(arguments: [
    "/sn83030214/1866/04/10/ed-1/seq-1/ocr.xml", "../sn83030214/1866/04/10/ed-1/seq-1/ocr.xml",
    "sn83030214/../1866/04/10/ed-1/seq-1/ocr.xml", "x//sn83030214/1866/04/10/ed-1/seq-1/ocr.xml",
    "sn83030214/1866/04/10/ed-1/seq-1/ocr.pdf", "1866/04/10/ed-1/seq-1/ocr.xml", "ocr.xml", "",
    "sn8303021/1866/04/10/ed-1/seq-1/ocr.xml", "SN83030214/1866/04/10/ed-1/seq-1/ocr.xml",
    "sn83030214/1866/04/10/ed-1/seq-99999/ocr.xml", "sn83030214/1866/04/10/ed-/seq-1/ocr.xml",
    "sn83030214/1866/04/+1/ed-1/seq-1/ocr.xml", "sn 83030214/1866/04/10/ed-1/seq-1/ocr.xml",
  ]) func `files that do not belong to a page, or lead elsewhere, are skipped`(path: String) {
    #expect(MemberName(path) == .other)
  }

  @Test(arguments: [
    ("sn83030214/1866/02/30/ed-1/seq-1/ocr.xml", "there is no such date"),
    ("sn83030214/1866/13/01/ed-1/seq-1/ocr.xml", "there is no such date"),
    ("sn83030214/0/02/03/ed-1/seq-1/ocr.xml", "there is no such date"),
    ("sn83030214/1866/02/03/ed-1/seq-0/ocr.xml", "editions and pages are counted from 1"),
    ("sn83030214/1866/02/03/ed-0/seq-1/ocr.xml", "editions and pages are counted from 1"),
  ]) func `an impossible page is a fault`(path: String, what: String) async throws {
    #expect(MemberName(path) == .impossible(what: what))
    var builder = ArchiveBuilder(pages: MadePage.pages(1))
    builder.add(path, alto)
    let outcome = try await CorpusRunner().read(builder.tar)
    #expect(try outcome.faults == [what] && outcome.values("member") == [path])
    #expect(outcome.receipt.pages == 1 && outcome.receipt.isComplete && outcome.receipt.skipped == 0)
  }

  @Test func `links, devices and other files are counted, and folders are not`() async throws {
    var builder = ArchiveBuilder()
    builder.add("sn83030214/", [], kind: .folder)
    builder.add(MadePage.name(1) + "/ocr.xml", [], kind: .link)
    builder.add(MadePage.name(2) + "/ocr.xml", [], kind: .hardLink)
    builder.add(MadePage.name(3) + "/ocr.xml", [], kind: .device)
    builder.add("README", Array("hello".utf8))
    builder.add(String(repeating: "long/", count: 60) + "ocr.xml", alto)
    builder.add(MadePage.name(4) + "/ocr.xml", alto)
    let outcome = try await CorpusRunner().read(builder.tar)
    #expect(outcome.receipt.members == 6 && outcome.receipt.skipped == 5 && outcome.receipt.pages == 1)
    #expect(outcome.receipt.isComplete && outcome.receipt.faults == 0)
  }

  @Test func `pax names are read`() async throws {
    var builder = ArchiveBuilder()
    builder.addPax(String(repeating: "deep/", count: 60) + MadePage.name(1) + "/ocr.xml", alto)
    let outcome = try await CorpusRunner().read(builder.tar)
    #expect(try outcome.values("id") == ["sn83030214/1866-04-01/ed-1/seq-1"])
    #expect(outcome.receipt.isComplete)
  }

  @Test func `many members take no more memory than a few`() async throws {
    var builder = ArchiveBuilder()
    for number in 0..<50_000 { builder.add("x/\(number)", []) }
    let outcome = try await CorpusRunner().read(builder.tar)
    #expect(outcome.receipt.skipped == 50_000 && outcome.receipt.isComplete)
  }

  @Test func `pages of other newspapers and days are left out`() async throws {
    var runner = CorpusRunner()
    let builder = ArchiveBuilder(pages: MadePage.pages(9))
    runner.options.from = IssueDate("1866-04-03")
    runner.options.to = IssueDate("1866-04-05")
    #expect(try await runner.read(builder.tar).values("date") == ["1866-04-03", "1866-04-04", "1866-04-05"])
    runner.options.newspapers = [try LCCN("sn99021999")]
    let none = try await runner.read(builder.tar)
    #expect(none.receipt.pages == 0 && none.receipt.isComplete && none.receipt.members == 18)
  }
}
