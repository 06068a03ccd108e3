import Clock
import MVP
import Newspapers
import Presentation

/// Changes the queue for commands.
@MainActor public struct QueueKeeper {
  private let queue: ReadingQueue
  private let output: any TextOutput
  private let clock: any WallClock

  /// At most this many nonexistent things are named; more are only counted.
  private static let mostTold = 20

  public init(_ queue: ReadingQueue, output: any TextOutput, clock: any WallClock) {
    (self.queue, self.output, self.clock) = (queue, output, clock)
  }

  /// Adds jobs. Reports what this machine knows not to exist; without a newspaper there is no job.
  /// - Parameters:
  ///   - archive: receives no requests.
  ///   - directory: what this machine knows about newspapers.
  /// - Returns: the exit code, like all of these methods.
  public func add(
    _ jobs: [QueuedJob], knownBy archive: any IssueArchive, _ directory: any NewspaperDirectory
  ) async -> Int32 {
    await perform { () async throws(NewspaperError) in
      var doubted: Set<String> = []
      for job in jobs {
        var absences = await archive.knownAbsences(of: job.wanted)
        // A list of issues says more than the years of a record.
        if absences.isEmpty { absences = await directory.knownAbsences(of: job.wanted) }
        for absence in absences.prefix(QueueKeeper.mostTold) { output.note("broadsheet: \(absence.words)") }
        let more = absences.count - QueueKeeper.mostTold
        if more > 0 { output.note("and \(Numerals.grouped(more)) more") }
        if absences.contains(where: \.isOfNewspaper) || !absences.isEmpty && isFinal(job.wanted, archive) {
          return ExitStatus.notFound
        }
        if !absences.isEmpty { doubted.insert(job.name) }
      }
      for added in try await queue.store.add(jobs) {
        let job = added.job
        output.note(
          added.isNew
            ? "job \(job.id): \(job.name)"
              + (doubted.contains(job.name)
                ? "; queued anyway, “broadsheet queue remove \(job.id)” removes it" : "")
            : "\(job.name) is already in the queue, as job \(job.id)")
      }
      return ExitStatus.done
    }
  }

  /// Whether nothing more of a newspaper can ever exist, because this machine has all of it. With several
  /// newspapers, others may exist.
  private func isFinal(_ wanted: QueuedJob.Wanted, _ archive: any IssueArchive) -> Bool {
    switch wanted {
    case .issue(let id): archive.held.contains(id.lccn)
    case .issues(let ids): ids.count == 1 && archive.held.contains(ids[0].lccn)
    case .year(let lccn, _): archive.held.contains(lccn)
    case .pages(let pages): pages.count == 1 && archive.held.contains(pages[0].issue.lccn)
    }
  }

  /// Says what jobs would take, and adds nothing: one request for each job whose issues or pages this machine does not know.
  public func estimate(
    _ jobs: [QueuedJob], asking archive: any IssueArchive, pricing: JobPricing
  ) async -> Int32 {
    await perform { () async throws(NewspaperError) in
      for job in jobs {
        let extent = try await extent(of: job, archive, pricing)
        output.note("\(job.name): \(extent.words(of: job.parts, queue.pace(job.source)))")
      }
      return ExitStatus.done
    }
  }

  private func extent(
    of job: QueuedJob, _ archive: any IssueArchive, _ pricing: JobPricing
  ) async throws(NewspaperError) -> JobExtent {
    switch job.wanted {
    case .issue(let id):
      let issue = try await archive.issue(id, freshness: .atHand)
      return await pricing.extent(of: issue, held: archive.held)
    case .issues(let ids): return await pricing.extent(of: ids, held: archive.held)
    case .year(let lccn, let year):
      let list = try await archive.issues(of: lccn, in: year...year, freshness: .atHand)
      guard !list.issues.isEmpty else {
        throw .notFound(what: .issues(of: lccn, in: year), source: list.origin.name)
      }
      return await pricing.extent(of: list.issues.map { $0.id(of: lccn) }, held: archive.held)
    case .pages(let pages): return await pricing.extent(of: pages, held: archive.held)
    }
  }

  /// Pauses a job, or all unfinished ones.
  public func pause(_ id: Int?) async -> Int32 {
    await change(id, "paused", to: .paused, { $0.canBePaused }) { $0.pause() }
  }

  /// Resumes a job, or all paused ones. A finished one is restarted: it downloads what is missing.
  public func resume(_ id: Int?) async -> Int32 {
    await change(id, "resumed", to: .waiting, { $0.state == .paused || id != nil && $0.state.isOver }) {
      $0.restart()
    }
  }

  public func remove(_ id: Int) async -> Int32 {
    await perform { () async throws(NewspaperError) in
      guard let job = try await queue.store.remove(where: { $0.id == id }).first else { return none(id) }
      output.note("removed \(job.name); what it downloaded is kept")
      return ExitStatus.done
    }
  }

  /// Removes finished jobs. Failed ones stay until the reader removes them.
  public func clear() async -> Int32 {
    await perform { () async throws(NewspaperError) in
      let removed = try await queue.store.remove { $0.state == .done }
      output.note("removed \(Numerals.count(removed.count, "finished job")); what they downloaded is kept")
      return ExitStatus.done
    }
  }

  /// - Parameter state: the one that a changed job is in.
  private func change(
    _ id: Int?, _ word: String, to state: QueuedJob.State,
    _ isMeant: @Sendable @escaping (QueuedJob) -> Bool,
    _ change: @Sendable @escaping (inout QueuedJob) -> Void
  ) async -> Int32 {
    await perform { () async throws(NewspaperError) in
      let jobs = try await queue.store.contents().jobs
      if let id, !jobs.contains(where: { $0.id == id }) { return none(id) }
      var isChanged = false
      for job in jobs where (id == nil || job.id == id) && isMeant(job) {
        // Another program may have finished or resumed it since.
        let changed = try await queue.store.change(job.id) { job in if isMeant(job) { change(&job) } }
        guard let changed, changed.state == state else { continue }
        isChanged = true
        output.note("\(word) job \(changed.id): \(changed.name)")
      }
      if !isChanged { output.note("nothing was \(word)") }
      return ExitStatus.done
    }
  }

  private func none(_ id: Int) -> Int32 {
    output.fail(
      Failure(
        "the queue has no job \(id)", advice: ["List its jobs with “broadsheet queue”."],
        exitCode: ExitStatus.notFound))
  }

  private func perform(_ work: () async throws(NewspaperError) -> Int32) async -> Int32 {
    do throws(NewspaperError) { return try await work() } catch { return output.fail(Failure(error)) }
  }
}
