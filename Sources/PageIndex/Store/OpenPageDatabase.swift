import Files
import GRDB
import Newspapers

/// The file of the index, which stays open between uses.
struct OpenPageDatabase: Sendable {
  private let database: PageDatabase
  private var file: (queue: DatabaseQueue, identity: FileIdentity)?
  /// Of a file that may only be read: SQLite does not notice what other programs write to it.
  private var readAsOf: FileState?

  init(_ database: PageDatabase) { self.database = database }

  /// Nil if there is no file. One that replaced another is reopened, and one that may only be read and was changed.
  mutating func queue() throws -> DatabaseQueue? {
    guard let identity = try database.identity() else {
      file = nil
      return nil
    }
    if let file, file.identity == identity, readAsOf == nil || readAsOf == FileState(path: database.path) {
      return file.queue
    }
    let state = FileState(path: database.path)
    let queue = try database.open()
    file = (queue, identity)
    readAsOf = queue.configuration.readonly ? state : nil
    return queue
  }

  /// Creates the file, with the content from `fill`.
  mutating func make(_ fill: (Database) throws -> Void) throws -> DatabaseQueue {
    let made = try database.make(fill)
    guard let identity = try database.identity() else {
      throw NewspaperError.local(what: "\(database.path) disappeared")
    }
    file = (made, identity)
    readAsOf = nil
    return made
  }
}
