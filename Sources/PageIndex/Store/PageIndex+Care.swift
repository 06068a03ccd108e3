import GRDB
import Glibc
import Newspapers
import SQLiteStorage

extension PageIndex {
  public func summary() async throws(NewspaperError) -> IndexSummary {
    var status = stat()
    let bytes = stat(path, &status) == 0 ? Int(status.st_size) : 0
    return try await read { db in
      let statement = try db.cachedStatement(
        sql: "SELECT count(*), count(DISTINCT lccn), min(day), max(day) FROM page")
      let summary = try statement.first(db) { row in
        let (first, last) = (row.number(2) / 10_000, row.number(3) / 10_000)
        return IndexSummary(
          pages: row.number(0), newspapers: row.number(1),
          years: row.number(0) > 0 && first <= last ? first...last : nil, bytes: bytes)
      }
      guard let summary else { throw DatabaseError.damaged("nothing can be counted") }
      return summary
    }
  }

  /// Reads the whole file: checks what SQLite and FTS5 can check, the checksum of every text, and whether
  /// `words` has every page.
  public func check() async throws(NewspaperError) -> IndexCheck {
    try withFile { db in
      var faults: [String] = []
      func note(_ fault: String) { if faults.count < 100 { faults.append(fault) } }
      for line in try String.fetchAll(db, sql: "PRAGMA integrity_check(20)") where line != "ok" { note(line) }
      do {
        try db.execute(sql: "INSERT INTO words (words) VALUES ('integrity-check')")
      } catch let error as DatabaseError {
        note("the index of words is damaged: \(error.message ?? error.resultCode.description)")
      }
      var pages = 0
      let statement = try db.makeStatement(
        sql: "SELECT lccn, day, edition, sequence, text, sha256, words FROM page ORDER BY id")
      try statement.forEach(db) { row in
        pages += 1
        let date = PreparedPage.date(row.number(1))?.description ?? "day \(row.number(1))"
        let name = "\(row.text(0))/\(date)/ed-\(row.number(2))/seq-\(row.number(3))"
        do {
          let folded = FoldedText(try PackedText.unpack(row.bytes(4), sha256: row.bytes(5)))
          if folded.count != row.number(6) { note("\(name): its words were counted in another way") }
        } catch is DatabaseError {
          note("\(name): its text was changed or cannot be read")
        }
      }
      let indexed = try Int.fetchOne(db, sql: "SELECT count(*) FROM words_docsize") ?? 0
      if indexed != pages { note("the index of words has \(indexed) pages instead of \(pages)") }
      return IndexCheck(pages: pages, faults: faults)
    } ?? IndexCheck(pages: 0, faults: [])
  }

  /// Merges the parts of the word index, frees the space of what was removed, and fills in missing fields of
  /// pages.
  /// - Parameter rebuilds: whether to rebuild the words from the texts.
  /// - Returns: how many pages had fields filled in.
  @discardableResult
  public func tidy(rebuilds: Bool = false) async throws(NewspaperError) -> Int {
    let completed = try await complete()
    _ = try withFile { db in
      try db.inTransaction(.immediate) {
        if rebuilds { try PageIndex.rebuild(db) } else { try PageIndex.bringUpToDate(db) }
        try db.execute(sql: "INSERT INTO words (words) VALUES ('optimize')")
        return .commit
      }
      try db.execute(sql: "VACUUM")
      try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
    return completed
  }

  /// Moves the contents of the write-ahead log into the file, unless another program is reading; then they
  /// stay in the log.
  func settle() throws(NewspaperError) {
    _ = try withFile { db in try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)") }
  }

  /// Removes pages.
  /// - Returns: how many.
  func remove(_ selection: PageSelection) async throws(NewspaperError) -> Int {
    guard try readFile({ _ in true }) != nil else { return 0 }
    return try await write { db in
      let ids = selection.ids(orderedBy: "page.id")
      let found = try Int.fetchAll(db, sql: ids.text, arguments: StatementArguments(ids.arguments))
      let writer = try PageWriter(db)
      let find = try db.makeStatement(sql: "SELECT text, sha256, mended FROM page WHERE id = ?")
      for id in found {
        find.bind(id, at: 1)
        try find.forEach(db) { row in
          let (text, mended) = (try PackedText.unpack(row.bytes(0), sha256: row.bytes(1)), row.text(2))
          let folded = FoldedText(StoredReading.joined(text, try StoredReading.text(of: id, db)))
          try writer.removeWords(of: id, body: folded.bytes, mended: mended)
        }
        if try StoredReading.exists(db) {
          try db.execute(sql: "DELETE FROM reading WHERE page = ?", arguments: [id])
        }
        try db.execute(sql: "DELETE FROM page WHERE id = ?", arguments: [id])
      }
      return found.count
    }
  }
}

extension PageIndexSearch {
  /// Removes the pages that a query finds.
  /// - Returns: how many.
  public func remove(_ query: SearchQuery) async throws(NewspaperError) -> Int {
    try await index.remove(try await selection(query.expression))
  }
}
