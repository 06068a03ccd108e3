import GRDB
import Newspapers

/// What an import has collected so far.
struct ImportWork {
  private let file: CatalogFile
  private let old: OldCatalog?
  private let bottom: BottomLayer
  private let began: Double
  private var builder: CatalogBuilder?
  private var listed: [StoredNewspaper] = []
  private var coverages: [Coverage] = []
  private var keptCoverages: [Coverage] = []
  private var removed: Set<String> = []
  private var faults: [ImportFault] = []
  private var faultCount = 0
  private var passedOver = 0
  private var read = 0
  private var last = ImportBatch()
  private var toldAt = 0.0

  /// The maximum number of faults to keep for the report; a file of another kind has thousands.
  private static let faultLimit = 1000
  private static let progressInterval = 0.1

  init(file: CatalogFile, old: DatabaseQueue?, bottom: BottomLayer, began: Double) {
    self.file = file
    self.old = old.map { OldCatalog($0, path: file.path) }
    self.bottom = bottom
    self.began = began
  }

  mutating func take(_ batch: ImportBatch) throws(NewspaperError) {
    listed += batch.listed
    coverages += batch.coverages
    faults += batch.faults.prefix(max(0, ImportWork.faultLimit - faults.count))
    faultCount += batch.faults.count
    passedOver += batch.passedOver
    read += batch.newspapers.count
    last = batch
    last.newspapers = PackedNewspapers()
    if !batch.newspapers.isEmpty || !batch.removed.isEmpty { try add(batch.newspapers, batch.removed) }
  }

  /// - Parameter removed: those read after `newspapers`. The first to mention a newspaper counts.
  private mutating func add(
    _ newspapers: PackedNewspapers, _ removed: [String]
  ) throws(NewspaperError) {
    do {
      if builder == nil { try begin() }
      try builder?.add(newspapers)
      for lccn in removed where builder?.contains(lccn) == false { self.removed.insert(lccn) }
      builder?.removed = self.removed
    } catch {
      throw NewspaperError(error, path: file.draft)
    }
  }

  /// All lists have been read, so it is known what is digitized.
  private mutating func begin() throws {
    var sources = Set(coverages.filter(\.isOfSite).map(\.source))
    // Files made by an earlier version identify a site by its host alone.
    for source in sources { sources.insert(source.host) }
    let before = try old?.coverages() ?? []
    let selected = Set(coverages.filter { $0.source == Coverage.selection }.map(\.lccn))
    let isReplaced = sources.contains(IssueSource.libraryName)
    keptCoverages = before.filter {
      $0.source == Coverage.selection
        ? !isReplaced && !selected.contains($0.lccn) : !sources.contains($0.source)
    }
    let known = Set(keptCoverages.filter(\.isOfSite).map(\.source)).union(sources)
    // The Library's own list says what is digitized, but an old one may not say how much.
    let said = keptCoverages + coverages
    let listed = Set(said.map(\.lccn))
    let isWhole = known.contains(IssueSource.libraryName)
    keptCoverages += bottom.coverages(without: said).filter {
      listed.contains($0.lccn) || !isWhole
    }
    knowsDigitized = !known.isEmpty
    noLongerListed =
      Set(before.filter { sources.contains($0.source) }.map(\.lccn))
      .subtracting(coverages.map(\.lccn)).count
    notDigitizedNow = Set(before.map(\.lccn)).subtracting((keptCoverages + coverages).map(\.lccn)).count
    builder = try CatalogBuilder(
      path: file.draft, coverages: Coverage.merged(keptCoverages + coverages), issns: try issns())
  }

  /// ISSNs by LCCN, from all layers: many records have none, and lists do. What is newer counts.
  private func issns() throws(NewspaperError) -> [String: String] {
    var issns = try old?.issns() ?? [:]
    for newspaper in bottom.newspapers where !newspaper.issn.isEmpty && issns[newspaper.lccn] == nil {
      issns[newspaper.lccn] = newspaper.issn
    }
    for newspaper in listed where !newspaper.issn.isEmpty { issns[newspaper.lccn] = newspaper.issn }
    return issns
  }

