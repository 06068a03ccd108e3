import Synchronization

/// Counts a batch from its stored pages, or else from its archive.
public struct BatchJob: Sendable {
  /// Where the pages of a batch are.
  public enum Source: Hashable, Sendable {
    case stored(StoredReceipt)
    /// - Parameter path: of the archive.
    case archive(path: String)
  }

  /// What was counted, and the receipt of the pages.
  public struct Outcome: Sendable {
    public let count: BatchCount
    public let receipt: StoredReceipt
  }

  private let plan: JobPlan
  private let store: BatchStore
  private let options: CorpusOptions
  private let sink: any JobHitSink
  private let meter: JobMeter

  /// - Parameter options: how archives are read.
  public init(
    _ plan: JobPlan, store: BatchStore, options: CorpusOptions, sink: any JobHitSink, meter: JobMeter
  ) {
    (self.plan, self.store, self.options) = (plan, store, options)
    (self.sink, self.meter) = (sink, meter)
  }

  /// - Parameter totals: those of earlier batches, if some of its pages were counted there.
  @concurrent public func count(
    _ batch: String, _ source: Source, after totals: JobTotals? = nil
  ) async throws(CorpusFailure) -> Outcome {
    let counter = BatchCounter(plan, batch, excluding: totals?.registry, sink)
    return switch source {
    case .stored(let receipt): Outcome(count: try stored(batch, receipt, counter), receipt: receipt)
    case .archive(let path): try await archive(batch, path, counter)
    }
  }

  private func stored(
    _ batch: String, _ receipt: StoredReceipt, _ counter: BatchCounter
  ) throws(CorpusFailure) -> BatchCount {
    var counter = counter
    let pages = try store.pages(of: batch, receipt)
    while let page = try pages.next() {
      try counter.take(page)
      try meter.addPage()
    }
    return try counter.finish()
  }

  private func archive(
    _ batch: String, _ path: String, _ counter: BatchCounter
  ) async throws(CorpusFailure) -> Outcome {
    let state = Mutex(counter)
    let records = Mutex<[UInt8]>([])
    let meter = meter
    let worker = CorpusWorker(
      options,
      write: { lines throws(CorpusFailure) in
        try state.withLock { counter throws(CorpusFailure) in
          for line in lines.split(separator: 0x0A) {
            try counter.take(try BatchJob.page(line, batch))
            try meter.addPage()
          }
        }
      }, record: { lines throws(CorpusFailure) in records.withLock { $0 += lines } }, note: { _ in })
    _ = try await worker.read(path, as: BatchName(path, of: batch))
    guard let receipt = StoredReceipt(lines: records.withLock { $0 }) else {
      throw .damaged(what: "\(path): no receipt was made")
    }
    let count = try state.withLock { counter throws(CorpusFailure) in try counter.finish() }
    return Outcome(count: count, receipt: receipt)
  }

  private static func page(_ line: ArraySlice<UInt8>, _ batch: String) throws(CorpusFailure) -> PageRecord {
    do throws(JSONScanner.Malformed) {
      return try line.withUnsafeBufferPointer { bytes throws(JSONScanner.Malformed) in
        try PageRecord(bytes)
      }
    } catch {
      throw .damaged(what: "batch \(batch) has a page that cannot be read")
    }
  }
}

/// The progress of a job, for display.
public final class JobMeter: Sendable {
  private let count = Atomic(0)
  private let isStopped = Atomic(false)

  public init() {}

  public var pages: Int { count.load(ordering: .relaxed) }

  /// Makes all counters stop at their next page.
  public func stop() { isStopped.store(true, ordering: .relaxed) }

  func addPage() throws(CorpusFailure) {
    count.add(1, ordering: .relaxed)
    if isStopped.load(ordering: .relaxed) { throw .canceled }
  }
}

extension JobTotals {
  /// Adds a batch in the order of names.
  /// - Returns: false if it has to be counted again `after` these.
  public mutating func add(_ outcome: BatchJob.Outcome) -> Bool { add(outcome.count) }
}
