import GRDB
import Newspapers
import SQLiteStorage

/// Writes pages in one transaction.
struct PageWriter {
  let db: Database
  private let find: Statement
  private let insert: Statement
  private let update: Statement
  private let touch: Statement
  private let addWords: Statement
  private let removeWords: Statement
  private let words = Words()
  /// See `StoredSite.exists`.
  let hasSites: Bool

  init(_ db: Database) throws {
    self.db = db
    hasSites = try StoredSite.exists(db)
    find = try db.cachedStatement(
      sql: """
        SELECT id, sha256, text, words, mended, origin, \(PageIndex.lacksFacts) FROM page
        WHERE lccn = ? AND day = ? AND edition = ? AND sequence = ?
        """)
    let columns = PageWriter.columns
    insert = try db.cachedStatement(
      sql: "INSERT INTO page (\(columns.joined(separator: ", "))) "
        + "VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))")
    let values = columns.enumerated().map { place, column in
      "\(column) = " + PageWriter.value(of: column, replacedBy: place + 1)
    }
    update = try db.cachedStatement(
      sql: "UPDATE page SET \(values.joined(separator: ", ")) WHERE id = ?\(columns.count + 1)")
    touch = try db.cachedStatement(
      sql: "UPDATE page SET read = \(PageWriter.latest(1)), origin = ?2 WHERE id = ?3")
    addWords = try db.cachedStatement(sql: "INSERT INTO words (rowid, body, mended) VALUES (?, ?, ?)")
    removeWords = try db.cachedStatement(
      sql: "INSERT INTO words (words, rowid, body, mended) VALUES ('delete', ?, ?, ?)")
  }

  /// Remembers the time of the newest of `pages`.
  func note(_ pages: [KeptPage]) throws {
    guard let newest = pages.map(\.fetched).max() else { return }
    try db.execute(
      sql: """
        INSERT INTO meta VALUES ('newest', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value
        WHERE CAST(excluded.value AS REAL) > CAST(value AS REAL)
        """, arguments: ["\(newest)"])
  }

  enum Outcome { case added, replaced, passedOver }

  /// The index of words, as far as it was written.
  private final class Words {
    /// Whether it has words of a page that are not known any more.
    var areStale = false
  }

  /// A page as stored in the file.
  private struct Stored {
    let id: Int
    let isSame: Bool
    let lacksFacts: Bool
    /// Nil if it cannot be read.
    let text: String?
    let origin: Int
    /// What the index of words has for it; nil if that is not known.
    let indexed: String?
    let mended: String

    /// The texts that the reader chose are not replaced by those that come with the responses to searches.
    func keepsItsText(from page: KeptPage) -> Bool {
      guard let text else { return false }
      let isChosen = page.way == .found && origin != KeptPage.Way.found.rawValue
      return isSame || isChosen && !text.isEmpty
    }
  }

  /// `finish` has to be called after the last page.
  func write(_ page: PreparedPage, of newspaper: Newspaper?, mended: [UInt8]) throws -> Outcome {
    let stored = try stored(page)
    let id = try stored?.id ?? add(page, of: newspaper, mended: mended)
    var outcome = Outcome.added
    if let stored { outcome = try write(page, of: newspaper, mended: mended, over: stored) }
    try put(siteOf: page.page, at: id, isNew: outcome != .passedOver)
    if outcome != .passedOver, let newspaper, !page.page.newspaper.isDescribed {
      try complete(id, page.page, newspaper)
    }
    // A reading made on this machine is not replaced by another machine's.
    guard let reading = page.page.reading, page.page.hasReading, try !StoredReading.isThere(of: id, db)
    else { return outcome }
    try put(reading, besideTextOf: id)
    return outcome == .passedOver ? .replaced : outcome
  }

