import HTTP
import Newspapers
import Presentation

/// Where newspapers come from, as named by the user. Each source handles everything about its own case.
protocol NewspaperSource: Sendable {
  /// What feeds presenters.
  var service: NewspaperService { get }

  /// The bare directory, for `doctor`: without a fallback, a cache or retries.
  /// - Parameter watch: sees every request before it waits for its turn.
  func bareDirectory(watch: (any HTTPClient) -> any HTTPClient) -> any NewspaperDirectory

  /// Everything a network source can do, bare in the same way, for `doctor --live`; nil for a local source.
  func bare(watch: (any HTTPClient) -> any HTTPClient) -> BareSource?

  /// Follows the requests to the servers that this source uses.
  var meter: any RequestMeter { get }

  /// The list that `sync` fetches; nil if the source has none.
  /// - Parameter wantsDirectory: whether to include newspapers that are not digitized.
  func list(wantsDirectory: Bool) -> ListedSource?
}

/// A network source by itself, and what downloads its files.
struct BareSource {
  let service: NewspaperService
  /// The directory of all newspapers; nil if the source has none.
  let directory: (any NewspaperList)?
  /// The search of its pages.
  let pages: any SearchingServer
  let saver: any PageSaver
}

/// A source whose list of newspapers can be fetched.
struct ListedSource {
  let list: any NewspaperList
  /// The owner of the list, without credentials.
  let source: IssueSource
  /// 0 if there is no limit.
  let secondsPerRequest: Double
}
