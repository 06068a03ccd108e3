import Files
import GRDB
import Newspapers
import SQLiteStorage

/// `journal.sqlite`: what was learned about files, and what went wrong last. A row is written only after what
/// it claims is on disk, so it is never ahead of the files; if it is deleted, they are examined again. One of a
/// newer version is neither read nor changed.
struct Journal: Sendable {
  /// What is known about a file, as long as its size and time stay the same.
  struct KnownFile: Hashable, Sendable {
    let stamp: FileStamp
    let sums: FileSums
  }

  /// The last outcome for a batch.
  struct Trouble: Hashable, Sendable {
    let words: String
    let attempts: Int
    let nextTry: Double?
  }

  let path: String
  private static let version = 1

  /// By path below the corpus; empty if there is no journal.
  func files() throws(NewspaperError) -> [String: KnownFile] {
    try reading(orElse: [:]) { db in
      let rows = try Row.fetchAll(db, sql: "SELECT path, bytes, modified, sha1, sha256 FROM file")
      return Dictionary(rows.map { row in (row["path"], KnownFile(row)) }) { first, _ in first }
    }
  }

  /// What is known about the file at `path` below the corpus, if anything.
  func file(_ path: String) throws(NewspaperError) -> KnownFile? {
    try reading(orElse: nil) { db in
      let row = try Row.fetchOne(
        db, sql: "SELECT bytes, modified, sha1, sha256 FROM file WHERE path = ?", arguments: [path])
      return row.map { KnownFile($0) }
    }
  }

  func keep(_ file: KnownFile, of path: String) throws(NewspaperError) {
    try writing { db in
      try db.execute(
        sql: """
          INSERT INTO file (path, bytes, modified, sha1, sha256) VALUES (?, ?, ?, ?, ?)
          ON CONFLICT (path) DO UPDATE SET bytes = excluded.bytes, modified = excluded.modified,
            sha1 = coalesce(excluded.sha1, CASE WHEN bytes = excluded.bytes AND modified = excluded.modified THEN sha1 END),
            sha256 = coalesce(excluded.sha256, CASE WHEN bytes = excluded.bytes AND modified = excluded.modified THEN sha256 END)
          """,
        arguments: [path, file.stamp.size, file.stamp.modified, file.sums.sha1, file.sums.sha256])
    }
  }

  func forget(_ path: String) throws(NewspaperError) {
    try writing { try $0.execute(sql: "DELETE FROM file WHERE path = ?", arguments: [path]) }
  }

  /// By batch.
  func troubles() throws(NewspaperError) -> [String: Trouble] {
    try reading(orElse: [:]) { db in
      let rows = try Row.fetchAll(db, sql: "SELECT name, error, attempts, next_try FROM batch")
      return Dictionary(
        rows.map { row in
          (row["name"], Trouble(words: row["error"], attempts: row["attempts"], nextTry: row["next_try"]))
        }
      ) { first, _ in first }
    }
  }

  func keep(trouble words: String, of batch: String, nextTry: Double?) throws(NewspaperError) {
    try writing { db in
      try db.execute(
        sql: """
          INSERT INTO batch (name, error, attempts, next_try) VALUES (?, ?, 1, ?)
          ON CONFLICT (name) DO UPDATE SET error = excluded.error, attempts = attempts + 1,
            next_try = excluded.next_try
          """, arguments: [batch, words, nextTry])
    }
  }

  func forgetTrouble(of batch: String) throws(NewspaperError) {
    try writing { try $0.execute(sql: "DELETE FROM batch WHERE name = ?", arguments: [batch]) }
  }

  // MARK: The file

  private func reading<Answer>(
    orElse nothing: Answer, _ read: (Database) throws -> Answer
  ) throws(NewspaperError) -> Answer {
    guard OpenFolder.exists(path) else { return nothing }
    return try opened { queue in try queue.read { try $0.tableExists("file") ? read($0) : nothing } }
  }

  private func writing(_ write: (Database) throws -> Void) throws(NewspaperError) {
    try opened { queue in
      try queue.write { db in
        if try Int.fetchOne(db, sql: "PRAGMA user_version") == 0 {
          try db.execute(
            sql: """
              CREATE TABLE batch (name TEXT PRIMARY KEY, error TEXT NOT NULL, attempts INTEGER NOT NULL, next_try REAL);
              CREATE TABLE file (path TEXT PRIMARY KEY, bytes INTEGER NOT NULL, modified INTEGER NOT NULL,
                sha1 TEXT, sha256 TEXT);
              PRAGMA user_version = \(Journal.version);
              """)
        }
        try write(db)
      }
    }
  }

  private func opened<Answer>(_ work: (DatabaseQueue) throws -> Answer) throws(NewspaperError) -> Answer {
    do {
      var configuration = Configuration()
      configuration.busyMode = .timeout(30)
      // Nothing that was reported may be lost in a power failure.
      configuration.prepareDatabase { try $0.execute(sql: "PRAGMA synchronous = FULL") }
      let queue = try DatabaseQueue(path: path, configuration: configuration)
      let version = try queue.read { try Int.fetchOne($0, sql: "PRAGMA user_version") ?? 0 }
      guard version <= Journal.version else {
        throw NewspaperError.local(
          what: "\(path) was written by a newer version of Broadsheet: update to use it")
      }
      return try work(queue)
    } catch {
      throw NewspaperError(
        error, path: path,
        damaged: "is damaged or belongs to another program; if you delete it, the files are examined again",
        busy: "is in use by another program")
    }
  }
}

extension Journal.KnownFile {
  fileprivate init(_ row: Row) {
    self.init(
      stamp: FileStamp(size: row["bytes"], modified: row["modified"]),
      sums: FileSums(sha1: row["sha1"], sha256: row["sha256"]))
  }
}
