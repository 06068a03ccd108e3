import Newspapers

/// A value that takes long to get: fetched when first asked for, shared by all who ask meanwhile, then kept.
///
/// Who is cancelled stops waiting at once and disturbs nobody else; when the last one leaves, the fetch is
/// cancelled too. A failure is told to all who wait and is not kept.
public actor Kept<Value: Sendable> {
  public typealias Fetch = @concurrent @Sendable () async throws(NewspaperError) -> Value

  private struct Run {
    let task: Task<Void, Never>
    var waiting: [Int: CheckedContinuation<Result<Value, NewspaperError>, Never>] = [:]
  }

  /// What is kept, if anything.
  public private(set) var value: Value?
  private let fetch: Fetch
  private var runs: [Int: Run] = [:]
  /// The run that whoever asks now joins.
  private var current: Int?
  private var lastID = 0

  public init(_ fetch: @escaping Fetch) { self.fetch = fetch }

  /// What is kept, or else what the fetch brings.
  public func get() async throws(NewspaperError) -> Value {
    if let value { return value }
    let run = current ?? start()
    let waiter = nextID()
    let result = await withTaskCancellationHandler {
      await withCheckedContinuation { runs[run]?.waiting[waiter] = $0 }
    } onCancel: {
      Task { await self.leave(run, waiter) }
    }
    return try result.get()
  }

  /// Forgets what is kept. A fetch that is under way still serves those who wait for it, but nobody after them.
  public func forget() {
    value = nil
    current = nil
  }

  private func start() -> Int {
    let id = nextID()
    runs[id] = Run(
      task: Task {
        let result: Result<Value, NewspaperError>
        do throws(NewspaperError) {
          result = .success(try await fetch())
        } catch {
          result = .failure(error)
        }
        finish(id, result)
      })
    current = id
    return id
  }

  private func finish(_ id: Int, _ result: Result<Value, NewspaperError>) {
    guard let run = runs.removeValue(forKey: id) else { return }
    if current == id {
      current = nil
      if case .success(let fetched) = result { value = fetched }
    }
    for continuation in run.waiting.values { continuation.resume(returning: result) }
  }

  private func leave(_ id: Int, _ waiter: Int) {
    guard let continuation = runs[id]?.waiting.removeValue(forKey: waiter) else { return }
    if let run = runs[id], run.waiting.isEmpty {
      run.task.cancel()
      runs[id] = nil
      if current == id { current = nil }
    }
    continuation.resume(returning: .failure(.cancelled))
  }

  private func nextID() -> Int {
    lastID += 1
    return lastID
  }
}
