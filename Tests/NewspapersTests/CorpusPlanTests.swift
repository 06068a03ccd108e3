import Newspapers
import Testing

/// Plans of corpora, and what they take.
struct CorpusPlanTests {
  private func archive(_ name: String, size: Int? = 100, sha1: Character = "a", pages: Int? = nil) throws
    -> OCRArchive
  {
    try #require(
      OCRArchive(
        address: "https://example.org/\(name).tar.bz2", size: size, sha1: String(repeating: sha1, count: 40),
        pageCount: pages))
  }

  private func selected(_ archive: OCRArchive) -> SelectedBatch {
    SelectedBatch(archive: archive, years: nil, isDoubtful: false)
  }

  @Test func `a newer list only adds, and changes nothing by itself`() throws {
    let plan = CorpusPlan(
      selection: BatchSelection(),
      batches: try ["a_one_ver01", "a_two_ver01", "a_three_ver01"].map { PlannedBatch(try archive($0)) })
    let now = [
      selected(try archive("a_one_ver01")), selected(try archive("a_two_ver01", sha1: "b")),
      selected(try archive("a_one_ver02")), selected(try archive("a_four_ver01")),
    ]
    let (kept, changes) = plan.updated(with: now, takesChanged: false)
    #expect(changes.added == ["a_one_ver02", "a_four_ver01"] && changes.changed == ["a_two_ver01"])
    #expect(changes.gone == ["a_three_ver01"])
    #expect(changes.newVersions.map { [$0.earlier, $0.later] } == [["a_one_ver01", "a_one_ver02"]])
    #expect(kept.batches.prefix(2) == plan.batches.prefix(2) && kept.batches.map(\.isGone)[2])
    let (taken, _) = plan.updated(with: now, takesChanged: true)
    #expect(taken.batches[1].archive.sha1 == String(repeating: "b", count: 40))
    // Again with the same list.
    #expect(taken.updated(with: now, takesChanged: true).changes.isEmpty)
  }

  @Test func `unknown values are not changes`() throws {
    let plan = CorpusPlan(selection: BatchSelection(), batches: [PlannedBatch(try archive("a_one_ver01"))])
    let now = try #require(OCRArchive(address: "https://example.org/a_one_ver01.tar.bz2"))
    #expect(plan.updated(with: [selected(now)], takesChanged: false).changes.isEmpty)
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
    #expect(estimate.rollingDisk == estimate.storedPages + 2 * 864_864_865)
  }

  @Test func `unlisted sizes are estimated from pages`() throws {
    let estimate = CorpusEstimate([
      try archive("a_one_ver01", size: nil, pages: 1000), try archive("a_two_ver01", size: nil),
    ])
    #expect(estimate.unsized == 2 && estimate.bytes == 111_300_000 + 849_000_000)
  }
}
