import Dispatch
import GRDB
import Newspapers

/// The reader's library in its own SQLite file. Changes to the catalogue and the cache do not affect it.
///
/// Nothing is opened before the first query, and reading never creates a file.
public struct LibraryFile: PersonalLibrary {
  public let path: String
  /// One operation at a time, because SQLite blocks.
  private let queue: DispatchQueue

  /// Seconds to wait for other programs, each of which needs milliseconds.
  private let patience: Double

  /// - Parameter path: absolute; file and folder are created on the first write.
  public init(path: String, patience: Double = 5) {
    self.path = path
    self.patience = patience
    queue = DispatchQueue(label: "library")
  }

  private var database: LibraryDatabase { LibraryDatabase(path: path, patience: patience) }

  /// - Parameter nothing: the answer if there is no file.
  func reading<Answer: Sendable>(
    orElse nothing: Answer, _ read: @escaping @Sendable (Database) throws -> Answer
  ) async throws(NewspaperError) -> Answer {
    let database = database
    return try await perform { try database.opened()?.read(read) ?? nothing }
  }

  /// Runs in one transaction.
  func writing<Answer: Sendable>(
    _ write: @escaping @Sendable (Database) throws -> Answer
  ) async throws(NewspaperError) -> Answer {
    let database = database
    return try await perform { try database.openedOrMade().write(write) }
  }

  /// Like `writing`, but without a file there is nothing to do.
  func changing<Answer: Sendable>(
    orElse nothing: Answer, _ write: @escaping @Sendable (Database) throws -> Answer
  ) async throws(NewspaperError) -> Answer {
    let database = database
    return try await perform { try database.opened()?.write(write) ?? nothing }
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
