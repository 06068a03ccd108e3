import CorpusFolder
import Foundation
import Newspapers
import TestSupport
import Testing

/// Archives on another disk.
struct ArchiveLinkTests {
  private let folder = TemporaryFolder()
  private let disk = TemporaryFolder()

  private func batch(_ name: String, _ bytes: String) throws -> PlannedBatch {
    PlannedBatch(
      try #require(
        OCRArchive(
          address: "https://example.org/\(name).tar.bz2", size: bytes.utf8.count,
          sha1: try FetchTests.sum(bytes))))
  }

  @Test func `an archive may be a link, in the corpus and in the folder it is taken from`() async throws {
    let plan = CorpusPlan(
      selection: BatchSelection(),
      batches: [try batch("a_one_ver01", "first"), try batch("a_two_ver01", "second")])
    let transfer = MadeTransfer([:])
    let corpus = CorpusFolder(
      path: folder.path, program: "test", transfer: transfer, now: { 1000 }, room: { _ in nil })
    for path in [disk.path + "/given", folder.path + "/archives"] {
      try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    }
    try Data("first".utf8).write(to: URL(filePath: disk.path + "/1"))
    try Data("second".utf8).write(to: URL(filePath: disk.path + "/2"))
    let own = folder.path + "/archives/a_one_ver01.tar.bz2"
    let taken = folder.path + "/archives/a_two_ver01.tar.bz2"
    try FileManager.default.createSymbolicLink(atPath: own, withDestinationPath: disk.path + "/1")
    try FileManager.default.createSymbolicLink(
      atPath: disk.path + "/given/a_two_ver01.tar.bz2", withDestinationPath: "../2")
    #expect(try await corpus.status(of: plan).map(\.state) == [.fetched, .planned])
    #expect(
      try await corpus.take(plan.batches, from: disk.path + "/given").fetched == ["a_two_ver01"])
    #expect(try String(contentsOfFile: taken, encoding: .utf8) == "second")
    #expect(try await corpus.status(of: plan).map(\.state) == [.checked, .checked])
    #expect(try await corpus.fetch(plan.batches) { _ in }.found == 2 && transfer.asked.isEmpty)
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: own) == disk.path + "/1")
    try Data("worse".utf8).write(to: URL(filePath: disk.path + "/1"))
    let check = try await corpus.verify(plan, isDeep: false) { _ in }
    #expect(check.archives == 2 && check.faults == 1)
  }
}
