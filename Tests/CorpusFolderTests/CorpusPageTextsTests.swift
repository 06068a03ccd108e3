import Corpus
import CorpusFolder
import Foundation
import Newspapers
import TestSupport
import Testing

/// The pages of a corpus, read from the files of its batches.
struct CorpusPageTextsTests {
  private let folder = TemporaryFolder()

  private func corpus() async throws -> (MadeResult, CorpusPageTexts) {
    var made = try MadeResult.sample(in: folder.path)
    made.batch = "demo_herald_ver01"
    try made.write()
    let archive = folder.file("demo_herald_ver01.tar")
    try Data(MadeResult.demonstrationArchive()).write(to: URL(filePath: archive))
    var options = CorpusOptions()
    (options.text, options.hasReceipts) = (.ocr, true)
    let store = BatchStore(folder: made.corpus)
    _ = try await store.read(archive, as: BatchName(archive), options, note: { _ in })
    let result = try ResultFolder(made.path)
    return (made, try #require(CorpusPageTexts(result, rows: ResultRows(result))))
  }

  private struct Missing: Error {}

  private func stub(_ page: PageID) -> StubArchive {
    var contents = StubArchive.Contents()
    contents.issues = [page.issue.lccn: [ListedIssue(date: page.issue.date, edition: page.issue.edition)]]
    contents.texts = [page: "elsewhere"]
    return StubArchive(contents)
  }

  private func page(_ address: String) throws -> PageID { try #require(try PageAddress(address).page) }

  @Test func `a page is returned as in the corpus, as are the others of its issue`() async throws {
    let (_, texts) = try await corpus()
    let page = try page("bsd00000001/1903-03-07/ed-1/seq-2")
    let text = try #require(try await texts.text(of: page))
    #expect(text.text.contains("leads to the sea"))
    #expect(text.origin.name == "corpus herald" && !text.origin.isLive && text.origin.asOf > 1.7e9)
    let issue = try #require(try await texts.issue(page.issue))
    #expect(issue.title == "The Demonstration Herald" && issue.pages.map(\.sequence) == [1, 2])
  }

  @Test func `a missing page is nil`() async throws {
    let (made, texts) = try await corpus()
    #expect(try await texts.text(of: page("sn83030214/1903-03-07/ed-1/seq-1")) == nil)
    #expect(try await texts.text(of: page("bsd00000001/1903-03-07/ed-1/seq-9")) == nil)
    try FileManager.default.removeItem(atPath: made.corpus + "/receipts/demo_herald_ver01.jsonl")
    #expect(try await texts.text(of: page("bsd00000001/1905-12-30/ed-1/seq-1")) == nil)
  }

  @Test func `a damaged file is reported, and the page comes from elsewhere, which is noted`() async throws {
    let (made, texts) = try await corpus()
    let path = made.corpus + "/pages/batch=demo_herald_ver01/pages.jsonl.gz"
    var bytes = try Data(contentsOf: URL(filePath: path))
    bytes.replaceSubrange(200..<260, with: Data(repeating: 0, count: 60))
    try bytes.write(to: URL(filePath: path))
    let page = try page("bsd00000001/1905-12-30/ed-1/seq-1")
    let error = await #expect(throws: NewspaperError.self) { try await texts.text(of: page) }
    guard case .unreadable(let what) = error, what.hasPrefix(path) else { throw Missing() }
    let text = try await CorpusArchive(stub(page), corpus: texts).text(of: page, freshness: .atHand)
    #expect(text.text == "elsewhere")
    #expect(text.origin.fallbackFor?.error == .unreadable(what: what))
  }

  @Test func `the corpus is read first, unless something newer is wanted`() async throws {
    let (_, texts) = try await corpus()
    let page = try page("bsd00000001/1903-03-07/ed-1/seq-2")
    let archive = CorpusArchive(stub(page), corpus: texts)
    #expect(try await archive.text(of: page, freshness: .atHand).text.contains("river"))
    #expect(try await archive.text(of: page, freshness: .recent).text == "elsewhere")
    // Stored data knows the previous and next issues.
    #expect(try await archive.issue(page.issue, freshness: .atHand).pages.count == 1)
    let other = IssueID(lccn: page.issue.lccn, date: try #require(IssueDate("1903-11-28")))
    #expect(try await archive.issue(other, freshness: .atHand).title == "The Demonstration Herald")
  }
}
