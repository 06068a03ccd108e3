import Newspapers

extension CorpusFolder {
  /// At once.
  private static let transfers = 2
  /// Between two reports.
  private static let tick = Duration.seconds(1)

  @concurrent public func fetch(
    _ batches: [PlannedBatch], progress: @escaping @Sendable (FetchProgress) async -> Void
  ) async throws(NewspaperError) -> FetchReport {
    try await fetch(batches, progress: progress, reader: nil)
  }

  /// - Parameter reader: what becomes of an archive that is here; nil if it just stays.
  @concurrent func fetch(
    _ batches: [PlannedBatch], progress: @escaping @Sendable (FetchProgress) async -> Void,
    reader: RollingReader?
  ) async throws(NewspaperError) -> FetchReport {
    let lock = try FolderLock(self)
    let work = FetchWork(batches.map(\.archive), began: now())
    let telling = Task {
      while !Task.isCancelled {
        do { try await Task.sleep(for: CorpusFolder.tick) } catch { return }
        await progress(work.progress(now: now()))
      }
    }
    let transfers = Slots(CorpusFolder.transfers)
    await withTaskGroup { lanes in
      // As many archives as there are lanes are on the disk, if each goes once it is read.
      for _ in 0..<CorpusFolder.transfers + (reader?.jobs ?? 0) {
        lanes.addTask { await run(work, transfers, reader) }
      }
    }
    telling.cancel()
    await progress(work.progress(now: now()))
    _ = consume lock
    return work.report
  }

  /// Takes one archive after another, until there is none or the work ends.
  private func run(_ work: FetchWork, _ transfers: Slots, _ reader: RollingReader?) async {
    while !Task.isCancelled, let archive = work.next() {
      do throws(NewspaperError) {
        try await bring(archive, work, transfers)
        if let reader { try await read(archive, reader) }
      } catch {
        work.fail(archive, error)
        // The journal cannot be written if the disk is full, and that is the error anyway.
        if error != .canceled { try? keep(error, of: archive) }
      }
    }
    if Task.isCancelled { work.cancel() }
  }

  /// Has the archive here.
  private func bring(
    _ archive: OCRArchive, _ work: FetchWork, _ transfers: Slots
  ) async throws(NewspaperError) {
    guard try !isHere(archive) else { return work.finish(archive, isNew: false) }
    await transfers.take()
    do throws(NewspaperError) {
      // Nothing is asked for any more once a server refused.
      guard !work.isOver else { throw .canceled }
      try checkRoom(for: archive)
      try await fetch(archive) { work.start(archive, $0) }
      await transfers.giveBack()
    } catch {
      await transfers.giveBack()
      throw error
    }
    try noteWhole(archive)
    work.finish(archive, isNew: true)
  }

  private func keep(_ error: NewspaperError, of archive: OCRArchive) throws(NewspaperError) {
    var next: Double?
    if case .rateLimited(_, let until) = error { next = until ?? now() }
    // An outage says nothing about the archive.
    if error.endsWork, next == nil { next = now() }
    try journal.keep(trouble: error.corpusWords, of: archive.batch, nextTry: next)
  }
}
