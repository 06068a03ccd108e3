/// The jobs of a queue whose source could not be asked; others come first.
struct RestingJobs {
  private struct Rest {
    let job: QueuedJob
    let error: NewspaperError
    /// Until when the source refuses requests; 0 if it did not say so.
    let until: Double
    /// When the job may be tried again; nil if unknown.
    let retry: Double?
  }

  private var rests: [Int: Rest] = [:]

  /// Their numbers.
  var ids: Set<Int> { Set(rests.keys) }

  func contains(_ job: QueuedJob) -> Bool { rests[job.id]?.job.isSame(as: job) == true }

  /// Whether there is a job to work on that is none of these.
  func areNotAll(of contents: QueueContents) -> Bool {
    contents.jobs.contains { $0.isOpen && !contains($0) }
  }

  /// - Parameter until: when the source may be asked again, in seconds since 1970; nil if unknown.
  mutating func insert(_ job: QueuedJob, _ error: NewspaperError, until: Double?) {
    // Only a refusal says until when.
    let refused = if case .rateLimited = error { until ?? 0 } else { 0.0 }
    rests[job.id] = Rest(job: job, error: error, until: refused, retry: until)
  }

  /// Forgets jobs that were removed: their numbers may be those of others by now.
  mutating func forget(except jobs: [QueuedJob]) {
    let kept = Set(jobs.filter { contains($0) }.map(\.id))
    rests = rests.filter { kept.contains($0.key) }
  }

  /// Forgets all but those whose source refuses requests after `time`.
  mutating func end(at time: Double) { rests = rests.filter { $0.value.until > time } }

  /// What halts a queue in which all jobs rest: the one that may be tried again first; nil if that is unknown
  /// for all, or if none may be tried `before` a time.
  func halt(of contents: QueueContents, before end: Double = .infinity) -> QueueRunner.Step? {
    let halted = contents.jobs.filter { $0.isOpen && contains($0) }
    let times = halted.compactMap { rests[$0.id]?.retry }
    guard let first = times.min(), first < end,
      let job = halted.first(where: { rests[$0.id]?.retry == first }), let error = rests[job.id]?.error
    else { return nil }
    return .halted(job, error, until: first)
  }
}
