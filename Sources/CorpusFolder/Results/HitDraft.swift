import Corpus
import GRDB
import Newspapers
import SQLiteStorage
import Synchronization

/// Hits as they are found, in a file: there can be more than fit into memory, and only the end shows which of
/// them to keep. Those that cannot be kept are discarded from time to time.
final class HitDraft: JobHitSink {
  private struct State {
    var count = 0
    var nextPruning: Int
    var lastPage: String?
  }

  let path: String
  private let job: CorpusJob
  private let queue: DatabaseQueue
  private let state: Mutex<State>
  private let leastForPruning: Int

  /// - Parameters:
  ///   - path: that of a file that does not exist.
  ///   - leastForPruning: how many hits it has at least before any are discarded.
  init(_ path: String, _ job: CorpusJob, leastForPruning: Int = 2_000_000) throws(NewspaperError) {
    (self.path, self.job, self.leastForPruning) = (path, job, leastForPruning)
    state = Mutex(State(nextPruning: leastForPruning))
    do {
      queue = try ResultSchema.open(path)
      try queue.write { db in
        try db.execute(
          sql: """
            CREATE TABLE draft (term INTEGER, id TEXT, batch TEXT, year INTEGER, state TEXT, start INTEGER,
              "left" TEXT, match TEXT, "right" TEXT, quality REAL, rank TEXT)
            """)
      }
    } catch {
      throw NewspaperError(error, result: path)
    }
  }

  func lastPage() -> String? { state.withLock { $0.lastPage } }

  func add(_ hits: [JobHit], of batch: String) throws(CorpusFailure) {
    guard !hits.isEmpty else { return }
    let ranks = try ranks(of: hits)
    do {
      try queue.write { db in
        let insertion = try db.cachedStatement(
          sql: "INSERT INTO draft VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)")
        for (hit, rank) in zip(hits, ranks) {
          insertion.bind(hit, batch)
          insertion.bind(rank, at: 11)
          try insertion.step(db)
        }
        try prune(db, adding: hits.count)
      }
    } catch {
      throw .unwritable(what: Failures.words(error, path))
    }
  }

  func remove(_ batch: String) throws(CorpusFailure) {
    do {
      try queue.write { db in
        try db.execute(sql: "DELETE FROM draft WHERE batch = ?", arguments: [batch])
      }
    } catch {
      throw .unwritable(what: Failures.words(error, path))
    }
  }

  /// Passes on those that are kept, in the order of term, id and start.
  func forEach(_ use: (StatementColumns) throws -> Void) throws {
    try queue.write { db in
      try prune(db)
      let rows = try db.makeStatement(
        sql: """
          SELECT term, id, batch, year, state, start, "left", match, "right", quality FROM draft
          ORDER BY term, id, start
          """)
      try rows.forEach(db, use)
    }
  }

  func close() throws { try queue.close() }

  // MARK: Those that stay

  private func ranks(of hits: [JobHit]) throws(CorpusFailure) -> [String?] {
    guard job.sample != nil else { return Array(repeating: nil, count: hits.count) }
    let digest = try Digest(.sha256)
    var ranks: [String?] = []
    for hit in hits {
      digest.add(Array("\(hit.id):\(hit.snippet.start)".utf8))
      ranks.append(String(decoding: try digest.finish(), as: UTF8.self))
    }
    return ranks
  }

  private func prune(_ db: Database, adding count: Int) throws {
    let isDue = state.withLock { state in
      state.count += count
      return state.count >= state.nextPruning
    }
    guard isDue else { return }
    try prune(db)
    let left = try Int.fetchOne(db, sql: "SELECT count(*) FROM draft") ?? 0
    state.withLock { state in
      (state.count, state.nextPruning) = (left, max(leastForPruning, 2 * left))
    }
  }

  /// A batch whose pages repeat another's is removed later: until then, a hit of both takes only one place.
  private func prune(_ db: Database) throws {
    switch (job.kind, job.sample) {
    case (.terms, _):
      try db.execute(
        sql: """
          DELETE FROM draft WHERE rowid IN (SELECT row FROM (SELECT rowid AS row,
            dense_rank() OVER (PARTITION BY term, year, state ORDER BY id, start) AS place FROM draft)
            WHERE place > \(CorpusJob.mostInCell))
          """)
    case (.concordance, let sample?): try keep(sample, "rank, id, start, term", db)
    case (.concordance, nil):
      try keep(CorpusJob.mostInAll, "id, start, term", db)
      let places = "SELECT count(*) FROM (SELECT DISTINCT id, start, term FROM draft)"
      guard try Int.fetchOne(db, sql: places) == CorpusJob.mostInAll else { return }
      let last = try String.fetchOne(db, sql: "SELECT max(id) FROM draft")
      state.withLock { $0.lastPage = last }
    }
  }

  private func keep(_ most: Int, _ order: String, _ db: Database) throws {
    try db.execute(
      sql: """
        DELETE FROM draft WHERE rowid IN (SELECT row FROM (SELECT rowid AS row,
          dense_rank() OVER (ORDER BY \(order)) AS place FROM draft) WHERE place > \(most))
        """)
  }
}

extension Statement {
  /// The first ten columns.
  func bind(_ hit: JobHit, _ batch: String) {
    bind(hit.term, at: 1)
    bind(hit.id, at: 2)
    bind(batch, at: 3)
    bind(hit.cell.year, at: 4)
    bind(hit.cell.state, at: 5)
    bind(hit.snippet.start, at: 6)
    bind(hit.snippet.left, at: 7)
    bind(hit.snippet.match, at: 8)
    bind(hit.snippet.right, at: 9)
    bind(hit.quality, at: 10)
  }
}
