import Corpus
import CorpusFolder
import Foundation
import Newspapers
import Synchronization
import TestSupport
import Testing

/// Fetching from a list that has no sizes.
struct FetchedBytesTests {
  private let folder = TemporaryFolder()

  @Test func `bytes are counted as they come, and not for what cannot be read`() async throws {
    let plan = try ["a_one_ver01", "a_two_ver01"].map { name in
      PlannedBatch(try #require(OCRArchive(address: "https://example.org/\(name).tar.bz2")))
    }
    let transfer = MadeTransfer(["a_one_ver01": ["first", "first"], "a_two_ver01": ["second", "second"]])
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let corpus = CorpusFolder(
      path: folder.path, program: "test", transfer: transfer, now: { 1000 }, room: { _ in nil })
    let last = Mutex<FetchProgress?>(nil)
    let report = try await corpus.fetch(plan) { progress in last.withLock { $0 = progress } }
    #expect(report.fetched.count == 2 && report.bytes == 11, "\(report)")
    let progress = try #require(last.withLock { $0 })
    #expect(progress.bytes == 11 && progress.received == 11 && progress.totalBytes == 0, "\(progress)")
    try FileManager.default.removeItem(atPath: folder.path + "/archives")
    let read = try await corpus.roll(
      plan, CorpusOptions(), jobs: 1, meter: JobMeter(), note: { _ in }
    ) { _ in }
    #expect(read.troubles.count == 2 && read.fetched == [] && read.bytes == 0, "\(read)")
  }
}
