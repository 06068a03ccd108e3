import GRDB
import Newspapers
import SQLiteStorage

/// Readings made on this machine: found together with the source's text of the page, but stored separately.
extension PageIndex: ReadingIndex {
  public func index(_ text: String?, of page: PageID) async throws(NewspaperError) {
    // Nothing to remove: no file is created for that.
    if text == nil, try readFile({ try StoredReading.exists($0) }) != true { return }
    let source = KeptPage(page: page, text: "", source: "", way: .read, fetched: 0)
    let empty: PreparedPage
    do { empty = try PreparedPage(withoutText: source) } catch { throw NewspaperError(error, index: path) }
    let newspaper = try await newspapers(of: [source], remembers: false)[page.issue.lccn]
    try await write { db in
      try PageIndex.bringUpToDate(db)
      try PageSchema.addReadings(db)
      let writer = try PageWriter(db)
      try writer.put(text, beside: empty, of: newspaper)
      try writer.finish()
    }
  }
}

/// The text of a page that was read again, from the file.
enum StoredReading {
  /// Whether the file has such texts at all: files of earlier versions have no table for them.
  static func exists(_ db: Database) throws -> Bool { try PageSchema.hasTable("reading", db) }

  static func isThere(of id: Int, _ db: Database) throws -> Bool {
    guard try exists(db) else { return false }
    return try Bool.fetchOne(db, sql: "SELECT 1 FROM reading WHERE page = ?", arguments: [id]) ?? false
  }

  /// Nil if the page was not read again.
  static func text(of id: Int, _ db: Database) throws -> String? {
    guard try exists(db) else { return nil }
    let statement = try db.cachedStatement(sql: "SELECT text, sha256 FROM reading WHERE page = ?")
    statement.bind(id, at: 1)
    return try statement.first(db) { row in try PackedText.unpack(row.bytes(0), sha256: row.bytes(1)) }
  }

  /// What the index of words has of a page; nil if that is not known, because its reading is damaged.
  /// - Parameter source: what it has of the source's text; nil if that is not known.
  static func indexed(with source: String?, of id: Int, _ db: Database) throws -> String? {
    guard let source else { return nil }
    return try DatabaseError.unlessDamaged { joined(source, try text(of: id, db)) }
  }

  /// What is searched: both texts, concatenated.
  static func joined(_ source: String, _ reading: String?) -> String {
    guard let reading else { return source }
    return source.isEmpty ? reading : source + "\n\n" + reading
  }
}

extension PageWriter {
  /// Stores a text beside the source's, whose page is created if it does not exist.
  func put(_ text: String?, beside empty: PreparedPage, of newspaper: Newspaper?) throws {
    let id = try id(of: empty) ?? (text == nil ? nil : add(empty, of: newspaper, mended: []))
    if let id { try put(text, besideTextOf: id) }
  }

  /// Stores a text beside that of a page, or removes an earlier one if it is nil.
  func put(_ text: String?, besideTextOf id: Int) throws {
    let (source, mended) = try source(of: id)
    let before = try StoredReading.indexed(with: source.indexed, of: id, db)
    try removeWords(of: id, text: before, mended: mended)
    try db.execute(sql: "DELETE FROM reading WHERE page = ?", arguments: [id])
    if text == nil, source.text == "" {
      try db.execute(sql: "DELETE FROM page WHERE id = ?", arguments: [id])
      return
    }
    if let text {
      let (packed, sha256) = try PreparedPage.pack(text)
      let insert = try db.cachedStatement(sql: "INSERT INTO reading (page, sha256, text) VALUES (?, ?, ?)")
      insert.bind(id, at: 1)
      sha256.withUnsafeBytes { insert.bind($0, at: 2) }
      packed.withUnsafeBytes { insert.bind($0, at: 3) }
      try insert.step(db)
    }
    let body = FoldedText(StoredReading.joined(source.indexed ?? "", text)).bytes
    try addWords(of: id, body: body, mended: Array(mended.utf8))
  }

  private func source(of id: Int) throws -> (text: StoredSource, mended: String) {
    let statement = try db.cachedStatement(sql: "SELECT text, sha256, words, mended FROM page WHERE id = ?")
    statement.bind(id, at: 1)
    let found = try statement.first(db) { row in
      (try StoredSource(row.bytes(0), sha256: row.bytes(1), words: row.number(2)), row.text(3))
    }
    guard let found else { throw DatabaseError.damaged("a page disappeared") }
    return found
  }
}
