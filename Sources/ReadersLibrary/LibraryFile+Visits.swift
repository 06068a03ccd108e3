import GRDB
import Newspapers

extension LibraryFile {
  public func visits(
    matching words: String, window: Window
  ) async throws(NewspaperError) -> LibraryRows<Visit> {
    try await reading(orElse: .none) { db in
      try Condition(words: words).rows(of: "visit", orderedBy: "opened DESC, lccn", window, db) {
        try VisitRecord($0).visit
      }
    }
  }

  public func record(_ visit: Visit) async throws(NewspaperError) {
    try await writing { try VisitRecord(visit).save($0) }
  }

  @discardableResult
  public func removeVisit(of lccn: LCCN) async throws(NewspaperError) -> Visit? {
    try await changing(orElse: nil) { db in
      let visit = try VisitRecord.visit(of: lccn, db)
      try db.execute(sql: "DELETE FROM visit WHERE lccn = ?", arguments: [lccn.description])
      return visit
    }
  }
}
