import FoundationEssentials
import GRDB
import Newspapers

/// The table of the last session: a row for each tab, whose screens are JSON objects of strings, one a line.
struct SessionRecord {
  let session: LastSession

  init(_ session: LastSession) { self.session = session }

  static func session(_ db: Database) throws -> LastSession? {
    let rows = try Row.fetchAll(db, sql: "SELECT * FROM session ORDER BY tab")
    guard !rows.isEmpty else { return nil }
    var (tabs, front, quit, damaged) = ([LastSession.Tab](), 0, 0.0, 0)
    for row in rows {
      let lines: String = try row.decode(forColumn: "screens")
      var screens: [[String: String]] = []
      for line in lines.split(separator: "\n") {
        // One screen that cannot be read is no reason to lose the others, or the library.
        if let screen = try? JSONDecoder().decode([String: String].self, from: Data(line.utf8)) {
          screens.append(screen)
        } else {
          damaged += 1
        }
      }
      if try row.decode(Bool.self, forColumn: "is_front") { front = tabs.count }
      quit = try row.decode(forColumn: "quit")
      tabs.append(LastSession.Tab(name: try row.decode(forColumn: "name"), screens: screens))
    }
    return LastSession(tabs: tabs, front: front, quit: quit, damaged: damaged)
  }

  func save(_ db: Database) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    try db.execute(sql: "DELETE FROM session")
    for (number, tab) in session.tabs.enumerated() {
      let lines = try tab.screens.map { String(decoding: try encoder.encode($0), as: UTF8.self) }
      try db.execute(
        sql: "INSERT INTO session (tab, name, screens, is_front, quit) VALUES (?, ?, ?, ?, ?)",
        arguments: [
          number + 1, tab.name, lines.joined(separator: "\n"), number == session.front, session.quit,
        ])
    }
  }
}
