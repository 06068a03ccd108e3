import Newspapers
import Pending

/// A value that takes long to get: fetched on first use, shared by all callers meanwhile, then kept.
///
/// A canceled caller stops waiting at once without disturbing the others; when the last one leaves, the fetch
/// is canceled too. A failure is reported to all who wait, and is not kept. No key waits for any of them once
/// the fetch waits for a network.
public actor Memo<Value: Expiring & Sendable> {
  public typealias Fetch = @concurrent @Sendable (Freshness) async throws(NewspaperError) -> Value

  private struct Run {
    let freshness: Freshness
    let work: PendingWork
    let task: Task<Void, Never>
    var waiting: [Int: CheckedContinuation<Result<Value, NewspaperError>, Never>] = [:]

    var isOfThisMachine: Bool { freshness == .kept }
  }

  /// The kept value, if any.
  public private(set) var value: Value?
  private let fetch: Fetch
  private var runs: [Int: Run] = [:]
  /// The runs that new callers join, by whether they are only for what is on this machine: neither disturbs
  /// the other.
  private var current: [Bool: Int] = [:]
  private var lastID = 0

  public init(_ fetch: @escaping Fetch) { self.fetch = fetch }

  /// The kept value if it is new enough, otherwise the result of the fetch.
  public func get(_ freshness: Freshness = .recent) async throws(NewspaperError) -> Value {
    if let value, freshness.accepts(isStale: value.isStale) { return value }
    // A caller that may not ask a server does not wait for one, either.
    while let run = current[freshness == .kept] {
      let isSame = runs[run]?.freshness == freshness
      let shared = try await result(of: run)
      // A caller that accepts any value may have got an old one. Others got the newest there is.
      if isSame || freshness.accepts(isStale: shared.isStale) { return shared }
    }
    return try await result(of: start(freshness))
  }

  /// How many callers wait for a fetch.
  package var waiting: Int { runs.values.reduce(0) { $0 + $1.waiting.count } }

  /// Drops the kept value. A fetch in progress still serves those who wait for it, but no new callers.
  public func forget() {
    value = nil
    current = [:]
  }

  private func start(_ freshness: Freshness) -> Int {
    let id = nextID()
    let work = PendingWork()
    let task = PendingWork.$current.withValue(work) {
      Task {
        let result: Result<Value, NewspaperError>
        do throws(NewspaperError) {
          result = .success(try await fetch(freshness))
        } catch {
          result = .failure(error)
        }
        finish(id, result)
      }
    }
    runs[id] = Run(freshness: freshness, work: work, task: task)
    current[freshness == .kept] = id
    return id
  }

  private func result(of run: Int) async throws(NewspaperError) -> Value {
    if let caller = PendingWork.current { runs[run]?.work.settle(with: caller) }
    let waiter = nextID()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { runs[run]?.waiting[waiter] = $0 }
    } onCancel: {
      Task { await self.leave(run, waiter) }
    }
    return try result.get()
  }

  private func finish(_ id: Int, _ result: Result<Value, NewspaperError>) {
    guard let run = runs.removeValue(forKey: id) else { return }
    if current[run.isOfThisMachine] == id {
      current[run.isOfThisMachine] = nil
      // What a server has sent meanwhile is newer than what was here.
      if case .success(let fetched) = result, value == nil || !run.isOfThisMachine { value = fetched }
    }
    for continuation in run.waiting.values { continuation.resume(returning: result) }
  }

  private func leave(_ id: Int, _ waiter: Int) {
    guard let continuation = runs[id]?.waiting.removeValue(forKey: waiter) else { return }
    if let run = runs[id], run.waiting.isEmpty {
      run.task.cancel()
      runs[id] = nil
      if current[run.isOfThisMachine] == id { current[run.isOfThisMachine] = nil }
    }
    continuation.resume(returning: .failure(.canceled))
  }

  private func nextID() -> Int {
    lastID += 1
    return lastID
  }
}
