import Dispatch
import GRDB
import Newspapers
import SQLiteStorage

/// The state of a library's file.
public enum LibraryCondition: Hashable, Sendable {
  /// There is no file, and none is needed.
  case none
  /// A file of 0 bytes.
  case empty
  /// `isCopy`: an older version's, read from an upgraded copy in memory because the file cannot be written.
  case good(
    bookmarks: Int, visits: Int, filters: Int, searches: Int, excerpts: Int = 0, positions: Int = 0,
    isCopy: Bool = false)
}

/// The reader's library, in its own SQLite file. Nothing that happens to the catalog or the cache affects it.
///
/// Nothing is opened before the first query, and reading never creates a file.
public struct LibraryFile: PersonalLibrary {
  public let path: String
  /// One operation at a time, because SQLite blocks.
  private let queue: DispatchQueue
  private let connection: LibraryConnection

  /// - Parameters:
  ///   - path: absolute; file and folder are created on the first write.
  ///   - patience: seconds to wait for other programs, each of which needs milliseconds.
  public init(path: String, patience: Double = 5) {
    self.path = path
    queue = DispatchQueue(label: "library")
    connection = LibraryConnection(LibraryDatabase(path: path, patience: patience))
  }

  /// - Parameter nothing: the answer if there is no file.
  func reading<Answer: Sendable>(
    orElse nothing: Answer, _ read: @escaping @Sendable (Database) throws -> Answer
  ) async throws(NewspaperError) -> Answer {
    let connection = connection
    return try await perform { try connection.ifReadable { try $0.read(read) } ?? nothing }
  }

  /// The same for callers that cannot wait: it blocks them.
  func readingAtOnce<Answer: Sendable>(
    orElse nothing: Answer, _ read: (Database) throws -> Answer
  ) throws -> Answer {
    try queue.sync { try connection.ifReadable { try $0.read(read) } ?? nothing }
  }

  /// Runs in one transaction.
  func writing<Answer: Sendable>(
    _ write: @escaping @Sendable (Database) throws -> Answer
  ) async throws(NewspaperError) -> Answer {
    let connection = connection
    return try await perform { try connection.made { try $0.write { try write($0.checked()) } } }
  }

  /// Like `writing`, but without a file there is nothing to do.
  func changing<Answer: Sendable>(
    orElse nothing: Answer, _ write: @escaping @Sendable (Database) throws -> Answer
  ) async throws(NewspaperError) -> Answer {
    let connection = connection
    return try await perform {
      try connection.ifThere { try $0.write { try write($0.checked()) } } ?? nothing
    }
  }

  /// What is in the file, and whether all of it can be read. Creates and changes nothing.
  public func examine() async throws(NewspaperError) -> LibraryCondition {
    let database = connection.database
    return try await perform {
      switch try database.size() {
      case nil: return .none
      case 0: return .empty
      default:
        return try database.openedForReading().read { db in
          _ = try db.checked("integrity_check")
          func count(_ table: String) throws -> Int {
            try Int.fetchOne(db, sql: "SELECT count(*) FROM \(table)") ?? 0
          }
          // An older file has no searches, excerpts and positions until it is used.
          return .good(
            bookmarks: try count("bookmark"), visits: try count("visit"), filters: try count("filter"),
            searches: try db.tableExists("search") ? try count("search") : 0,
            excerpts: try db.tableExists("excerpt") ? try count("excerpt") : 0,
            positions: try db.tableExists("position") ? try count("position") : 0,
            isCopy: try database.isReadFromCopy(db))
        }
      }
    }
  }

  private func perform<Answer: Sendable>(
    _ work: @escaping @Sendable () throws -> Answer
  ) async throws(NewspaperError) -> Answer {
    let path = path
    let result: Result<Answer, NewspaperError> = await withCheckedContinuation { continuation in
      queue.async {
        continuation.resume(
          returning: Result(catching: work).mapError { NewspaperError($0, library: path) })
      }
    }
    return try result.get()
  }
}
