import GRDB
import Glibc
import Newspapers

/// Imports into the catalogue's file: makes a new one of what the files bring and of what the old one has beyond that,
/// and puts it in the old one's place.
public struct CatalogueImporter: NewspaperImporter {
  private let file: CatalogueFile
  private let now: @Sendable () -> Double

  /// - Parameter now: the time, in seconds since 1970.
  public init(file: CatalogueFile, now: @escaping @Sendable () -> Double) {
    self.file = file
    self.now = now
  }

  @concurrent
  public func importNewspapers(
    from files: [String], isStrict: Bool, progress: @Sendable @escaping (ImportProgress) async -> Void
  ) async throws(NewspaperError) -> ImportReport {
    let lock = try CatalogueLock(for: file)
    defer { withExtendedLifetime(lock) {} }
    let old = try file.open()
    // Nobody else makes drafts: one that is there was left by a program that did not end well.
    unlink(file.draft)
    let batches = ImportReader.Batches(limit: 8)
    async let reading: Void = ImportReader(files: files, isStrict: isStrict, batches: batches).run()
    var work = ImportWork(file: file, old: old, began: now())
    do throws(NewspaperError) {
      while let batch = await batches.next() {
        try work.take(try batch.get())
        if let step = work.nextProgress(at: now()) { await progress(step) }
        if Task.isCancelled { throw .cancelled }
      }
      await reading
      await progress(work.finishing(at: now()))
      let total = try await work.finish(at: now())
      try file.publish()
      return work.report(total: total, at: now())
    } catch {
      await batches.finish()
      await reading
      unlink(file.draft)
      throw error
    }
  }

  @concurrent
  public func takeList(
    _ newspapers: [Newspaper], of source: String
  ) async throws(NewspaperError) -> ImportReport {
    let lock = try CatalogueLock(for: file)
    defer { withExtendedLifetime(lock) {} }
    let old = try file.open()
    unlink(file.draft)
    var batch = ImportBatch(file: source)
    for newspaper in newspapers {
      batch.listed.append(StoredNewspaper(listing: newspaper))
      let coverage = newspaper.coverage ?? DigitisedCoverage(firstIssue: nil, lastIssue: nil, issueCount: nil)
      batch.coverages.append(Coverage(source: source, lccn: newspaper.lccn.description, digitised: coverage))
    }
    var work = ImportWork(file: file, old: old, began: now())
    do throws(NewspaperError) {
      try work.take(batch)
      let total = try await work.finish(at: now())
      try file.publish()
      return work.report(total: total, at: now())
    } catch {
      unlink(file.draft)
      throw error
    }
  }
}