  private func write(
    _ page: PreparedPage, of newspaper: Newspaper?, mended: [UInt8], over stored: Stored
  ) throws -> Outcome {
    let isNothing = page.folded.count == 0
    if isNothing || stored.keepsItsText(from: page.page) {
      try touch(stored, page.page)
      if stored.lacksFacts { try complete(stored.id, page.page, newspaper) }
      return .passedOver
    }
    try removeWords(of: stored.id, text: stored.indexed, mended: stored.mended)
    update.bind(page, of: newspaper, mended: mended)
    update.bind(stored.id, at: Int32(PageWriter.columns.count + 1))
    try update.step(db)
    try index(page, mended, at: stored.id)
    return .replaced
  }

  /// Notes that a page came again, with a text that is not stored.
  private func touch(_ stored: Stored, _ page: KeptPage) throws {
    let isChosen = stored.isSame && stored.origin == KeptPage.Way.found.rawValue
    let origin = isChosen ? page.way.rawValue : stored.origin
    guard page.lastRead != nil || origin != stored.origin else { return }
    touch.bind(page.lastRead, at: 1)
    touch.bind(origin, at: 2)
    touch.bind(stored.id, at: 3)
    try touch.step(db)
  }

  /// Rebuilds the words if some could not be removed.
  func finish() throws {
    if words.areStale { try PageIndex.rebuild(db) }
  }

  private func stored(_ page: PreparedPage) throws -> Stored? {
    let issue = page.page.page.issue
    find.bind(issue.lccn.description, at: 1)
    find.bind(PreparedPage.day(issue.date), at: 2)
    find.bind(issue.edition, at: 3)
    find.bind(page.page.page.sequence, at: 4)
    let found = try find.first(db) { row in
      let source = try StoredSource(row.bytes(2), sha256: row.bytes(1), words: row.number(3))
      return (
        id: row.number(0), isSame: row.bytes(1).elementsEqual(page.sha256), source: source,
        mended: row.text(4), origin: row.number(5), lacksFacts: row.number(6) != 0
      )
    }
    return try found.map { found in
      // The sum shows what a damaged text was.
      let source = found.isSame && found.source.isIndexed ? page.page.text : found.source.indexed
      return Stored(
        id: found.id, isSame: found.isSame, lacksFacts: found.lacksFacts, text: found.source.text,
        origin: found.origin, indexed: try StoredReading.indexed(with: source, of: found.id, db),
        mended: found.mended)
    }
  }

  /// The page's ID, if it exists.
  func id(of page: PreparedPage) throws -> Int? { try stored(page)?.id }

  /// - Returns: the ID of the new page.
  func add(_ page: PreparedPage, of newspaper: Newspaper?, mended: [UInt8]) throws -> Int {
    insert.bind(page, of: newspaper, mended: mended)
    try insert.step(db)
    let id = Int(db.lastInsertedRowID)
    try index(page, mended, at: id)
    return id
  }

  /// FTS5 can remove a page only if given exactly the words that were added: without them, `finish` rebuilds all.
  /// - Parameter text: what the index of words has of the page; nil if that is not known.
  func removeWords(of id: Int, text: String?, mended: String) throws {
    if text == nil { words.areStale = true }
    guard let text, !words.areStale else { return }
    try FoldedText(text).bytes.withUnsafeBufferPointer { body in
      removeWords.bind(id, at: 1)
      removeWords.bind(body, at: 2)
      removeWords.bind(mended, at: 3)
      try removeWords.step(db)
    }
  }

  func addWords(of id: Int, body: [UInt8], mended: [UInt8]) throws {
    guard !words.areStale else { return }
    try body.withUnsafeBufferPointer { body in
      try mended.withUnsafeBufferPointer { mended in
        addWords.bind(id, at: 1)
        addWords.bind(body, at: 2)
        addWords.bind(mended, at: 3)
        try addWords.step(db)
      }
    }
  }

  private func index(_ page: PreparedPage, _ mended: [UInt8], at id: Int) throws {
    guard !words.areStale else { return }
    let reading = try StoredReading.text(of: id, db)
    let body = reading.map { FoldedText(StoredReading.joined(page.page.text, $0)).bytes } ?? page.folded.bytes
    try addWords(of: id, body: body, mended: mended)
  }
}
