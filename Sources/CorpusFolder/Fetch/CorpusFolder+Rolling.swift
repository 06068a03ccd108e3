import Corpus
import Files
import Glibc
import Newspapers

/// Reads archives as they arrive.
struct RollingReader: Sendable {
  let options: CorpusOptions
  /// How many archives at once.
  let jobs: Int
  let turns: Slots
  /// Counts the pages.
  let meter: JobMeter
  let note: @Sendable (String) -> Void
}

extension CorpusFolder {
  /// Fetches archives, reads each as soon as it is here, and removes it once its receipt says that it was
  /// read completely. So there are never more than a few of them on disk.
  /// - Parameters:
  ///   - jobs: how many archives to read at once.
  ///   - meter: counts the pages.
  ///   - note: receives messages for people, one per line.
  @concurrent public func roll(
    _ batches: [PlannedBatch], _ options: CorpusOptions, jobs: Int, meter: JobMeter,
    note: @escaping @Sendable (String) -> Void,
    progress: @escaping @Sendable (FetchProgress) async -> Void
  ) async throws(NewspaperError) -> FetchReport {
    try await fetch(
      batches, progress: progress,
      reader: RollingReader(
        options: options, jobs: max(1, jobs), turns: Slots(max(1, jobs)), meter: meter, note: note))
  }

  /// Makes the pages of an archive, unless they are there, then removes it.
  /// - Returns: why this machine cannot read it now, although it may read others, for example because another
  ///   program is reading it; nil if it was read.
  func read(
    _ archive: OCRArchive, _ reader: RollingReader
  ) async throws(NewspaperError) -> NewspaperError? {
    await reader.turns.take()
    let obstacle: NewspaperError?
    do throws(NewspaperError) { obstacle = try await keepPages(of: archive, reader) } catch {
      await reader.turns.giveBack()
      throw error
    }
    await reader.turns.giveBack()
    return obstacle
  }

  private func keepPages(
    of archive: OCRArchive, _ reader: RollingReader
  ) async throws(NewspaperError) -> NewspaperError? {
    let path = file(CorpusFolder.archivePath(of: archive))
    let receipt: StoredReceipt
    do throws(CorpusFailure) {
      receipt = try await store.read(
        path, as: BatchName(path, of: archive.batch), reader.options, keepsWay: true, meter: reader.meter,
        note: reader.note
      ).receipt
    } catch {
      if error.endsWork { throw NewspaperError(error) }
      guard case .damaged(let what) = error else { return .local(what: error.what) }
      throw .unreadable(what: what)
    }
    guard receipt.isComplete else {
      throw .unreadable(what: "\(archive.fileName) could not be read completely; it was kept")
    }
    guard try store.provenReceipt(of: archive.batch) == receipt else {
      throw .unreadable(what: "\(archive.fileName) was read, but has no receipt; it was kept")
    }
    guard unlink(path) == 0 else { throw .local(what: "cannot remove \(FileFailure(path).reason)") }
    try journal.forget(CorpusFolder.archivePath(of: archive))
    return nil
  }
}

/// A corpus whose archives are read as they are fetched, and then removed.
public struct RollingCorpus: CorpusStore {
  private let folder: CorpusFolder
  private let options: CorpusOptions
  private let jobs: Int
  private let meter: JobMeter
  private let note: @Sendable (String) -> Void

  /// - Parameter meter: counts the pages that are read.
  public init(
    _ folder: CorpusFolder, _ options: CorpusOptions, jobs: Int, meter: JobMeter,
    note: @escaping @Sendable (String) -> Void
  ) {
    (self.folder, self.options, self.jobs) = (folder, options, jobs)
    (self.meter, self.note) = (meter, note)
  }

  public var path: String { folder.path }
  public func plan() async throws(NewspaperError) -> CorpusPlan? { try await folder.plan() }
  public func keep(_ plan: CorpusPlan, _ newspapers: [Newspaper]) async throws(NewspaperError) {
    try await folder.keep(plan, newspapers)
  }
  public func freeSpace() async -> Int? { await folder.freeSpace() }
  public func describe() async throws(NewspaperError) { try await folder.describe() }

  /// Archives that are here are pending, too: those already read still have to be removed.
  public func status(of plan: CorpusPlan) async throws(NewspaperError) -> [BatchStatus] {
    try await folder.status(of: plan).map { status in
      guard status.hasArchive else { return status }
      return BatchStatus(status.batch, .fetching, bytesHere: status.bytesHere, hasArchive: false)
    }
  }

  public func take(
    _ batches: [PlannedBatch], from source: String
  ) async throws(NewspaperError) -> FetchReport {
    try await folder.take(batches, from: source)
  }

  public func fetch(
    _ batches: [PlannedBatch], progress: @escaping @Sendable (FetchProgress) async -> Void
  ) async throws(NewspaperError) -> FetchReport {
    try await folder.roll(batches, options, jobs: jobs, meter: meter, note: note, progress: progress)
  }

  public func verify(
    _ plan: CorpusPlan, isDeep: Bool, found: @escaping @Sendable (CorpusFault) async -> Void
  ) async throws(NewspaperError) -> CorpusCheck {
    try await folder.verify(plan, isDeep: isDeep, found: found)
  }
}
