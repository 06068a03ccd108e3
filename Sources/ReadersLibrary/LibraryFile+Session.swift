import GRDB
import Newspapers

extension LibraryFile {
  public func sessions() async throws(NewspaperError) -> [LastSession] {
    try await reading(orElse: []) { try SessionRecord.sessions($0) }
  }

  @discardableResult
  public func put(
    _ sessions: [LastSession], replacing former: [LastSession]
  ) async throws(NewspaperError) -> Int {
    let change: @Sendable (Database) throws -> Int = { db in
      let removed = try former.count { try SessionRecord.remove($0, db) }
      for session in sessions { try SessionRecord(session).save(db) }
      return removed
    }
    return sessions.isEmpty ? try await changing(orElse: 0, change) : try await writing(change)
  }

  public func removeSessions() async throws(NewspaperError) {
    try await changing(orElse: ()) { try $0.execute(sql: "DELETE FROM session") }
  }
}
