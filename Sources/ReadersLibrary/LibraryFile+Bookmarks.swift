import GRDB
import Newspapers

extension LibraryFile {
  public func bookmarks(
    matching query: BookmarkQuery, window: Window
  ) async throws(NewspaperError) -> LibraryRows<Bookmark> {
    try await reading(orElse: .none) { db in
      var condition = Condition(words: query.words)
      if let tag = query.tag { condition.require(tag: tag) }
      let order =
        switch query.order {
        case .newest: "added DESC, rowid DESC"
        case .title: "sort_title, target"
        case .place: "sort_place = '', sort_place, sort_title, target"
        }
      return try condition.rows(of: "bookmark", orderedBy: order, window, db) {
        try BookmarkRecord($0).bookmark
      }
    }
  }

  public func bookmarked() async throws(NewspaperError) -> Set<PageAddress> {
    try await reading(orElse: []) { try LibraryFile.bookmarked($0) }
  }

  /// Those of `targets` that have bookmarks.
  static func bookmarked(of targets: [PageAddress], _ db: Database) throws -> Set<PageAddress> {
    let statement = try db.cachedStatement(sql: "SELECT 1 FROM bookmark WHERE target = ?")
    return Set(
      try targets.filter { try Int.fetchOne(statement, arguments: [$0.description]) != nil })
  }

  static func bookmarked(_ db: Database) throws -> Set<PageAddress> {
    Set(try String.fetchAll(db, sql: "SELECT target FROM bookmark").map(BookmarkRecord.target))
  }

  public func bookmark(of target: PageAddress) async throws(NewspaperError) -> Bookmark? {
    try await reading(orElse: nil) { try BookmarkRecord.bookmark(of: target, $0) }
  }

  @discardableResult
  public func add(_ bookmark: Bookmark) async throws(NewspaperError) -> Bookmark? {
    try await writing { db in
      let former = try BookmarkRecord.bookmark(of: bookmark.target, db)
      try BookmarkRecord(former.map { $0.joined(with: bookmark) } ?? bookmark).save(db)
      return former
    }
  }

  @discardableResult
  public func edit(
    bookmarkOf target: PageAddress, _ change: BookmarkChange, changed: Double
  ) async throws(NewspaperError) -> Bookmark? {
    try await changing(orElse: nil) { db in
      guard let former = try BookmarkRecord.bookmark(of: target, db) else { return nil }
      try BookmarkRecord(former.with(change, changed: changed)).save(db)
      return former
    }
  }

  public func put(_ bookmark: Bookmark) async throws(NewspaperError) {
    try await writing { try BookmarkRecord(bookmark).save($0) }
  }

  @discardableResult
  public func removeBookmark(of target: PageAddress) async throws(NewspaperError) -> Bookmark? {
    try await changing(orElse: nil) { db in
      let bookmark = try BookmarkRecord.bookmark(of: target, db)
      try db.execute(sql: "DELETE FROM bookmark WHERE target = ?", arguments: [target.description])
      return bookmark
    }
  }
}
