import GRDB
import Newspapers
import Synchronization

/// Where the pages in the index are from, of those whose sites it knows.
///
/// It blocks while it reads, which takes less than a millisecond.
public final class IndexedSources: RememberedSources {
  private let file: Mutex<OpenPageDatabase>

  /// - Parameters:
  ///   - path: that of the index, absolute; it is not created.
  ///   - patience: seconds to wait for other programs.
  public init(path: String, patience: Double = 10) {
    file = Mutex(OpenPageDatabase(PageDatabase(path: path, patience: patience)))
  }

  public func source(of work: PageAddress) -> IssueSource? {
    // An index that cannot be read is reported where it is searched; pages can be read without it.
    guard let queue = try? file.withLock({ try $0.queue() }) else { return nil }
    return try? queue.read { db in try StoredSite.site(of: work, db) }
  }
}
