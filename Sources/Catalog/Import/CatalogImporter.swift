import Files
import GRDB
import Glibc
import Newspapers

/// Imports into the catalog's file: builds a new one from the files and whatever else the old one has, then
/// replaces the old one.
public struct CatalogImporter: NewspaperImporter {
  private let file: CatalogFile
  private let now: @Sendable () -> Double
  private let bottom: @Sendable () throws(NewspaperError) -> BottomLayer

  /// - Parameter now: the time, in seconds since 1970.
  public init(file: CatalogFile, now: @escaping @Sendable () -> Double) {
    self.init(file: file, bottom: BottomLayer.starter, now: now)
  }

  /// - Parameter bottom: the layer below everything imported.
  init(
    file: CatalogFile, bottom: @escaping @Sendable () throws(NewspaperError) -> BottomLayer,
    now: @escaping @Sendable () -> Double
  ) {
    self.file = file
    self.bottom = bottom
    self.now = now
  }

  @concurrent
  public func importNewspapers(
    from files: [String], tolerance: ImportTolerance,
    progress: @Sendable @escaping (ImportProgress) async -> Void
  ) async throws(NewspaperError) -> ImportReport {
    try await replace { work async throws(NewspaperError) in
      let batches = ImportReader.Batches(limit: 8)
      async let reading: Void = ImportReader(files: files, tolerance: tolerance, batches: batches).run()
      do throws(NewspaperError) {
        while let batch = await batches.next() {
          try work.take(try batch.get())
          if let step = work.nextProgress(at: now()) { await progress(step) }
          if Task.isCancelled { throw .canceled }
        }
        await reading
      } catch {
        await batches.finish()
        await reading
        throw error
      }
      await progress(work.finishing(at: now()))
    }
  }

  @concurrent
  public func takeList(
    _ newspapers: [Newspaper], of source: String
  ) async throws(NewspaperError) -> ImportReport {
    var batch = ImportBatch(file: source)
    for newspaper in newspapers {
      batch.listed.append(StoredNewspaper(listing: newspaper))
      let coverage =
        newspaper.coverage ?? DigitizedCoverage(firstIssue: nil, lastIssue: nil, issueCount: nil)
      batch.coverages.append(
        Coverage(source: source, lccn: newspaper.lccn.description, digitized: coverage))
    }
    return try await replace { [batch] work throws(NewspaperError) in try work.take(batch) }
  }

  @concurrent
  public func takeDirectory(
    _ newspapers: [Newspaper], of source: String
  ) async throws(NewspaperError) -> ImportReport {
    let rows = newspapers.map { StoredNewspaper(listing: $0, kind: .named) }
    return try await replace { work throws(NewspaperError) in
      try work.take(ImportBatch(listed: rows, file: source))
    }
  }

  /// Builds a new file from what `gather` reads and whatever else the old one has, and replaces the old one.
  /// If anything fails, the old one stays.
  private func replace(
    _ gather: (inout ImportWork) async throws(NewspaperError) -> Void
  ) async throws(NewspaperError) -> ImportReport {
    let lock = try CatalogLock(for: file)
    defer { withExtendedLifetime(lock) {} }
    let old = try file.open(isOlderTaken: true)
    // Nothing else makes drafts: an existing one was left behind by a program that did not exit cleanly.
    unlink(file.draft)
    var work = ImportWork(file: file, old: old, bottom: try bottom(), began: now())
    do throws(NewspaperError) {
      try await gather(&work)
      let total = try await work.finish(at: now())
      try file.publish()
      return work.report(total: total, at: now())
    } catch {
      unlink(file.draft)
      throw error
    }
  }
}
