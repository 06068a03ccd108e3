import CorpusFolder
import Foundation
import Newspapers
import TestSupport
import Testing

/// Archives whose last byte had arrived when the program was killed.
struct CompletePartTests {
  private let folder = TemporaryFolder()

  /// Fetches an archive of five bytes, of which `part` is here.
  /// - Parameter rest: what the server sends first.
  /// - Returns: the batches that the server was asked for.
  private func fetch(_ part: String, rest: String = "first", isSummed: Bool = true) async throws -> [String] {
    let sum = try FetchTests.sum("first")
    let archive = try #require(
      OCRArchive(
        address: "https://example.org/a_one_ver01.tar.bz2", size: 5, sha1: isSummed ? sum : nil))
    let path = folder.path + "/archives/" + archive.fileName
    try FileManager.default.createDirectory(
      atPath: folder.path + "/archives", withIntermediateDirectories: true)
    try Data(part.utf8).write(to: URL(filePath: path + ".part"))
    try Data("the server's name of it".utf8).write(to: URL(filePath: path + ".part.from"))
    let transfer = MadeTransfer(["a_one_ver01": [rest, "first"]])
    let corpus = CorpusFolder(
      path: folder.path, program: "test", transfer: transfer, now: { 1000 }, room: { _ in nil })
    let plan = CorpusPlan(selection: BatchSelection(), batches: [PlannedBatch(archive)])
    #expect(try await corpus.fetch(plan.batches) { _ in }.fetched == ["a_one_ver01"])
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "first")
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path + "/archives").count == 1)
    return transfer.asked
  }

  @Test func `a whole part with the right sum is not requested again`() async throws {
    #expect(try await fetch("first") == [])
  }

  @Test func `the rest of a part that is not whole is requested`() async throws {
    #expect(try await fetch("fir", rest: "st").count == 1)
  }

  @Test func `wrong bytes are discarded before anything is requested`() async throws {
    #expect(try await fetch("fIrst").count == 1)
  }

  @Test func `without a sum, the server is asked whether a part is whole`() async throws {
    #expect(try await fetch("first", rest: "", isSummed: false).count == 1)
  }
}
