import Files
import GRDB
import GRDBSQLite
import Synchronization

/// The library's file, kept open from one operation to the next, since opening it takes longer than most operations.
///
/// Between operations it is not locked, and it is reopened if anything else has touched it, so the file can
/// be moved, copied and restored while programs are running, and nothing is ever written to a file that was
/// removed.
final class LibraryConnection: Sendable {
  let database: LibraryDatabase
  private let kept = Mutex<Kept?>(nil)

  private struct Kept {
    let opened: LibraryDatabase.Opened
    let state: FileState
  }

  init(_ database: LibraryDatabase) { self.database = database }

  /// - Returns: what `work` returns; nil if there is no file yet, or an empty one, which stays as it is.
  func ifThere<Answer>(_ work: (DatabaseQueue) throws -> Answer) throws -> Answer? {
    guard let opened = try current() ?? database.opened() else { return nil }
    return try use(opened, work)
  }

  /// The same for work that only reads.
  func ifReadable<Answer>(_ work: (DatabaseQueue) throws -> Answer) throws -> Answer? {
    guard let opened = try current(orCopy: true) ?? database.openedOrCopied() else { return nil }
    return try use(opened, work)
  }

  /// Creates the file if there is none.
  func made<Answer>(_ work: (DatabaseQueue) throws -> Answer) throws -> Answer {
    try use(try current() ?? database.openedOrMade(), work)
  }

  private func use<Answer>(
    _ opened: LibraryDatabase.Opened, _ work: (DatabaseQueue) throws -> Answer
  ) throws -> Answer {
    let answer = try work(opened.queue)
    let state = FileState(path: database.path)
    kept.withLock { $0 = state.map { Kept(opened: opened, state: $0) } }
    return answer
  }

  /// The open file, unless it has changed since the last operation. It is removed from here, so that a failed
  /// one is not kept.
  /// - Parameter orCopy: whether a copy will do.
  private func current(orCopy: Bool = false) -> LibraryDatabase.Opened? {
    let kept = kept.withLock { kept in
      defer { kept = nil }
      return kept
    }
    guard let kept, kept.state == FileState(path: database.path) else { return nil }
    let opened = kept.opened
    if opened.isCopy { return orCopy ? opened : nil }
    return LibraryConnection.hasMoved(opened.queue) ? nil : opened
  }

  /// Whether the open file is no longer the one at its path (sqlite.org/c3ref/c_fcntl_begin_atomic_write.html,
  /// `SQLITE_FCNTL_HAS_MOVED`).
  private static func hasMoved(_ queue: DatabaseQueue) -> Bool {
    var answer: Int32 = 0
    let code = queue.unsafeRead {
      sqlite3_file_control($0.sqliteConnection, nil, SQLITE_FCNTL_HAS_MOVED, &answer)
    }
    return code != SQLITE_OK || answer != 0
  }
}