  /// Adds what else the old file has and what lies under both, and completes the draft.
  /// - Returns: how many newspapers it has.
  mutating func finish(at time: Double) async throws(NewspaperError) -> Int {
    do {
      if builder == nil { try begin() }
      let records = builder?.count ?? 0
      repeated = read - records
      let merged = ListedNewspapers.merged(listed)
      let listed = try old?.completing(merged) ?? merged
      imported = records + listed.count { builder?.contains($0.lccn) == false && !removed.contains($0.lccn) }
      guard imported > 0 || !removed.isEmpty else { throw nothing }
      // Whatever says more about a newspaper comes first, and within one kind whatever is newer: the first
      // counts.
      for kind in StoredNewspaper.Kind.allCases {
        let rows = listed.filter { $0.kind == kind }.map { bottom.completing($0).withPublishedCity }
        try builder?.add(PackedNewspapers(rows))
        // Only this program's own starter catalog counts, not the one in the old file.
        if kind != .builtIn { try addOld(kind) }
      }
      removed.formUnion(try old?.removed() ?? [])
      builder?.removed = removed
      try builder?.add(PackedNewspapers(bottom.newspapers))
      let total = builder?.count ?? 0
      guard let whole = builder.take() else { return 0 }
      try await whole.finish(
        facts: ["imported_at": time, "knows_digitised": knowsDigitized ? 1 : 0],
        coverage: keptCoverages + coverages, removed: removed.filter { !whole.contains($0) })
      return total
    } catch {
      throw NewspaperError(error, path: file.draft)
    }
  }

  /// Why an import without any newspapers changes nothing.
  private var nothing: NewspaperError {
    guard let fault = faults.first else {
      let holdings = ": it has MARC holdings records; import the bibliographic records they belong to instead"
      return .unreadable(
        what: "\(last.file) has no newspaper records" + (passedOver > 0 ? holdings : ""))
    }
    return .unreadable(
      what: "nothing could be imported: record \(fault.record) of \(fault.file): \(fault.reason)"
        + (faultCount == 1 ? "" : ", and \(faultCount - 1) more"))
  }

  private var knowsDigitized = false
  private var takenAway = 0
  private var notDigitizedNow = 0
  private var noLongerListed = 0
  private var imported = 0
  private var repeated = 0

  private mutating func addOld(_ kind: StoredNewspaper.Kind) throws {
    guard let old, var builder = builder.take() else { return }
    let draft = file.draft
    try old.forEach(kind) { newspapers throws(NewspaperError) in
      var some = PackedNewspapers()
      for newspaper in newspapers {
        if removed.contains(newspaper.lccn) {
          takenAway += 1
        } else if !builder.contains(newspaper.lccn) {
          some.append(bottom.completing(newspaper).withPublishedCity)
        }
      }
      do { try builder.add(some) } catch { throw NewspaperError(error, path: draft) }
    }
    self.builder = builder
  }

  // MARK: Progress

  /// The progress, if the last report was some time ago.
  mutating func nextProgress(at time: Double) -> ImportProgress? {
    guard time - toldAt >= ImportWork.progressInterval else { return nil }
    toldAt = time
    return progress(.reading, at: time)
  }

  func finishing(at time: Double) -> ImportProgress { progress(.finishing, at: time) }

  private func progress(_ stage: ImportProgress.Stage, at time: Double) -> ImportProgress {
    ImportProgress(
      stage: stage, file: last.file, records: last.records, bytesRead: last.bytesRead,
      bytesInAll: last.bytesInAll,
      seconds: time - began)
  }

  func report(total: Int, at time: Double) -> ImportReport {
    ImportReport(
      imported: imported, passedOver: passedOver + repeated, removed: takenAway,
      notDigitizedNow: notDigitizedNow, noLongerListed: noLongerListed, total: total, faults: faults,
      faultCount: faultCount,
      bytesRead: last.bytesRead, seconds: time - began)
  }
}

extension String {
  /// From the address of a site, without its port.
  fileprivate var host: String {
    guard let scheme = firstRange(of: "://") else { return self }
    return String(self[scheme.upperBound...].prefix { $0 != "/" && $0 != ":" })
  }
}
