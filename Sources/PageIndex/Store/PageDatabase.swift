import Files
import GRDB
import Glibc
import Newspapers
import SQLiteStorage

/// The file of the index, opened once it is needed.
struct PageDatabase: Sendable {
  let path: String
  /// Seconds to wait for other programs.
  let patience: Double

  /// Distinguishes the file from another that replaces it. Nil if there is no file, or one of 0 bytes.
  func identity() throws(NewspaperError) -> FileIdentity? {
    var status = stat()
    guard stat(path, &status) == 0 else {
      if errno == ENOENT { return nil }
      throw .local(what: "\(path) cannot be opened: check its permissions and its folder's")
    }
    return status.st_size == 0 ? nil : FileIdentity(status)
  }

  /// Opens the file that `identity` describes.
  /// - Throws: also if the file is not an index or belongs to a newer program; then it stays as it is.
  func open() throws -> DatabaseQueue {
    try check()
    do {
      return try opened(path)
    } catch let error as DatabaseError {
      let codes: [ResultCode] = [.SQLITE_CANTOPEN, .SQLITE_READONLY]
      guard codes.contains(error.resultCode.primaryResultCode), !hasLog, let queue = try openedAsIs() else {
        throw error
      }
      return queue
    }
  }

  /// Opens a file in a folder where SQLite cannot make the files of its write-ahead log: only for reading, as it
  /// is now. Nil if that does not work either.
  private func openedAsIs() throws -> DatabaseQueue? {
    var configuration = configuration
    configuration.readonly = true
    let address = "file:\(PercentText.encoded(path, keeping: "-._/"))?immutable=1"
    do {
      return try DatabaseQueue(path: address, configuration: configuration)
    } catch let error as DatabaseError where error.resultCode.primaryResultCode == .SQLITE_CANTOPEN {
      return nil
    }
  }

  /// Whether pages may be in the write-ahead log that are not in the file yet.
  private var hasLog: Bool {
    var status = stat()
    return stat(path + "-wal", &status) == 0 ? status.st_size > 0 : errno != ENOENT
  }

  private func opened(_ path: String) throws -> DatabaseQueue {
    try DatabaseQueue(path: path, configuration: configuration)
  }

  private var configuration: Configuration {
    var configuration = Configuration()
    configuration.busyMode = .timeout(patience)
    configuration.label = "pages"
    // A stored page is on disk, like a bookmark.
    configuration.prepareDatabase { db in
      try db.execute(sql: "PRAGMA synchronous = FULL; PRAGMA cache_size = -16000; PRAGMA temp_store = MEMORY")
    }
    return configuration
  }

  private func check() throws(NewspaperError) {
    guard let header = SQLiteHeader(path: path) else {
      throw .local(what: "\(path) \(NewspaperError.notAnIndex)")
    }
    guard header.application == PageSchema.applicationID else {
      throw .local(what: "\(path) is not an index of pages; it was left unchanged")
    }
    guard header.version <= PageSchema.version else {
      throw .local(what: "\(path) was written by a newer version of Broadsheet: update to use it")
    }
  }

  /// Creates the file, with the content from `fill`. If one appears meanwhile, it is used.
  func make(_ fill: (Database) throws -> Void) throws -> DatabaseQueue {
    do throws(FileFailure) {
      try Folder.make(Folder.holding(path))
    } catch {
      throw NewspaperError.local(
        what: "pages cannot be stored in \(error.path): \(error.words); "
          + "make it writable, or set XDG_DATA_HOME to another folder")
    }
    if try identity() == nil { try build(fill) }
    return try open()
  }

  /// Makes a complete file under another name and then renames it: a killed program leaves no partial file.
  /// If another program was faster, its file stays.
  private func build(_ fill: (Database) throws -> Void) throws {
    let draft = WholeFile(path: path).ownName
    defer { for name in [draft, draft + "-journal", draft + "-wal", draft + "-shm"] { unlink(name) } }
    // Accessible only to its owner.
    let descriptor = Glibc.open(draft, O_CREAT | O_EXCL | O_RDWR | O_CLOEXEC, 0o600)
    if descriptor >= 0 { close(descriptor) }
    let queue = try opened(draft)
    try queue.writeWithoutTransaction { db in
      try db.inTransaction(.immediate) {
        try PageSchema.make(db)
        try fill(db)
        return .commit
      }
      try db.execute(sql: "PRAGMA journal_mode = WAL")
    }
    try queue.close()
    if link(draft, path) == 0 { return }
    // A file of 0 bytes counts as none; without support for links, renaming will do.
    guard try identity() == nil else { return }
    guard rename(draft, path) == 0 else {
      throw NewspaperError.local(what: "\(path) cannot be created: \(String(cString: strerror(errno)))")
    }
  }

  /// An index in memory, for built-in pages without a file.
  static func inMemory() throws -> DatabaseQueue {
    let queue = try DatabaseQueue()
    try queue.write(PageSchema.make)
    return queue
  }
}

extension NewspaperError {
  static let notAnIndex =
    "is damaged or not an index of pages, and was left unchanged: move it away to start over"

  static let damagedIndex =
    "is damaged: “broadsheet index check” says what, and “broadsheet index export” writes what can be read"

  /// Translates SQLite's error about the index at `path`.
  init(_ error: any Error, index path: String) {
    // The other pages of a damaged index must not be given up.
    let isDamage = (error as? DatabaseError)?.isDamage ?? false
    self.init(
      error, path: path, damaged: isDamage ? NewspaperError.damagedIndex : NewspaperError.notAnIndex,
      busy: "is in use by another program: try again in a moment")
  }
}
