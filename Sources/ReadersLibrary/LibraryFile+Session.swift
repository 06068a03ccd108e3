import GRDB
import Newspapers

extension LibraryFile {
  public func lastSession() async throws(NewspaperError) -> LastSession? {
    try await reading(orElse: nil) { try SessionRecord.session($0) }
  }

  public func put(_ session: LastSession) async throws(NewspaperError) {
    try await writing { try SessionRecord(session).save($0) }
  }

  @discardableResult
  public func removeLastSession() async throws(NewspaperError) -> LastSession? {
    try await changing(orElse: nil) { db in
      let session = try SessionRecord.session(db)
      try db.execute(sql: "DELETE FROM session")
      return session
    }
  }
}
