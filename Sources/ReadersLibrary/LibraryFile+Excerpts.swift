import GRDB
import Newspapers

extension LibraryFile {
  public func excerpts(
    matching query: ExcerptQuery, window: Window
  ) async throws(NewspaperError) -> LibraryRows<Excerpt> {
    try await reading(orElse: .none) { db in
      var condition = Condition(words: query.words)
      for tag in query.tags { condition.require(tag: tag) }
      if let lccn = query.lccn { condition.requirePages(of: lccn) }
      if let page = query.page { condition.require("page = ?", page.description) }
      return try condition.rows(of: "excerpt", orderedBy: "added DESC, id", window, db) {
        try ExcerptRecord($0).excerpt
      }
    }
  }

  public func excerpts(of page: PageID) async throws(NewspaperError) -> [Excerpt] {
    try await excerpts(where: "page = ?", [page.description], orderedBy: "added, id")
  }

  public func excerpts(of lccn: LCCN) async throws(NewspaperError) -> [Excerpt] {
    let found = try await excerpts(
      where: "page >= ? AND page < ?", ["\(lccn)/", "\(lccn)0"], orderedBy: "added, id")
    return found.sorted { ($0.page, $0.added, $0.id) < ($1.page, $1.added, $1.id) }
  }

  public func notedPages() async throws(NewspaperError) -> Set<PageID> {
    try await pages(sql: "SELECT DISTINCT page FROM excerpt")
  }

  /// - Parameter sql: selects addresses of pages.
  func pages(sql: String) async throws(NewspaperError) -> Set<PageID> {
    try await reading(orElse: []) { db in
      Set(try String.fetchAll(db, sql: sql).compactMap { (try? PageAddress($0))?.page })
    }
  }

  public func excerpt(_ id: String) async throws(NewspaperError) -> Excerpt? {
    try await reading(orElse: nil) { try ExcerptRecord.excerpt(id, $0) }
  }

  public func excerpts(identifiedBy prefix: String, limit: Int) async throws(NewspaperError) -> [Excerpt] {
    try await excerpts(
      where: "substr(id, 1, length(?)) = ?", [prefix, prefix], orderedBy: "id LIMIT \(limit)")
  }

  @discardableResult
  public func put(_ excerpt: Excerpt) async throws(NewspaperError) -> Excerpt? {
    try await writing { db in
      let former = try ExcerptRecord.excerpt(excerpt.id, db)
      try ExcerptRecord(excerpt).save(db)
      return former
    }
  }

  @discardableResult
  public func edit(
    excerpt id: String, _ change: ExcerptChange, changed: Double
  ) async throws(NewspaperError) -> Excerpt? {
    try await changing(orElse: nil) { db in
      guard let former = try ExcerptRecord.excerpt(id, db) else { return nil }
      try ExcerptRecord(former.with(change, changed: changed)).save(db)
      return former
    }
  }

  @discardableResult
  public func removeExcerpt(_ id: String) async throws(NewspaperError) -> Excerpt? {
    try await changing(orElse: nil) { db in
      let excerpt = try ExcerptRecord.excerpt(id, db)
      try db.execute(sql: "DELETE FROM excerpt WHERE id = ?", arguments: [id])
      return excerpt
    }
  }

  private func excerpts(
    where condition: String, _ values: [String], orderedBy order: String
  ) async throws(NewspaperError) -> [Excerpt] {
    try await reading(orElse: []) { db in
      try Row.fetchAll(
        db, sql: "SELECT * FROM excerpt WHERE \(condition) ORDER BY \(order)",
        arguments: StatementArguments(values)
      )
      .map { try ExcerptRecord($0).excerpt }
    }
  }
}

extension Condition {
  /// Everything that begins with the number and a slash, using the index of pages: the character after the
  /// slash is 0.
  fileprivate mutating func requirePages(of lccn: LCCN) {
    require("page >= ? AND page < ?", "\(lccn)/", "\(lccn)0")
  }
}
