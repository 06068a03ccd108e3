import GRDB
import Newspapers

extension LibraryFile: WatchLibrary {
  public func watched(
    _ search: String, at server: String
  ) async throws(NewspaperError) -> WatchedSearch? {
    try await reading(orElse: nil) { try WatchRecord.watched(search, at: server, $0) }
  }

  public func reportedPages(of search: String) async throws(NewspaperError) -> Set<PageID> {
    try await reading(orElse: []) { db in
      try Row.fetchAll(db, sql: "SELECT * FROM reported WHERE search = ?", arguments: [search])
        .reduce(into: []) { pages, row in
          if let report = try ReportRecord(row)?.report { pages.insert(report.page) }
        }
    }
  }

  public func reports(
    of searches: [String], limit: Int
  ) async throws(NewspaperError) -> [ReportedPage] {
    try await reading(orElse: []) { db in
      let marks = searches.map { _ in "?" }.joined(separator: ", ")
      return try Row.fetchAll(
        db,
        sql: "SELECT * FROM reported WHERE search IN (\(marks)) ORDER BY found DESC, page LIMIT \(limit)",
        arguments: StatementArguments(searches)
      )
      .compactMap { try ReportRecord($0)?.report }
    }
  }

  public func remember(
    _ searches: [WatchedSearch], _ pages: [ReportedPage], anew: Bool
  ) async throws(NewspaperError) {
    try await writing { db in
      for search in searches { try WatchRecord(search).save(db, anew: anew) }
      for page in pages { try ReportRecord(page).save(db) }
    }
  }
}
