import Dispatch
import GRDB
import Newspapers

/// The reader's library in a SQLite file of its own. What happens to catalogue and cache does not touch it.
///
/// Nothing is opened before the first question, and reading makes no file.
public struct LibraryFile: PersonalLibrary {
  public let path: String
  /// One piece of work after another, since SQLite blocks.
  private let queue: DispatchQueue

  /// Seconds to wait for other programs, each of which needs milliseconds.
  private let patience: Double

  /// - Parameter path: absolute; file and folder are made when something is first written.
  public init(path: String, patience: Double = 5) {
    self.path = path
    self.patience = patience
    queue = DispatchQueue(label: "library")
  }

  private var database: LibraryDatabase { LibraryDatabase(path: path, patience: patience) }

  /// - Parameter nothing: the answer while there is no file.
  func reading<Answer: Sendable>(
    orElse nothing: Answer, _ read: @escaping @Sendable (Database) throws -> Answer
  ) async throws(NewspaperError) -> Answer {
    let database = database
    return try await perform { try database.opened()?.read(read) ?? nothing }
  }

  /// In one transaction.
  func writing<Answer: Sendable>(
    _ write: @escaping @Sendable (Database) throws -> Answer
  ) async throws(NewspaperError) -> Answer {
    let database = database
    return try await perform { try database.openedOrMade().write(write) }
  }

  /// As `writing`, but where there is no file there is nothing to do.
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
