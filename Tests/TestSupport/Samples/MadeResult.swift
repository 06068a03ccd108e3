import Foundation
import GRDB

/// The result of a corpus job as a folder, made by plain SQL: `herald/results/job-0123456789ab`.
///
/// It counts a term in the demonstration newspaper, whose state is unknown, along with made-up cells for two
/// states.
public struct MadeResult {
  public struct Cell {
    public var year: Int
    public var state: String
    public var words: Int
    public var pages: Int
    public var issues: Int

    public init(_ year: Int, _ state: String, words: Int, pages: Int, issues: Int) {
      (self.year, self.state, self.words, self.pages, self.issues) = (year, state, words, pages, issues)
    }
  }

  public struct Count {
    public var term: Int
    public var year: Int
    public var state: String
    public var hits: Int
    public var pages: Int

    public init(_ term: Int, _ year: Int, _ state: String, hits: Int, pages: Int) {
      (self.term, self.year, self.state, self.hits, self.pages) = (term, year, state, hits, pages)
    }
  }

  public struct Hit {
    public var term: Int
    public var id: String
    public var year: Int
    public var state: String
    public var start: Int
    public var left: String
    public var match: String
    public var right: String
  }

  public var job = "terms"
  public var schema = "broadsheet.result/1"
  public var version = 1
  public var terms = ["river"]
  public var cells: [Cell] = []
  public var counts: [Count] = []
  public var hits: [Hit] = []
  public var incomplete: [String] = []
  public var missing: [String] = []
  public var leftOut: [String: Int] = [:]
  public var batch = "demo_herald_ver01"

  /// The corpus's folder.
  public let corpus: String
  public var path: String { corpus + "/results/job-0123456789ab" }
  public var rows: String { path + "/rows.sqlite" }
  public var record: String { path + "/result.json" }

  public init(in folder: String) { corpus = folder + "/herald" }

  public func write() throws {
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    try put(
      """
      {"schema":"broadsheet.corpus/1","program":"0","query":{"lccns":[],"awardees":[]},"batches":[]}
      """, corpus + "/corpus.json")
    try put(
      """
      {"lccn":"bsd00000001","title":"The Demonstration Herald","place":null,"state":null}
      {"lccn":"sn83045462","title":"Evening star. [volume]","place":"Washington, D.C.","state":"District of Columbia"}

      """, corpus + "/titles.jsonl")
    try put(try json(), record)
    try? FileManager.default.removeItem(atPath: rows)
    let queue = try DatabaseQueue(path: rows)
    try queue.write(fill)
    try queue.close()
  }

  private func put(_ text: String, _ path: String) throws {
    try Data(text.utf8).write(to: URL(filePath: path))
  }

  private func json() throws -> String {
    let totals: [String: Any] = [
      "cells": cells.count, "words": cells.reduce(0) { $0 + $1.words },
      "pages": cells.reduce(0) { $0 + $1.pages }, "issues": cells.reduce(0) { $0 + $1.issues },
      "hits": counts.reduce(0) { $0 + $1.hits }, "hits_kept": hits.count,
    ]
    let record: [String: Any] = [
      "schema": schema, "id": "job-0123456789ab", "job": job,
      "arguments": ["terms": terms, "sample": NSNull()] as [String: Any], "columns": ["year", "state"],
      "totals": totals, "batches": 3, "incomplete": incomplete, "missing": missing,
      "left_out": leftOut,
      "corpus_sha256": "0", "receipts_sha256": "0", "engine": "local", "engine_version": "0.1.0",
      "program": "0.1.0",
    ]
    let data = try JSONSerialization.data(withJSONObject: record, options: [.sortedKeys, .prettyPrinted])
    return String(decoding: data, as: UTF8.self)
  }

  private func fill(_ db: Database) throws {
    try db.execute(
      sql: """
        CREATE TABLE term(number INTEGER PRIMARY KEY, word TEXT NOT NULL);
        CREATE TABLE cell(year INTEGER, state TEXT, words INTEGER, pages INTEGER, issues INTEGER,
          PRIMARY KEY(year, state)) WITHOUT ROWID;
        CREATE TABLE count(term INTEGER, year INTEGER, state TEXT, hits INTEGER, pages_with INTEGER,
          PRIMARY KEY(term, year, state)) WITHOUT ROWID;
        CREATE TABLE hit(number INTEGER PRIMARY KEY, term INTEGER, id TEXT, batch TEXT, year INTEGER, state TEXT,
          start INTEGER, "left" TEXT, match TEXT, "right" TEXT, quality REAL);
        CREATE INDEX hit_place ON hit(term, year, state, number);
        PRAGMA user_version = \(version);
        """)
    for (number, term) in terms.enumerated() {
      try db.execute(sql: "INSERT INTO term VALUES (?, ?)", arguments: [number, term])
    }
    for cell in cells {
      try db.execute(
        sql: "INSERT INTO cell VALUES (?, ?, ?, ?, ?)",
        arguments: [cell.year, cell.state, cell.words, cell.pages, cell.issues])
    }
    for count in counts {
      try db.execute(
        sql: "INSERT INTO count VALUES (?, ?, ?, ?, ?)",
        arguments: [count.term, count.year, count.state, count.hits, count.pages])
    }
    let sorted = hits.sorted { ($0.term, $0.id, $0.start) < ($1.term, $1.id, $1.start) }
    for (number, hit) in sorted.enumerated() {
      try db.execute(
        sql: "INSERT INTO hit VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        arguments: [
          number + 1, hit.term, hit.id, batch, hit.year, hit.state, hit.start, hit.left, hit.match, hit.right,
          number % 5 == 4 ? nil : 0.9312,
        ])
    }
  }
}
