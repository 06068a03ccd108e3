import Corpus
import Newspapers

/// Adds what was counted in the order of the batches' names, regardless of which is finished first. A batch
/// that repeats earlier pages is counted again without them: that is rare, and saves remembering the counts
/// of each page.
struct OrderedAdding {
  private let work: BatchJob
  private let batches: [JobInputs.Batch]
  private let sink: any JobHitSink
  private var waiting: [Int: BatchJob.Outcome] = [:]
  private var next = 0
  private(set) var totals = JobTotals()
  private(set) var facts = ResultWriter.Facts()
  private(set) var receipts: [StoredReceipt] = []

  init(_ work: BatchJob, _ batches: [JobInputs.Batch], _ sink: any JobHitSink) {
    (self.work, self.batches, self.sink) = (work, batches, sink)
  }

  /// - Returns: the total number added.
  mutating func take(_ index: Int, _ outcome: BatchJob.Outcome) async throws(CorpusFailure) -> Int {
    waiting[index] = outcome
    while let outcome = waiting.removeValue(forKey: next) {
      try await add(outcome, batches[next])
      next += 1
    }
    return next
  }

  private mutating func add(
    _ outcome: BatchJob.Outcome, _ batch: JobInputs.Batch
  ) async throws(CorpusFailure) {
    if !totals.add(outcome) {
      try sink.remove(batch.name)
      let again = try await work.count(batch.name, batch.source, after: totals)
      guard totals.add(again) else {
        throw .damaged(what: "batch \(batch.name) was changed while it was read: run the job again")
      }
    }
    facts.batches += 1
    if !outcome.receipt.isComplete { facts.incomplete.append(batch.name) }
    receipts.append(outcome.receipt)
  }
}

/// Each batch's share of the work.
struct Weights {
  private let weights: [Double]
  private let all: Double
  private var (count, done) = (0, 0.0)

  init(_ batches: [JobInputs.Batch]) {
    // A byte of an archive takes about as long as six bytes of compressed text.
    weights = batches.map { batch in
      if case .archive = batch.source { Double(batch.bytes) + 1 } else { Double(batch.bytes) / 6 + 1 }
    }
    all = weights.reduce(0, +)
  }

  mutating func add(_ index: Int) {
    count += 1
    done += weights[index]
  }

  func progress(_ pages: Int) -> LocalEngine.Progress {
    LocalEngine.Progress(done: count, total: weights.count, pages: pages, fraction: done / max(all, 1))
  }
}

extension JobInputs {
  /// The paths of archives whose pages have yet to be made, the largest first.
  public func unreadArchives(program: String) -> [String] { unread(program: program).todo.map(\.path) }

  /// Archives whose pages have yet to be made, the largest first, and batches that were read from incomplete
  /// archives.
  func unread(program: String) -> (todo: [(batch: Batch, path: String)], incomplete: [String]) {
    var (todo, incomplete): ([(batch: Batch, path: String)], [String]) = ([], [])
    let archives = Dictionary(plan.batches.map { ($0.archive.batch, $0.archive) }) { first, _ in first }
    for batch in batches {
      switch batch.source {
      case .archive(let path): todo.append((batch, path))
      case .stored(let receipt):
        guard let archive = archives[batch.name] else { continue }
        let path = archivePath(archive)
        let size = JobInputs.size(path).flatMap { archive.sizeFault($0) == nil ? $0 : nil }
        // Another version of the program may read more of a damaged archive.
        if let size,
          receipt.isOther(than: archive, of: size) || !receipt.isComplete && receipt.program != program
        {
          todo.append((batch, path))
        } else if !receipt.isComplete {
          incomplete.append(batch.name)
        }
      }
    }
    return (todo.sorted { ($1.batch.bytes, $0.batch.name) < ($0.batch.bytes, $1.batch.name) }, incomplete)
  }
}
