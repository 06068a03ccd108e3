import Newspapers
import Testing

/// Plans of corpora, and what they take.
struct CorpusPlanTests {
  private func archive(
    _ name: String, size: Int? = 100, sha1: Character = "a", pages: Int? = nil, host: String = "example.org"
  ) throws -> OCRArchive {
    try #require(
      OCRArchive(
        address: "https://\(host)/\(name).tar.bz2", size: size, sha1: String(repeating: sha1, count: 40),
        pageCount: pages))
  }

  private func selected(_ archive: OCRArchive, isDoubtful: Bool = false) -> SelectedBatch {
    SelectedBatch(archive: archive, years: nil, isDoubtful: isDoubtful)
  }

  private func updated(
    _ plan: CorpusPlan, with wanted: [SelectedBatch], others: Set<String> = [], takesChanged: Bool = false
  ) -> (plan: CorpusPlan, changes: CorpusPlanChanges) {
    plan.updated(
      with: wanted, listed: others.union(wanted.map(\.archive.batch)), takesChanged: takesChanged)
  }

  @Test func `a newer list only adds, and changes nothing by itself`() throws {
    let plan = CorpusPlan(
      selection: BatchSelection(),
      batches: try ["a_one_ver01", "a_two_ver01", "a_three_ver01"].map { PlannedBatch(try archive($0)) })
    let now = [
      selected(try archive("a_one_ver01")), selected(try archive("a_two_ver01", sha1: "b")),
      selected(try archive("a_one_ver02")), selected(try archive("a_four_ver01")),
    ]
    let (kept, changes) = updated(plan, with: now)
    #expect(changes.added == ["a_one_ver02", "a_four_ver01"] && changes.changed == ["a_two_ver01"])
    #expect(changes.gone == ["a_three_ver01"])
    #expect(changes.newVersions.map { [$0.earlier, $0.later] } == [["a_one_ver01", "a_one_ver02"]])
    #expect(kept.batches.prefix(2) == plan.batches.prefix(2) && kept.batches.map(\.isGone)[2])
    let (taken, _) = updated(plan, with: now, takesChanged: true)
    #expect(taken.batches[1].archive.sha1 == String(repeating: "b", count: 40))
    // Again with the same list.
    #expect(updated(taken, with: now, takesChanged: true).changes.isEmpty)
  }

  @Test func `a batch of unknown newspapers is dropped once they are known not to match`() throws {
    let names = ["a_ohio_ver01", "a_texas_ver01", "a_unknown_ver01", "a_gone_ver01"]
    let doubtful = CorpusPlan(
      selection: BatchSelection(),
      batches: try names.map { PlannedBatch(try archive($0), isDoubtful: true) })
    let now = [
      selected(try archive(names[0])), selected(try archive(names[2]), isDoubtful: true),
    ]
    let (plan, changes) = updated(doubtful, with: now, others: [names[1]])
    #expect(changes.unwanted == [names[1]] && changes.gone == [names[3]])
    #expect(plan.batches.map(\.archive.batch) == [names[0], names[2], names[3]])
    #expect(plan.batches.map(\.isDoubtful) == [false, true, true])
    // What was once known to match stays, even if this machine does not know its newspapers.
    let sure = CorpusPlan(
      selection: BatchSelection(), batches: [PlannedBatch(try archive(names[0]), isGone: true)])
    let (same, _) = updated(sure, with: [selected(try archive(names[0]), isDoubtful: true)])
    #expect(same.batches == [PlannedBatch(try archive(names[0]))])
    #expect(updated(sure, with: [], others: [names[0]]).plan.batches == same.batches)
  }

  @Test func `an archive that moved keeps its sums, and gets its new address on request`() throws {
    let name = "a_one_ver01"
    let plan = CorpusPlan(selection: BatchSelection(), batches: [PlannedBatch(try archive(name))])
    let moved = try #require(OCRArchive(address: "https://new.example/\(name).tar.bz2", pageCount: 7))
    let (kept, changes) = updated(plan, with: [selected(moved)])
    #expect(kept == plan && changes.relisted == [name] && changes.changed.isEmpty)
    let taken = updated(plan, with: [selected(moved)], takesChanged: true).plan
    #expect(taken.batches.map(\.archive) == [try archive(name, pages: 7, host: "new.example")])
    #expect(updated(taken, with: [selected(moved)]).changes.isEmpty)
    // With another name it is another file to download.
    let renamed = try #require(OCRArchive(batch: name, address: "https://new.example/b.tar.bz2"))
    #expect(updated(plan, with: [selected(renamed)]).changes.changed == [name])
  }

  @Test func `no two batches share a name or a file`() throws {
    let first = try #require(OCRArchive(address: "https://example.org/a/ocr.tar.bz2"))
    let second = try #require(OCRArchive(address: "https://example.org/b/ocr.tar.bz2"))
    let third = try #require(OCRArchive(batch: "c", address: "https://example.org/c/ocr.tar.bz2"))
    let listing = OCRArchiveListing(
      archives: [first, second, third], unusable: 1,
      origin: Origin(name: "example.org", asOf: 0, isLive: true))
    #expect(listing.archives == [first] && listing.unusable == 3)
    let plan = CorpusPlan(selection: BatchSelection(), batches: [PlannedBatch(first)])
    let (kept, changes) = updated(plan, with: [selected(third)], others: ["ocr"])
    #expect(kept == plan && changes.clashing == ["c"] && changes.added.isEmpty)
  }

  @Test func `unknown values are not changes`() throws {
    let plan = CorpusPlan(selection: BatchSelection(), batches: [PlannedBatch(try archive("a_one_ver01"))])
    let now = try #require(OCRArchive(address: "https://example.org/a_one_ver01.tar.bz2"))
    #expect(updated(plan, with: [selected(now)]).changes.isEmpty)
  }

  /// The whole corpus, computed by hand: 2,960 archives, 2.56 TB, 23 million pages.
  @Test func `the whole corpus takes what was computed by hand`() throws {
    let archives = try (0..<2960).map {
      try archive("a_x\($0)_ver01", size: 864_864_865, pages: 7770)
    }
    let estimate = CorpusEstimate(archives)
    #expect((22_900_000...23_100_000).contains(estimate.pages))
    #expect((2.55e12...2.57e12).contains(Double(estimate.bytes)))
    // 9 archives in 10 minutes, not 10.
    #expect((54.5...55.5).contains(estimate.fetchSeconds(interval: 600.0 / 9, rate: nil) / 3600))
    #expect((141...143).contains(estimate.fetchSeconds(interval: 600.0 / 9, rate: 5e6) / 3600))
    #expect((217...219).contains(estimate.readSeconds(speed: 3_260_000, cores: 1) / 3600))
    #expect((31.5...32.5).contains(estimate.readSeconds(speed: 3_260_000, cores: 8) / 3600))
    #expect((205e9...209e9).contains(Double(estimate.storedPages)))
    // Two arrive, and each core reads one.
    #expect(estimate.rollingDisk(jobs: 8) == estimate.storedPages + 10 * 864_864_865)
    let few = CorpusEstimate(Array(archives.prefix(3)))
    #expect(few.rollingDisk(jobs: 8) == few.wholeDisk)
  }

  @Test(arguments: [Int.max, Int.min, -1, 1 << 50])
  func `numbers that no archive has are unknown`(number: Int) throws {
    let archive = try #require(
      OCRArchive(
        address: "https://example.org/a_one_ver01.tar.bz2", size: number, pageCount: number,
        issueCount: number))
    #expect(archive.size == nil && archive.pageCount == nil && archive.issueCount == nil)
  }

  @Test func `the largest possible numbers of a long list have a sum`() throws {
    let archive = try #require(
      OCRArchive(
        address: "https://example.org/a_one_ver01.tar.bz2", size: 1 << 42, pageCount: 10_000_000,
        issueCount: 10_000_000))
    #expect(archive.size == 1 << 42 && archive.pageCount == 10_000_000)
    let estimate = CorpusEstimate(Array(repeating: archive, count: 500_000))
    #expect(estimate.bytes == 500_000 << 42 && estimate.wholeDisk > estimate.bytes)
  }

  @Test func `unlisted sizes are estimated from pages`() throws {
    let estimate = CorpusEstimate([
      try archive("a_one_ver01", size: nil, pages: 1000), try archive("a_two_ver01", size: nil),
    ])
    #expect(estimate.unsized == 2 && estimate.bytes == 111_300_000 + 849_000_000)
  }
}
