import GRDB
import Glibc
import Newspapers
import SQLiteStorage

extension PageIndex {
  /// The bytes of the file and of its write-ahead log, which has what was added last (https://sqlite.org/wal.html);
  /// 0 if there is no file.
  nonisolated var storedBytes: Int {
    func size(_ path: String) -> Int {
      var status = stat()
      return stat(path, &status) == 0 ? Int(status.st_size) : 0
    }
    let file = size(path)
    return file == 0 ? 0 : file + size(path + "-wal")
  }

  public func summary() async throws(NewspaperError) -> IndexSummary {
    let bytes = storedBytes
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

  /// What is checked of a page, besides which one it is.
  private enum Checked: Int32, PageFactColumn {
    case text, sha256, words, id
  }

  /// Reads the whole file: checks what SQLite and FTS5 can check, the checksum of every text, and whether
  /// `words` has every page.
  public func check() async throws(NewspaperError) -> IndexCheck {
    try withFile { db in
      var faults: [String] = []
      func note(_ fault: String) { if faults.count < 100 { faults.append(fault) } }
      // What is damaged so that SQLite cannot go on does not keep back the rest of the check.
      func examine(_ what: String, _ work: () throws -> Void) throws {
        do { try work() } catch let error as DatabaseError where error.isDamage {
          note("\(what): \(error.message ?? error.resultCode.description)")
        }
      }
      try examine("the file cannot be read completely") {
        let lines = try String.fetchAll(db, sql: "PRAGMA integrity_check(20)")
        for line in lines where line != "ok" { note(line) }
      }
      do {
        try db.execute(sql: "INSERT INTO words (words) VALUES ('integrity-check')")
      } catch let error as DatabaseError where error.resultCode.primaryResultCode != .SQLITE_READONLY {
        note("the index of words is damaged: \(error.message ?? error.resultCode.description)")
      }
      var (pages, isListed) = (0, false)
      try examine("not all pages can be listed") {
        try PageIndex.checkPages(db) { fault in
          if let fault { note(fault) } else { pages += 1 }
        }
        isListed = true
      }
      try examine("the index of words is damaged") {
        let indexed = try Int.fetchOne(db, sql: "SELECT count(*) FROM words_docsize") ?? 0
        if isListed, indexed != pages {
          note("the index of words has \(indexed) pages instead of \(pages)")
        }
      }
      return IndexCheck(pages: pages, faults: faults)
    } ?? IndexCheck(pages: 0, faults: [])
  }

  /// Reads every page.
  /// - Parameter take: called with nil for each page, then with what is wrong with it.
  private static func checkPages(_ db: Database, take: (String?) -> Void) throws {
    let statement = try db.makeStatement(sql: "SELECT \(Checked.row) FROM page ORDER BY id")
    try statement.forEach(db) { row in
      take(nil)
      let name = PageIndex.name(row)
      do {
        let text = try PackedText.unpack(row.bytes(Checked.text), sha256: row.bytes(Checked.sha256))
        if FoldedText(text).count != row.number(Checked.words) {
          take("\(name): its words were counted differently")
        }
      } catch let error as DatabaseError where error.isDamage {
        take("\(name): its text was changed or cannot be read")
      }
      let id = row.number(Checked.id)
      do { _ = try StoredReading.text(of: id, db) } catch let error as DatabaseError where error.isDamage {
        take("\(name): its reading was changed or cannot be read")
      }
      do { _ = try StoredSite.site(of: id, db) } catch let error as DatabaseError where error.isDamage {
        take("\(name): its site was changed or cannot be read")
      }
    }
  }

  /// Merges the parts of the word index, frees the space of what was removed, and fills in missing fields of
  /// pages.
  /// - Parameter rebuilds: whether to rebuild the words from the texts, even if the index of words cannot be read at
  ///   all, and to remove damaged texts.
  @discardableResult
  public func tidy(rebuilds: Bool = false) async throws(NewspaperError) -> IndexTidying {
    let completed = try await complete()
    var removed: [String] = []
    _ = try withFile { db in
      do { removed = try PageIndex.tidyWords(db, rebuilds: rebuilds) } catch let error as DatabaseError
        where rebuilds && error.isDamage
      {
        // If it is the words that are damaged, everything else can be read without them.
        removed = try PageIndex.tidyWords(db, rebuilds: true, renews: true)
      }
      try db.execute(sql: "VACUUM")
      try db.execute(sql: "PRAGMA wal_checkpoint(TRUNCATE)")
    }
    return IndexTidying(completed: completed, removed: removed)
  }

  /// - Parameter renews: whether nothing of the present index of words can be used.
  /// - Returns: the damaged texts that were removed, one per line.
  private static func tidyWords(_ db: Database, rebuilds: Bool, renews: Bool = false) throws -> [String] {
    var removed: [String] = []
    try db.inTransaction(.immediate) {
      if renews { try PageSchema.renewWords(db) }
      if rebuilds { removed = try removeDamaged(try rebuild(db), db) } else { try bringUpToDate(db) }
      try db.execute(sql: "INSERT INTO words (words) VALUES ('optimize')")
      return .commit
    }
    return removed
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
      let find = try db.makeStatement(sql: "SELECT text, sha256, words, mended FROM page WHERE id = ?")
      let hasReadings = try StoredReading.exists(db)
      for id in found {
        find.bind(id, at: 1)
        try find.forEach(db) { row in
          let source = try StoredSource(row.bytes(0), sha256: row.bytes(1), words: row.number(2))
          let text = try StoredReading.indexed(with: source.indexed, of: id, db)
          try writer.removeWords(of: id, text: text, mended: row.text(3))
        }
        if hasReadings { try db.execute(sql: "DELETE FROM reading WHERE page = ?", arguments: [id]) }
        try db.execute(sql: "DELETE FROM page WHERE id = ?", arguments: [id])
      }
      try writer.finish()
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
