import GRDB
import Newspapers
import SQLiteStorage

/// What screens say about the pages on this machine. Only the file counts: built-in pages are ignored.
extension PageIndex {
  /// The number of pages, and the size of the file.
  public func heldPages() throws(NewspaperError) -> HeldPages {
    let bytes = storedBytes
    let count = try readFile { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM page") ?? 0 }
    return HeldPages(count: count ?? 0, bytes: count == nil ? 0 : bytes)
  }

  /// How many pages are listed by their LCCN, because the title of their newspaper is not known here.
  public func untitledPages() throws(NewspaperError) -> Int {
    try readFile { db in try Int.fetchOne(db, sql: "SELECT count(*) FROM page WHERE title = lccn") ?? 0 } ?? 0
  }

  /// The newspapers of the pages here, those that come with the program among them.
  func newspapers() async throws(NewspaperError) -> Set<LCCN> {
    try await read { db in
      // From one newspaper to the next, because there are many pages of each.
      let lccns = try String.fetchAll(
        db,
        sql: """
          WITH RECURSIVE here (lccn) AS (
            SELECT min(lccn) FROM page
            UNION ALL SELECT (SELECT min(lccn) FROM page WHERE lccn > here.lccn) FROM here WHERE here.lccn IS NOT NULL
          ) SELECT lccn FROM here WHERE lccn IS NOT NULL
          """)
      return Set(lccns.compactMap { try? LCCN($0) })
    }
  }

  /// The first pages of issues of a day of the year, the earliest first.
  public func frontPages(
    month: Int, day: Int, limit: Int
  ) throws(NewspaperError) -> LibraryRows<HeldPage> {
    let found = try readFile { db in
      let source = "FROM page WHERE sequence = 1 AND day % 10000 = \(month * 100 + day)"
      let total = try Int.fetchOne(db, sql: "SELECT count(*) \(source)") ?? 0
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT lccn, day, edition, title, city, state \(source) ORDER BY day, lccn, edition LIMIT \(limit)
          """)
      return LibraryRows(try rows.compactMap(PageIndex.frontPage), total: total)
    }
    return found ?? .none
  }

  private static func frontPage(_ row: Row) throws -> HeldPage? {
    let (number, city, state): (String, String?, String?) = try (
      row.decode(forColumn: "lccn"), row.decode(forColumn: "city"), row.decode(forColumn: "state")
    )
    guard let lccn = try? LCCN(number), let date = PreparedPage.date(try row.decode(forColumn: "day")) else {
      return nil
    }
    let issue = IssueID(lccn: lccn, date: date, edition: try row.decode(forColumn: "edition"))
    // One value per line.
    let place = [city, state].compactMap { $0?.split(separator: "\n").first.map(String.init) }
    return HeldPage(
      page: PageID(issue: issue, sequence: 1), title: try row.decode(forColumn: "title"),
      place: place.joined(separator: ", "))
  }

  /// The issues of a newspaper whose first pages are in the index, the earliest first.
  public func frontPages(of lccn: LCCN, limit: Int) throws(NewspaperError) -> [IssueID] {
    let found = try readFile { db in
      let rows = try Row.fetchAll(
        db,
        sql: """
          SELECT day, edition FROM page WHERE lccn = ? AND sequence = 1 ORDER BY day, edition LIMIT ?
          """, arguments: [lccn.description, limit])
      return try rows.compactMap { row in
        let edition: Int = try row.decode(forColumn: "edition")
        return PreparedPage.date(try row.decode(forColumn: "day"))
          .map { IssueID(lccn: lccn, date: $0, edition: edition) }
      }
    }
    return found ?? []
  }

  /// Those of `pages` that are in the file.
  public func held(of pages: [PageID]) throws(NewspaperError) -> Set<PageID> {
    let found = try readFile { db in
      try pages.filter { page in
        try Bool.fetchOne(
          db, sql: "SELECT 1 FROM page WHERE lccn = ? AND day = ? AND edition = ? AND sequence = ?",
          arguments: [
            page.issue.lccn.description, PreparedPage.day(page.issue.date), page.issue.edition, page.sequence,
          ]) ?? false
      }
    }
    return Set(found ?? [])
  }

  /// How many pages of each day of a newspaper are in the index.
  public func pagesByDay(of lccn: LCCN) throws(NewspaperError) -> [IssueDate: Int] {
    let found = try readFile { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT day, count(*) AS pages FROM page WHERE lccn = ? GROUP BY day",
        arguments: [lccn.description])
      return try rows.reduce(into: [IssueDate: Int]()) { days, row in
        guard let date = PreparedPage.date(try row.decode(forColumn: "day")) else { return }
        days[date] = try row.decode(forColumn: "pages")
      }
    }
    return found ?? [:]
  }

  /// The pages of a day of a newspaper that are in the index, of all editions, in order.
  public func pages(of lccn: LCCN, on date: IssueDate) throws(NewspaperError) -> [PageID] {
    let found = try readFile { db in
      let rows = try Row.fetchAll(
        db, sql: "SELECT edition, sequence FROM page WHERE lccn = ? AND day = ? ORDER BY edition, sequence",
        arguments: [lccn.description, PreparedPage.day(date)])
      return try rows.map { row in
        PageID(
          issue: IssueID(lccn: lccn, date: date, edition: try row.decode(forColumn: "edition")),
          sequence: try row.decode(forColumn: "sequence"))
      }
    }
    return found ?? []
  }
}
