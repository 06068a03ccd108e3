import GRDB
import Newspapers

extension LibraryFile {
  public func contents() async throws(NewspaperError) -> LibraryContents {
    try await reading(orElse: LibraryContents()) { db in
      LibraryContents(
        bookmarks: try Row.fetchAll(db, sql: "SELECT * FROM bookmark ORDER BY added, target")
          .map { try BookmarkRecord($0).bookmark },
        visits: try Row.fetchAll(db, sql: "SELECT * FROM visit ORDER BY opened, lccn")
          .map { try VisitRecord($0).visit },
        filters: try Row.fetchAll(db, sql: "SELECT * FROM filter ORDER BY name")
          .map { try FilterRecord($0).filter },
        searches: try Row.fetchAll(db, sql: "SELECT * FROM search ORDER BY name")
          .map { try SearchRecord($0).search },
        excerpts: try Row.fetchAll(db, sql: "SELECT * FROM excerpt ORDER BY added, id")
          .map { try ExcerptRecord($0).excerpt },
        positions: try Row.fetchAll(db, sql: "SELECT * FROM position ORDER BY read, page")
          .map { try PositionRecord($0).position },
        session: try SessionRecord.sessions(db).first)
    }
  }

  /// A newer entry replaces what the reader wrote. What is known about the newspaper stays if the entry does
  /// not say: one made without a network may have only the number.
  public func merge(_ other: LibraryContents) async throws(NewspaperError) -> LibraryMerge {
    try await writing { db in
      var merge = LibraryMerge()
      for bookmark in other.bookmarks {
        let present = try BookmarkRecord.bookmark(of: bookmark.target, db)
        if merge.bookmarks.counts(bookmark.changed, against: present?.changed) {
          try BookmarkRecord(bookmark).save(db, completedBy: present?.newspaper)
        }
      }
      for visit in other.visits {
        let present = try VisitRecord.visit(of: visit.lccn, db)
        if merge.visits.counts(visit.opened, against: present?.opened) {
          try VisitRecord(visit).save(db, completedBy: present?.newspaper)
        }
      }
      for filter in other.filters {
        let present = try FilterRecord.filter(named: filter.name, db)
        if merge.filters.counts(filter.saved, against: present?.saved) { try FilterRecord(filter).save(db) }
      }
      for search in other.searches {
        let present = try SearchRecord.search(named: search.name, db)
        if merge.searches.counts(search.changed, against: present?.changed) {
          try SearchRecord(search).save(db)
        }
      }
      for excerpt in other.excerpts {
        let present = try ExcerptRecord.excerpt(excerpt.id, db)
        if merge.excerpts.counts(excerpt.changed, against: present?.changed) {
          try ExcerptRecord(excerpt).save(db, completedBy: present?.newspaper)
        }
      }
      for position in other.positions {
        let present = try PositionRecord.position(in: position.page, db)
        if merge.positions.counts(position.read, against: present?.read) {
          try PositionRecord(position).save(db)
        }
      }
      if let session = other.session {
        let present = try SessionRecord.sessions(db).first
        if merge.session.counts(session.quit, against: present?.quit) { try SessionRecord(session).save(db) }
      }
      return merge
    }
  }
}

extension LibraryMerge.Tally {
  /// Counts one; true if it should be imported. Files have whole seconds, so those decide.
  fileprivate mutating func counts(_ time: Double, against present: Double?) -> Bool {
    guard let present else {
      added += 1
      return true
    }
    guard time.rounded(.down) > present.rounded(.down) else {
      passedOver += 1
      return false
    }
    replaced += 1
    return true
  }
}
