import Files
import GRDB
import Newspapers
import Synchronization

/// Where the reader found pages, as positions, bookmarks and notes say.
///
/// It blocks while it reads, which takes less than a millisecond, and only once per newspaper until the library's
/// file changes.
public final class LibrarySources: RememberedSources {
  private struct Known {
    var file: FileState?
    var newspapers: [LCCN: [FoundWork]] = [:]
  }

  private let library: LibraryFile
  private let known = Mutex(Known())

  public init(_ library: LibraryFile) { self.library = library }

  public func source(of work: PageAddress) -> IssueSource? {
    let works = works(of: work.lccn)
    guard let issue = work.issue else { return works.first { $0.source != .library }?.source }
    // The page itself, rather than the page of its issue that was read last.
    let found = works.first { $0.target == work } ?? works.first { $0.target.issue == issue }
    return found?.source
  }

  /// The latest first.
  private func works(of lccn: LCCN) -> [FoundWork] {
    guard let file = FileState(path: library.path) else { return [] }
    let present = known.withLock { known in
      if known.file != file { known = Known(file: file) }
      return known.newspapers[lccn]
    }
    if let present { return present }
    // A library that cannot be read is reported where the reader uses it; pages can be read without it.
    guard let read = try? library.foundWorks(of: lccn) else { return [] }
    known.withLock { known in
      if known.file == file { known.newspapers[lccn] = read }
    }
    return read
  }
}

/// A newspaper, an issue or a page, and who had it.
private struct FoundWork: Sendable {
  let target: PageAddress
  let source: IssueSource
}

extension LibraryFile {
  /// The newspaper and parts of it that the reader read, bookmarked or wrote on, the latest first.
  fileprivate func foundWorks(of lccn: LCCN) throws -> [FoundWork] {
    try readingAtOnce(orElse: []) { db in
      // A newspaper's pages are between these two: “0” follows the slash.
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT target, source FROM (
            SELECT page AS target, source, read AS time FROM position WHERE page >= :first AND page < :end
            UNION ALL SELECT target, source, added FROM bookmark
              WHERE target = :lccn OR target >= :first AND target < :end
            UNION ALL SELECT page, source, added FROM excerpt WHERE page >= :first AND page < :end)
          WHERE source <> '' ORDER BY time DESC
          """,
        arguments: ["lccn": "\(lccn)", "first": "\(lccn)/", "end": "\(lccn)0"])
      return try rows.compactMap { row in
        let (address, stored): (String, String) = try (
          row.decode(forColumn: "target"), row.decode(forColumn: "source")
        )
        guard let target = try? PageAddress(address), let source = IssueSource(stored) else { return nil }
        return FoundWork(target: target, source: source)
      }
    }
  }
}
