import Files
import GRDB
import Glibc
import Newspapers

/// How the library's file is opened and created.
///
/// It uses a rollback journal instead of a write-ahead log: the whole library is one file, even on a network
/// disk.
struct LibraryDatabase: Sendable {
  let path: String
  /// Seconds to wait for other programs.
  let patience: Double

  /// An open library.
  struct Opened: Sendable {
    let queue: DatabaseQueue
    /// Whether it is a copy in memory, which is only for reading.
    var isCopy = false
  }

  /// - Returns: nil if there is no file yet, or one of 0 bytes, which a killed program may have left: it
  ///   stays as it is until something is written.
  func opened() throws -> Opened? {
    switch try size() {
    case nil, 0: nil
    default: Opened(queue: try open())
    }
  }

  /// The same for reading only. An older file that cannot be changed, as on a read-only file system, is read
  /// from an upgraded copy.
  func openedOrCopied() throws -> Opened? {
    do {
      return try opened()
    } catch let error as DatabaseError where LibraryDatabase.refusesChanges(error) {
      // If there is nothing to copy, as of a folder, the first failure says more.
      guard let copy = try? upgradedCopy() else { throw error }
      return Opened(queue: copy, isCopy: true)
    }
  }

  /// Whether the file cannot be changed, or no journal can be made beside it.
  private static func refusesChanges(_ error: DatabaseError) -> Bool {
    [.SQLITE_READONLY, .SQLITE_CANTOPEN].contains(error.resultCode)
  }

  /// Whether the file is older and cannot be changed, so that `openedOrCopied` makes a copy. Tries nothing.
  /// - Parameter db: the file, open for reading.
  func isReadFromCopy(_ db: Database) throws -> Bool {
    guard try !LibrarySchema.migrator.hasCompletedMigrations(db) else { return false }
    var status = stat()
    // SQLite follows no link to a journal.
    let hasLink = lstat(path + "-journal", &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    return hasLink || access(path, W_OK) != 0 || access(Folder.holding(path), W_OK) != 0
  }

  /// A copy in memory with the tables that this program knows. The file stays as it is.
  func upgradedCopy() throws -> DatabaseQueue {
    let copy = try DatabaseQueue(configuration: configuration)
    try openedForReading().backup(to: copy)
    try LibrarySchema.migrator.migrate(copy)
    return copy
  }

  /// Bytes; nil if there is no file.
  func size() throws(NewspaperError) -> Int? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw .local(what: "\(path) cannot be opened: check its permissions and its folder's")
    }
    return Int(status.st_size)
  }

  /// Opens the file read-only: nothing is created, changed or migrated.
  func openedForReading() throws -> DatabaseQueue {
    var configuration = Configuration()
    configuration.readonly = true
    configuration.busyMode = .timeout(patience)
    return try DatabaseQueue(path: path, configuration: configuration)
  }

  /// Creates the file and its folder if necessary.
  func openedOrMade() throws -> Opened {
    try makeFolder()
    // Accessible only to its owner; an existing file is left as it is.
    let descriptor = Glibc.open(path, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
    return Opened(queue: try open())
  }

  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.label = "library"
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA synchronous = EXTRA")
      db.add(function: Condition.hasTag)
    }
    return configuration
  }

  private func open() throws -> DatabaseQueue {
    let queue = try DatabaseQueue(path: path, configuration: configuration)
    while try !isReady(queue) {
      let before = try migrations(of: queue)
      do {
        try LibrarySchema.migrator.migrate(queue)
      } catch {
        // Another program may have created the same table meanwhile, and may not have created all of them
        // yet.
        guard try migrations(of: queue) > before else { throw error }
      }
    }
    return queue
  }

  private func migrations(of queue: DatabaseQueue) throws -> Int {
    try queue.read { try LibrarySchema.migrator.appliedIdentifiers($0).count }
  }

  /// Whether the tables are the ones this program knows.
  private func isReady(_ queue: DatabaseQueue) throws -> Bool {
    try queue.read { db in
      // The first query locks the file for the others. The table of migrations is created before the first
      // one.
      let tables =
        try Int.fetchOne(db, sql: "SELECT count(*) FROM sqlite_master WHERE tbl_name <> 'grdb_migrations'")
        ?? 0
      let identity = try Int.fetchOne(db, sql: "PRAGMA application_id") ?? 0
      if try LibrarySchema.migrator.hasBeenSuperseded(db) {
        throw NewspaperError.local(
          what: "\(path) was written by a newer version of Broadsheet: update to use it")
      }
      if try LibrarySchema.migrator.hasCompletedMigrations(db) { return true }
      guard tables == 0 || identity == LibrarySchema.applicationID else {
        throw NewspaperError.local(what: "\(path) is not a Broadsheet library; it was left unchanged")
      }
      return false
    }
  }

  private func makeFolder() throws(NewspaperError) {
    do throws(FileFailure) {
      try Folder.make(Folder.holding(path))
    } catch {
      throw .local(
        what: "your bookmarks cannot be stored in \(error.path): \(error.words); "
          + "make it writable, or set XDG_DATA_HOME to another folder")
    }
  }
}
