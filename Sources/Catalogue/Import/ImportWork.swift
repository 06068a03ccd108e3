import GRDB
import Newspapers

/// What an import has collected so far.
struct ImportWork {
  private let file: CatalogueFile
  private let old: DatabaseQueue?
  private let began: Double
  private var builder: CatalogueBuilder?
  private var listed: [StoredNewspaper] = []
  private var coverages: [Coverage] = []
  private var keptCoverages: [Coverage] = []
  private var faults: [ImportFault] = []
  private var faultCount = 0
  private var passedOver = 0
  private var read = 0
  private var last = ImportBatch()
  private var toldAt = 0.0

  /// The maximum number of faults to keep for the report; a file of another kind has thousands.
  private static let faultLimit = 1000
  private static let progressInterval = 0.1

  init(file: CatalogueFile, old: DatabaseQueue?, began: Double) {
    self.file = file
    self.old = old
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
    if !batch.newspapers.isEmpty { try add(batch.newspapers) }
  }

  private mutating func add(_ newspapers: PackedNewspapers) throws(NewspaperError) {
    do {
      if builder == nil { try begin() }
      try builder?.add(newspapers)
    } catch {
      throw NewspaperError(error, path: file.draft)
    }
  }

  /// All lists have been read: it is known what is digitized.
  private mutating func begin() throws {
    var sources = Set(coverages.map(\.source))
    // Files made by an earlier version identify a site by its host alone.
    for source in sources { sources.insert(source.host) }
    keptCoverages =
      try old?.read { db in
        try Coverage.all(in: db).filter { !sources.contains($0.source) }
      } ?? []
    builder = try CatalogueBuilder(
      path: file.draft, coverages: Coverage.merged(keptCoverages + coverages))
  }

  /// Adds whatever else the old file has, and completes the draft.
  /// - Returns: how many newspapers it has.
  mutating func finish(at time: Double) async throws(NewspaperError) -> Int {
    do {
      if builder == nil { try begin() }
      let records = builder?.count ?? 0
      repeated = read - records
      let listed = ListedNewspapers.merged(listed)
      imported = records + listed.count { builder?.contains($0.lccn) == false }
      // The more complete kinds come first, and new before old within a kind: the first one counts.
      for kind in StoredNewspaper.Kind.allCases {
        try builder?.add(PackedNewspapers(listed.filter { $0.kind == kind }))
        try addOld(kind)
      }
      let total = builder?.count ?? 0
      guard let whole = builder.take() else { return 0 }
      try await whole.finish(facts: ["imported_at": time], coverage: keptCoverages + coverages)
      return total
    } catch {
      throw NewspaperError(error, path: file.draft)
    }
  }

  private var imported = 0
  private var repeated = 0

  private mutating func addOld(_ kind: StoredNewspaper.Kind) throws {
    guard let old, var builder = builder.take() else { return }
    try old.read { db in
      let rows = try Row.fetchCursor(
        db, sql: "SELECT \(StoredNewspaper.columns) FROM newspaper WHERE kind = ? ORDER BY id",
        arguments: [kind.rawValue])
      var some = PackedNewspapers()
      while let row = try rows.next() {
        let lccn: String = row[0]
        if builder.contains(lccn) { continue }
        some.append(StoredNewspaper(row: row))
        if some.count == 256 {
          try builder.add(some)
          some = PackedNewspapers()
        }
      }
      try builder.add(some)
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
      imported: imported, passedOver: passedOver + repeated, total: total,
      faults: faults,
      faultCount: faultCount, bytesRead: last.bytesRead, seconds: time - began)
  }
}

extension String {
  /// From the address of a site, without its port.
  fileprivate var host: String {
    guard let scheme = firstRange(of: "://") else { return self }
    return String(self[scheme.upperBound...].prefix { $0 != "/" && $0 != ":" })
  }
}
