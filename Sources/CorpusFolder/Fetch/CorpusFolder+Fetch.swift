import Newspapers

extension CorpusFolder {
  /// Seconds between two reports.
  private static let tick = Duration.seconds(1)

  @concurrent public func fetch(
    _ batches: [PlannedBatch], progress: @escaping @Sendable (FetchProgress) async -> Void
  ) async throws(NewspaperError) -> FetchReport {
    try await fetch(batches, progress: progress, reader: nil)
  }

  /// - Parameter reader: what to do with an archive once it is here; nil if it just stays.
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
    let transfers = Slots(CorpusEstimate.transfers)
    await withTaskGroup { lanes in
      // If each archive is removed once it is read, there are as many on disk as there are lanes.
      for _ in 0..<CorpusEstimate.rollingArchives(jobs: reader?.jobs ?? 0) {
        lanes.addTask { await run(work, transfers, reader) }
      }
    }
    telling.cancel()
    await progress(work.progress(now: now()))
    _ = consume lock
    return work.report
  }

  /// Takes archives one by one, until there are none or the work ends.
  private func run(_ work: FetchWork, _ transfers: Slots, _ reader: RollingReader?) async {
    while !Task.isCancelled, let archive = work.next() {
      do throws(NewspaperError) {
        try await bring(archive, work, transfers)
        guard let reader, let obstacle = try await read(archive, reader) else { continue }
        work.fail(archive, obstacle, endsWork: false)
      } catch {
        work.fail(archive, error, endsWork: error.endsWork)
        // The journal cannot be written if the disk is full, and that is the error anyway.
        if error != .canceled { try? keep(error, of: archive) }
      }
    }
    if Task.isCancelled { work.cancel() }
  }

  /// Makes sure that the archive is here.
  private func bring(
    _ archive: OCRArchive, _ work: FetchWork, _ transfers: Slots
  ) async throws(NewspaperError) {
    guard try !isHere(archive) else {
      try journal.forgetTrouble(of: archive.batch)
      return work.finish(archive, isNew: false)
    }
    await transfers.take()
    do throws(NewspaperError) {
      // Nothing more is requested once a server has refused.
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
