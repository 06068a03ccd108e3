import Newspapers
import Synchronization

/// The issues of which a file was not where the kept response says.
final class MissedIssues: Sendable {
  private let times = Mutex<[IssueID: Double]>([:])

  /// A response for the issue that is older than this is not to be trusted. Seconds since 1970.
  func oldest(of issue: IssueID) -> Double { times.withLock { $0[issue] ?? -.infinity } }

  /// - Parameter oldest: in seconds since 1970.
  func note(_ issue: IssueID, oldest: Double) { times.withLock { $0[issue] = oldest } }
}
