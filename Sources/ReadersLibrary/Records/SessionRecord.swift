import FoundationEssentials
import GRDB
import Newspapers

/// The table of the last sessions: a row for each tab, whose screens are JSON objects of strings, one per
/// line. The rows of a session share the time when the reader quit.
struct SessionRecord {
  let session: LastSession

  /// Nobody goes back further than this.
  private static let most = 20

  init(_ session: LastSession) { self.session = session }

  /// The latest first.
  static func sessions(_ db: Database) throws -> [LastSession] {
    let times = try Double.fetchAll(db, sql: "SELECT DISTINCT quit FROM session ORDER BY quit DESC")
    return try times.map { try session(quit: $0, db) }
  }

  private static func session(quit: Double, _ db: Database) throws -> LastSession {
    var (tabs, front, damaged) = ([LastSession.Tab](), 0, 0)
    for row in try Row.fetchAll(
      db, sql: "SELECT * FROM session WHERE quit = ? ORDER BY tab", arguments: [quit])
    {
      let lines: String = try row.decode(forColumn: "screens")
      var screens: [[String: String]] = []
      for line in lines.split(separator: "\n") {
        // One unreadable screen must not cost the others, or the library.
        if let screen = try? JSONDecoder().decode([String: String].self, from: Data(line.utf8)) {
          screens.append(screen)
        } else {
          damaged += 1
        }
      }
      if try row.decode(Bool.self, forColumn: "is_front") { front = tabs.count }
      tabs.append(LastSession.Tab(name: try row.decode(forColumn: "name"), screens: screens))
    }
    return LastSession(tabs: tabs, front: front, quit: quit, damaged: damaged)
  }

  func save(_ db: Database) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try SessionRecord.remove(session, db)
    let first = try Int.fetchOne(db, sql: "SELECT max(tab) FROM session") ?? 0
    for (number, tab) in session.tabs.enumerated() {
      let lines = try tab.screens.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
      try db.execute(
        sql: "INSERT INTO session (tab, name, screens, is_front, quit) VALUES (?, ?, ?, ?, ?)",
        arguments: [
          first + number + 1, tab.name, lines.joined(separator: "\n"), number == session.front, session.quit,
        ])
    }
    try db.execute(
      sql: """
        DELETE FROM session
        WHERE quit NOT IN (SELECT DISTINCT quit FROM session ORDER BY quit DESC LIMIT \(SessionRecord.most))
        """)
  }

  /// - Returns: whether it existed.
  @discardableResult
  static func remove(_ session: LastSession, _ db: Database) throws -> Bool {
    try db.execute(sql: "DELETE FROM session WHERE quit = ?", arguments: [session.quit])
    return db.changesCount > 0
  }
}
