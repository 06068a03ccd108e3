import Synchronization

/// A directory that requests a list once, to completion, however often the list is wanted meanwhile: a reader
/// who moves on within what this machine shows does not lose the pending request. Who is canceled stops
/// waiting for it at once.
final class JoinedDirectory: DecoratedDirectory {
  private struct Wanted: Hashable {
    let query: NewspaperQuery
    let window: Window
    let freshness: Freshness
  }

  private typealias Answer = Result<NewspaperListing, NewspaperError>
  private typealias Waiter = CheckedContinuation<Answer, Never>

  private struct Requests {
    /// Who waits for each pending request, by number: it stays pending when all have left.
    var waiters: [Wanted: [Int: Waiter]] = [:]
    var lastNumber = 0
  }

  let directory: any NewspaperDirectory
  private let requests = Mutex(Requests())

  init(_ directory: any NewspaperDirectory) { self.directory = directory }

  func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    // Nothing is pending for a list that is on this machine.
    guard freshness != .kept else {
      return try await directory.newspapers(matching: query, window: window, freshness: freshness)
    }
    let wanted = Wanted(query: query, window: window, freshness: freshness)
    let number = requests.withLock { requests in
      requests.lastNumber += 1
      return requests.lastNumber
    }
    let answer: Answer = await withTaskCancellationHandler {
      await withCheckedContinuation { join(wanted, number, $0) }
    } onCancel: {
      leave(wanted, number)
    }
    return try answer.get()
  }

  private func join(_ wanted: Wanted, _ number: Int, _ waiter: Waiter) {
    let isFirst = requests.withLock { requests in
      let isFirst = requests.waiters[wanted] == nil
      requests.waiters[wanted, default: [:]][number] = waiter
      return isFirst
    }
    if isFirst { Task { await request(wanted) } }
    // Who was canceled before joining could not leave yet.
    if Task.isCancelled { leave(wanted, number) }
  }

  private func leave(_ wanted: Wanted, _ number: Int) {
    let waiter = requests.withLock { $0.waiters[wanted]?.removeValue(forKey: number) }
    waiter?.resume(returning: .failure(.canceled))
  }

  private func request(_ wanted: Wanted) async {
    let answer: Answer
    do throws(NewspaperError) {
      answer = .success(
        try await directory.newspapers(
          matching: wanted.query, window: wanted.window, freshness: wanted.freshness))
    } catch {
      answer = .failure(error)
    }
    let waiters = requests.withLock { $0.waiters.removeValue(forKey: wanted) }
    for waiter in (waiters ?? [:]).values { waiter.resume(returning: answer) }
  }
}
