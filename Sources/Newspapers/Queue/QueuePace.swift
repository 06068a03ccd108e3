/// How long requests that nobody waits for take at a source, under the current pace.
public struct QueuePace: Hashable, Sendable {
  /// Seconds per request for a list of issues, or of an issue's pages.
  public let list: Double
  /// Seconds per request for a text or a picture.
  public let page: Double
  /// Whether one server has both, whose requests then follow each other.
  public let isOneServer: Bool

  public init(list: Double, page: Double, isOneServer: Bool) {
    (self.list, self.page, self.isOneServer) = (list, page, isOneServer)
  }

  /// What the rest of a job takes: requests and seconds. Nil if its size is unknown.
  public func rest(of job: QueuedJob) -> (requests: Int, seconds: Double)? {
    guard !job.state.isOver, let issues = job.progress.issues, let pages = job.progress.allPages else {
      return nil
    }
    let left = max(0, pages - job.progress.done - job.failures.count)
    // A page in a list also takes its issue's list of pages, which several may share.
    let lists =
      if case .pages(let pages) = job.wanted { min(left, Set(pages.map(\.issue)).count) } else {
        max(0, issues - job.progress.listed)
      }
    return cost(lists: lists, pages: left * job.parts.count)
  }

  /// - Parameter pages: texts and pictures.
  public func cost(lists: Int, pages: Int) -> (requests: Int, seconds: Double) {
    let (first, second) = (Double(lists) * list, Double(pages) * page)
    return (lists + pages, isOneServer ? first + second : max(first, second))
  }
}
