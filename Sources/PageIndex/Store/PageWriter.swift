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

  init(_ db: Database) throws {
    self.db = db
    find = try db.cachedStatement(
      sql: """
        SELECT id, sha256, text, words, mended FROM page WHERE lccn = ? AND day = ? AND edition = ? AND sequence = ?
        """)
    let columns = [
      "lccn", "day", "edition", "sequence", "title", "state", "county", "city", "language", "batch", "source",
      "origin",
      "words", "quality", "sha256", "fetched", "read", "mended", "text",
    ]
    insert = try db.cachedStatement(
      sql: "INSERT INTO page (\(columns.joined(separator: ", "))) "
        + "VALUES (\(columns.map { _ in "?" }.joined(separator: ", ")))")
    update = try db.cachedStatement(
      sql: "UPDATE page SET \(columns.map { "\($0) = ?" }.joined(separator: ", ")) WHERE id = ?")
    touch = try db.cachedStatement(sql: "UPDATE page SET read = max(coalesce(read, 0), ?) WHERE id = ?")
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
    /// Whether its text cannot be read.
    let isDamaged: Bool
    /// What the index of words has for it; nil if that is not known.
    let indexed: String?
    let mended: String
  }

  /// `finish` has to be called after the last page.
  func write(_ page: PreparedPage, of newspaper: Newspaper?, mended: [UInt8]) throws -> Outcome {
    guard let stored = try stored(page) else {
      _ = try add(page, of: newspaper, mended: mended)
      return .added
    }
    if stored.isSame, !stored.isDamaged {
      if page.page.way == .read {
        touch.bind(page.page.fetched, at: 1)
        touch.bind(stored.id, at: 2)
        try touch.step(db)
      }
      return .passedOver
    }
    try removeWords(of: stored.id, text: stored.indexed, mended: stored.mended)
    bind(page, newspaper, mended, to: update)
    update.bind(stored.id, at: 20)
    try update.step(db)
    try index(page, mended, at: stored.id)
    return .replaced
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
      let source = try SourceText(row.bytes(2), sha256: row.bytes(1), words: row.number(3))
      return (
        id: row.number(0), isSame: row.bytes(1).elementsEqual(page.sha256), source: source,
        mended: row.text(4)
      )
    }
    return try found.map { found in
      // The sum shows what a damaged text was.
      let source = found.isSame && found.source.isIndexed ? page.page.text : found.source.indexed
      return Stored(
        id: found.id, isSame: found.isSame, isDamaged: found.source.text == nil,
        indexed: try StoredReading.indexed(with: source, of: found.id, db), mended: found.mended)
    }
  }

  /// The page's ID, if it exists.
  func id(of page: PreparedPage) throws -> Int? { try stored(page)?.id }

  /// - Returns: the ID of the new page.
  func add(_ page: PreparedPage, of newspaper: Newspaper?, mended: [UInt8]) throws -> Int {
    bind(page, newspaper, mended, to: insert)
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

  private func bind(
    _ prepared: PreparedPage, _ newspaper: Newspaper?, _ mended: [UInt8], to statement: Statement
  ) {
    let page = prepared.page
    let issue = page.page.issue
    let place = page.places.first ?? newspaper?.places.first
    let languages = page.languages.isEmpty ? newspaper?.languages ?? [] : page.languages
    statement.bind(issue.lccn.description, at: 1)
    statement.bind(PreparedPage.day(issue.date), at: 2)
    statement.bind(issue.edition, at: 3)
    statement.bind(page.page.sequence, at: 4)
    statement.bind(page.title ?? newspaper?.title ?? issue.lccn.description, at: 5)
    statement.bind(place?.state, at: 6)
    statement.bind(place?.county, at: 7)
    statement.bind(place?.city, at: 8)
    statement.bind(languages.isEmpty ? nil : languages.joined(separator: "\n"), at: 9)
    statement.bind(page.batch, at: 10)
    statement.bind(page.source, at: 11)
    statement.bind(page.way.rawValue, at: 12)
    statement.bind(prepared.folded.count, at: 13)
    statement.bind(page.quality, at: 14)
    prepared.sha256.withUnsafeBytes { statement.bind($0, at: 15) }
    statement.bind(page.fetched, at: 16)
    statement.bind(page.way == .read ? page.fetched : nil, at: 17)
    statement.bind(String(decoding: mended, as: UTF8.self), at: 18)
    prepared.packed.withUnsafeBytes { statement.bind($0, at: 19) }
  }
}
