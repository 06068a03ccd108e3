import Synchronization

/// A directory that requests a list once, to completion, however often the list is wanted meanwhile: a reader
/// who moves on within what this machine shows does not lose the pending request.
final class JoinedDirectory: DecoratedDirectory {
  private struct Wanted: Hashable {
    let query: NewspaperQuery
    let window: Window
    let freshness: Freshness
  }

  private typealias Request = Task<Result<NewspaperListing, NewspaperError>, Never>

  let directory: any NewspaperDirectory
  private let requests = Mutex<[Wanted: Request]>([:])

  init(_ directory: any NewspaperDirectory) { self.directory = directory }

  func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    // Nothing is pending for a list that is on this machine.
    guard freshness != .kept else {
      return try await directory.newspapers(matching: query, window: window, freshness: freshness)
    }
    let wanted = Wanted(query: query, window: window, freshness: freshness)
    let result = await request(wanted).value
    requests.withLock { $0[wanted] = nil }
    if Task.isCancelled { throw .canceled }
    return try result.get()
  }

  private func request(_ wanted: Wanted) -> Request {
    requests.withLock { requests in
      if let request = requests[wanted] { return request }
      let request = Request { [directory] in
        do throws(NewspaperError) {
          return .success(
            try await directory.newspapers(
              matching: wanted.query, window: wanted.window, freshness: wanted.freshness))
        } catch {
          return .failure(error)
        }
      }
      requests[wanted] = request
      return request
    }
  }
}
