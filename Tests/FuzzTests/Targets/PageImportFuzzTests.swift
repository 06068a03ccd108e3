import ALTO
import Foundation
import Newspapers
import TestSupport
import Testing

@testable import PageIndex

/// What `index add` reads.
@Suite struct PageImportFuzzTests {
  private static let words = [
    "sn83045462", "sn83045462_1865-04-10_ed-1_seq-3", "_", "-", "1865-04-10", "ed-", "seq-", "ed-1", "seq-1",
    "/", "..", ".txt", ".alto.xml", ".xml", ".gz", "ocr.txt", "ocr.xml", "1900", "01", "02", "1900010201",
    "0001", "001A", ".jsonl", "batch_az_one_ver01", "data", "99999999999999999999", "１",
  ]

  @Test func `names of files do no harm`() async throws {
    let odd = OddText(words: PageImportFuzzTests.words)
    let lccns = try ["sn83045462", "2017218620", "78001234"].map { try LCCN($0) }
    try await FuzzTarget.pageNames.run(odd.bytes) { input in
      switch PageFileName(input.text) {
      case .page(let page, _): try PageImportFuzzTests.check(page)
      case .ndnpPage(_, let name, let issue):
        try PageImportFuzzTests.check(PageID(issue: issue, sequence: 1))
        try property("no name", !name.isEmpty)
      case .ndnpIssue(_, let issue): try PageImportFuzzTests.check(PageID(issue: issue, sequence: 1))
      case .export, nil: break
      }
      // A file that `get` names after a page is read as that page.
      let day = IssueDate(
        year: 1690 + input.dice.below(330), month: 1 + input.dice.below(12), day: 1 + input.dice.below(28))
      let issue = IssueID(
        lccn: input.dice.pick(lccns), date: try #require(day), edition: 1 + input.dice.below(30))
      let page = PageID(issue: issue, sequence: 1 + input.dice.below(2000))
      for (file, kind) in [(PageFile.text, PageFileName.Kind.text), (.alto, .alto)] {
        let name = FileNameTemplate.usual.name(of: file, of: page)
        try property("\(name) is another page", PageFileName("x/" + name) == .page(page, kind))
      }
    }
  }

  private static func check(_ page: PageID) throws {
    let issue = page.issue
    try property("the page \(page)", page.sequence > 0 && issue.edition > 0)
    try property("the day \(issue.date)", IssueDate(issue.date.description) == issue.date)
  }

  private static let mets = """
    <mets><dmdSec ID="p1"><mods:start>1</mods:start></dmdSec><dmdSec ID="p2"><mods:start>2</mods:start></dmdSec>
    <file ID="f1"><FLocat xlink:href="0004.xml"/></file><file ID="f2"><FLocat xlink:href="./0003.xml"/></file>
    <div TYPE="np:page" DMDID="p1"><fptr FILEID="f1"/></div><div TYPE="np:page" DMDID="p2"><fptr FILEID="f2"/></div>
    </mets>
    """
  private static let metsWords = [
    "<dmdSec ID=\"p1\">", "<mods:start>", "0", "1", "2", "-1", "<fptr FILEID=\"f1\"/>", "DMDID=\"p1\"", "<",
    ">",
    "<div TYPE=\"np:page\">", "href='0003.xml'", "\"", "'", "=", "/", "0003", "0004.xml", ".xml",
  ]
  private static let line = """
    {"fetched":1,"languages":["English"],"page":{"date":"1900-01-02","edition":1,"lccn":"sn83000001","sequence":3},
    "source":"x","state":"Ohio","text":"gold","title":"Evening star"}
    """.replacing("\n", with: "")
  private static let alto = """
    <alto><Layout><Page WIDTH="9" HEIGHT="9"><PrintSpace><TextBlock><TextLine><String CONTENT="gold" HPOS="1"
    VPOS="1" WIDTH="1" HEIGHT="1"/></TextLine></TextBlock></PrintSpace></Page></Layout></alto>
    """

  @Test func `folders of batches and exported lines do no harm`() async throws {
    let folder = TemporaryFolder()
    let issue = folder.file("batch_az_one_ver01/data/sn83000001/001A/1900010201")
    try FileManager.default.createDirectory(atPath: issue, withIntermediateDirectories: true)
    for name in ["0003", "0004", "0007"] { try write(Array(Self.alto.utf8), "\(issue)/\(name).xml") }
    let odd = OddText(words: PageImportFuzzTests.metsWords)
    let lines = JSONCorpus(
      [Array(Self.line.utf8)], words: ["page", "edition", "sequence", "text", "1900-02-30", "fetched"])
    try await FuzzTarget.pageImports.run({ dice in
      if dice.once(in: 2) { return Array("J".utf8) + lines.bytes(&dice) }
      if dice.once(in: 4) { return Array("M".utf8) + odd.bytes(&dice) }
      var bytes = Array(PageImportFuzzTests.mets.utf8)
      if dice.once(in: 2) { bytes.insert(contentsOf: odd.text(&dice).utf8, at: dice.below(bytes.count)) }
      ByteChange.apply(to: &bytes, &dice)
      return Array("M".utf8) + bytes
    }) { input in
      let isExport = input.bytes.first == UInt8(ascii: "J")
      let content = Array(input.bytes.dropFirst())
      try write(content, isExport ? folder.file("pages.jsonl") : "\(issue)/1900010201.xml")
      let pages = try pages([isExport ? folder.file("pages.jsonl") : folder.file("batch_az_one_ver01")])
      for page in pages {
        try PageImportFuzzTests.check(page.page)
        try property("fetched at \(page.fetched)", page.fetched.isFinite)
      }
      // A page with another page's position would be silently skipped.
      let places = Set(pages.map(\.page.sequence))
      if !isExport { try property("pages \(places)", pages.count == 3 && places.count == 3) }
    }
  }

  private func write(_ bytes: [UInt8], _ path: String) throws {
    try Data(bytes).write(to: URL(filePath: path))
  }

  private func pages(_ paths: [String]) throws -> [KeptPage] {
    var files = PageFiles(
      paths,
      readLayout: { bytes, host throws(NewspaperError) in
        do throws(ALTOError) { return try ALTODocument.layout(of: bytes) } catch {
          throw .malformed(host: host, what: "it is not ALTO")
        }
      }, now: 5)
    var pages: [KeptPage] = []
    do throws(NewspaperError) {
      while let page = try files.next() { pages.append(page) }
    } catch {
      guard case .unreadable(let what) = error else { throw FuzzFinding("the error \(error)") }
      try property("no words for what is wrong", !what.isEmpty)
    }
    try property("\(files.faults.count) faults", files.faults.count >= files.faults.lines.count)
    return pages
  }
}
