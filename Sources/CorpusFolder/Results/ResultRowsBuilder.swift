import Corpus
import GRDB
import SQLiteStorage

/// Makes `rows.sqlite`. Rows are written in the order of their keys, so that equal results make equal files.
struct ResultRowsBuilder {
  private let path: String
  private let job: CorpusJob

  init(_ path: String, _ job: CorpusJob) { (self.path, self.job) = (path, job) }

  /// - Returns: how many hits it has.
  func build(_ totals: JobTotals, _ draft: HitDraft) throws -> Int {
    let queue = try ResultSchema.open(path)
    let kept = try queue.write { db in
      try db.execute(sql: ResultSchema.tables)
      try addTerms(db)
      try add(totals, db)
      let kept = try add(draft, db)
      try db.execute(sql: ResultSchema.index)
      return kept
    }
    try queue.close()
    return kept
  }

  private func addTerms(_ db: Database) throws {
    let insertion = try db.makeStatement(sql: "INSERT INTO term VALUES (?, ?)")
    for (number, term) in job.terms.enumerated() {
      insertion.bind(number, at: 1)
      insertion.bind(term.words, at: 2)
      try insertion.step(db)
    }
  }

  private func add(_ totals: JobTotals, _ db: Database) throws {
    let cell = try db.makeStatement(sql: "INSERT INTO cell VALUES (?, ?, ?, ?, ?)")
    for (key, count) in totals.cells.sorted(by: { $0.key.precedes($1.key) }) {
      cell.bind(key.year, at: 1)
      cell.bind(key.state, at: 2)
      cell.bind(count.words, at: 3)
      cell.bind(count.pages, at: 4)
      cell.bind(count.issues, at: 5)
      try cell.step(db)
    }
    let term = try db.makeStatement(sql: "INSERT INTO count VALUES (?, ?, ?, ?, ?)")
    let counts = totals.counts.sorted { left, right in
      left.key.term != right.key.term
        ? left.key.term < right.key.term : left.key.cell.precedes(right.key.cell)
    }
    for (key, count) in counts {
      term.bind(key.term, at: 1)
      term.bind(key.cell.year, at: 2)
      term.bind(key.cell.state, at: 3)
      term.bind(count.hits, at: 4)
      term.bind(count.pagesWith, at: 5)
      try term.step(db)
    }
  }

  private func add(_ draft: HitDraft, _ db: Database) throws -> Int {
    let insertion = try db.makeStatement(sql: "INSERT INTO hit VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
    var number = 0
    try draft.forEach { row in
      number += 1
      insertion.bind(number, at: 1)
      for column in [0, 3, 5] as [Int32] { insertion.bind(row.number(column), at: column + 2) }
      for column in [1, 2, 4, 6, 7, 8] as [Int32] { insertion.bind(row.text(column), at: column + 2) }
      insertion.bind(row.optionalReal(9), at: 11)
      try insertion.step(db)
    }
    return number
  }
}

extension JobCell {
  func precedes(_ other: JobCell) -> Bool {
    year != other.year ? year < other.year : state.precedes(other.state)
  }
}
