import CorpusFolder
import Foundation
import Newspapers
import Testing

/// Archives of servers that list no sums.
extension VerificationTests {
  private func plan(size: Int? = nil) throws -> CorpusPlan {
    let archive = try #require(
      OCRArchive(address: "https://example.org/data/ocr/dlc_fiji_ver01.tar.bz2", size: size))
    return CorpusPlan(selection: BatchSelection(), batches: [PlannedBatch(archive)])
  }

  @Test func `an archive without a listed sum is compared with the one that was read`() async throws {
    let (corpus, listed) = try await made()
    let size = try #require(listed.batches[0].archive.size)
    let plans = [try plan(), try plan(size: size)]
    let (name, path) = ("archives/dlc_fiji_ver01.tar.bz2", corpus.path + "/archives/dlc_fiji_ver01.tar.bz2")
    for plan in plans { #expect(try await faults(corpus, plan) == []) }
    try change(path, by: "printf x | dd of={} bs=1 seek=40 conv=notrunc")
    for plan in plans {
      let found = try await faults(corpus, plan)
      #expect(found.map(\.path) == [name] && found[0].hasPages, "\(found)")
      #expect(found[0].what.hasPrefix("it is not the archive that was read: its SHA-1 is "), "\(found)")
    }
    try change(path, by: "truncate -s 40 {}")
    let words = "it has 40 bytes instead of \(size)"
    #expect(
      try await faults(corpus, plans[0])
        == [CorpusFault(name, "it is not the archive that was read: \(words)", hasPages: true)])
    #expect(try await faults(corpus, plans[1]) == [CorpusFault(name, words)])
    try FileManager.default.removeItem(atPath: path)
    #expect(try await faults(corpus, plans[0]) == [])
  }

  @Test func `an archive that could not be fetched is reported`() async throws {
    let (corpus, listed) = try await made()
    let lost = try #require(
      OCRArchive(address: "https://example.org/data/ocr/dlc_lost_ver01.tar.bz2", size: 100))
    let plan = CorpusPlan(selection: BatchSelection(), batches: listed.batches + [PlannedBatch(lost)])
    try await corpus.keep(plan, [])
    try await corpus.describe()
    // What nobody tried to fetch is not a fault.
    #expect(try await faults(corpus, plan) == [])
    _ = try await corpus.fetch([PlannedBatch(lost)]) { _ in }
    #expect(
      try await faults(corpus, plan)
        == [
          CorpusFault(
            "archives/dlc_lost_ver01.tar.bz2",
            "it could not be fetched: example.org does not have the archive", isMissing: true)
        ])
  }

  @Test func `pages of an archive of another size than is listed are said to be`() async throws {
    let (corpus, listed) = try await made()
    let size = try #require(listed.batches[0].archive.size)
    try FileManager.default.removeItem(atPath: corpus.path + "/archives/dlc_fiji_ver01.tar.bz2")
    #expect(
      try await faults(corpus, plan(size: size + 1))
        == [
          CorpusFault("receipts/dlc_fiji_ver01.jsonl", "a different archive was read: it had \(size) bytes")
        ])
  }
}
