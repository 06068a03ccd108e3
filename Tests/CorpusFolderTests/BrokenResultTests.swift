import CorpusFolder
import Foundation
import Newspapers
import TestSupport
import Testing

/// Folders that are not results, and damaged results: they are reported and stay as they are.
struct BrokenResultTests {
  private let folder = TemporaryFolder()

  private func made(_ change: (inout MadeResult) -> Void = { _ in }) throws -> MadeResult {
    var made = try MadeResult.sample(in: folder.path)
    change(&made)
    try made.write()
    return made
  }

  private func fault(_ path: String) -> ResultFolder.Fault? {
    do throws(ResultFolder.Fault) { _ = try ResultFolder(path) } catch { return error }
    return nil
  }

  private func words(_ path: String) -> String {
    guard case .unusable(.unreadable(let what)) = fault(path) else {
      return "\(String(describing: fault(path)))"
    }
    return what
  }

  private func failure(_ made: MadeResult) async throws -> NewspaperError? {
    let rows = ResultRows(try ResultFolder(made.path))
    do throws(NewspaperError) {
      _ = try await rows.counts(matching: CountQuery(), window: Window(offset: 0, limit: 10))
      return nil
    } catch { return error }
  }

  @Test func `a corpus says which results it has`() throws {
    let made = try made()
    guard case .corpus(_, let results) = fault(made.corpus) else { throw Missing() }
    #expect(results.map(\.path) == [made.path] && results.map(\.terms) == [["river"]])
    guard case .corpus(_, let same) = fault(made.corpus + "/results/") else { throw Missing() }
    #expect(same == results)
    guard case .missing(_, let others) = fault(made.corpus + "/results/job-000000000000") else {
      throw Missing()
    }
    #expect(others == results)
    #expect(fault(folder.file("nowhere")) == .missing(path: folder.file("nowhere"), others: []))
  }

  private struct Missing: Error {}

  @Test func `anything but a result, or one of another job or newer, is reported`() throws {
    #expect(words("/usr") == "/usr is not a result: it has no result.json")
    #expect(words("/etc/passwd") == "/etc/passwd is not a result: it has no result.json")
    let newer = try made { $0.schema = "broadsheet.result/2" }
    #expect(
      words(newer.path).hasSuffix(
        "result.json is broadsheet.result/2, from a newer version of Broadsheet: update to browse it"))
    #expect(
      words(try made { $0.schema = "broadsheet.clip/1" }.path).contains("is not a Broadsheet result"))
    #expect(words(try made { $0.job = "ngrams" }.path).contains("is the result of ngrams, which has no rows"))
    #expect(words(try made { $0.version = 2 }.path).contains("rows.sqlite is from a newer version"))
    let cut = try made()
    try Data("{".utf8).write(to: URL(filePath: cut.record))
    #expect(words(cut.path).contains("result.json is damaged"))
    let partial = try made()
    try Data(#"{"schema":"broadsheet.result/1"}"#.utf8).write(to: URL(filePath: partial.record))
    #expect(words(partial.path).contains("result.json is damaged"))
    let missing = try made()
    try FileManager.default.removeItem(atPath: missing.rows)
    #expect(words(missing.path).contains("rows.sqlite is missing: run the job again"))
  }

  @Test func `damaged rows are reported and left alone`() async throws {
    let made = try made()
    let whole = try Data(contentsOf: URL(filePath: made.rows))
    for bytes in [Data(), whole.prefix(50), Data(repeating: 0x41, count: 5000)] {
      try bytes.write(to: URL(filePath: made.rows))
      #expect(words(made.path).contains("rows.sqlite is damaged, and was left unchanged"))
      #expect(try Data(contentsOf: URL(filePath: made.rows)) == bytes)
    }
    // Pages that are cut off, or zeros.
    for place in stride(from: 4096, to: whole.count - 4096, by: 16384) {
      var bytes = whole
      bytes.replaceSubrange(place..<place + 4096, with: Data(count: 4096))
      for bytes in [bytes, whole.prefix(place)] {
        try bytes.write(to: URL(filePath: made.rows))
        if let error = try await failure(made) {
          guard case .unreadable(let what) = error else { throw error }
          #expect(what.contains("rows.sqlite is damaged, and was left unchanged"))
        }
        #expect(try Data(contentsOf: URL(filePath: made.rows)) == bytes)
      }
    }
  }

  @Test func `missing rows are noticed`() async throws {
    let made = try made()
    var other = made
    other.counts[0].hits += 1
    let record = try Data(contentsOf: URL(filePath: made.record))
    try other.write()
    try record.write(to: URL(filePath: made.record))
    guard case .unreadable(let what) = try await failure(made) else { throw Missing() }
    #expect(what.contains("rows.sqlite is damaged"))
  }
}
