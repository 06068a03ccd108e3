import Corpus
import Foundation
import Newspapers
import TestSupport
import Testing

@testable import CorpusFolder

/// What remains of jobs that do not end with a result.
struct ResultDraftTests {
  private let folder = TemporaryFolder()
  private var store: BatchStore { BatchStore(folder: folder.path) }

  /// Runs a job over a corpus of one batch whose pages were made.
  private func run(isDamaged: Bool = false) async throws -> ResultWriter.Made {
    let path = folder.path + "/archives/a_one_ver01.tar"
    try FileManager.default.createDirectory(
      atPath: folder.path + "/archives", withIntermediateDirectories: true)
    let page = ArchiveBuilder.Page("sn83030214/1866/01/01/ed-1/seq-1", text: "liberty")
    try Data(ArchiveBuilder(pages: [page]).tar).write(to: URL(filePath: path))
    let archive = try #require(OCRArchive(address: "https://example.org/a_one_ver01.tar"))
    let plan = CorpusPlan(selection: BatchSelection(), batches: [PlannedBatch(archive)])
    try PlanFile(folder: folder.path).write(plan, program: "0")
    _ = try await store.read(path, as: BatchName(path), CorpusOptions(), note: { _ in })
    if isDamaged { try Data("damage".utf8).write(to: URL(filePath: store.pagesPath(of: "a_one_ver01"))) }
    let engine = LocalEngine(
      try JobInputs(folder: folder.path), jobs: 1, program: "0", mending: "x", meter: JobMeter())
    return try await engine.run(CorpusJob(.terms, [try #require(Term("liberty"))])) { _ in }
  }

  private func results() throws -> Set<String> {
    Set(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/results"))
  }

  private func make(_ name: String, _ file: String?) throws -> String {
    let path = folder.path + "/results/" + name
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    if let file { try Data("x".utf8).write(to: URL(filePath: "\(path)/\(file)")) }
    return path
  }

  @Test func `a job that fails leaves nothing`() async throws {
    await #expect(throws: NewspaperError.self) { try await run(isDamaged: true) }
    #expect(try results() == [])
  }

  @Test func `a job removes what killed ones left, and nothing of others`() async throws {
    let drafts = ["1", "2", "3"].map { ResultWriter.draftName("job-" + String(repeating: $0, count: 12)) }
    _ = try make(drafts[0], "hits.sqlite")
    let lock = try ResultLock(try make(drafts[1], "hits.sqlite"))
    _ = try make(drafts[2], nil)
    _ = try make("job-444444444444", "rows.sqlite")
    _ = try make("notes.new", "notes.txt")
    let made = try await run()
    withExtendedLifetime(lock) {}
    let own = try #require(made.path.split(separator: "/").last.map(String.init))
    #expect(try results() == [own, drafts[1], drafts[2], "job-444444444444", "notes.new"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: made.path).count == 2)
  }

  /// Its locks may not count here.
  @Test func `another machine's drafts stay until nothing has changed in them for a day`() async throws {
    let days = Date(timeIntervalSinceNow: -2 * 86_400)
    func age(_ path: String) throws {
      try FileManager.default.setAttributes([.modificationDate: days], ofItemAtPath: path)
    }
    _ = try make("job-111111111111.another-node.new", "hits.sqlite")
    try age(try make("job-222222222222.another-node.new", "hits.sqlite"))
    for name in ["job-333333333333.another-node.new", "job-444444444444.new"] {
      let path = try make(name, "hits.sqlite")
      try age(path + "/hits.sqlite")
      // The other one was touched after a batch without hits.
      if name.contains("444") { try age(path) }
    }
    let own = try #require(try await run().path.split(separator: "/").last.map(String.init))
    #expect(
      try results() == [
        own, "job-111111111111.another-node.new", "job-222222222222.another-node.new",
        "job-333333333333.another-node.new",
      ])
  }
}
