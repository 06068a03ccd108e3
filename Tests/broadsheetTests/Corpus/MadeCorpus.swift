import Foundation
import TestSupport

/// A corpus with archives of our own making, in its own home directory.
struct MadeCorpus {
  var program: Program
  var path: String { program.home.path + "/corpus" }

  struct Page {
    let lccn: String
    let date: String
    let edition: Int
    let sequence: Int
    let text: String

    init(_ lccn: String, _ date: String, _ text: String, edition: Int = 1, sequence: Int = 1) {
      (self.lccn, self.date, self.text) = (lccn, date, text)
      (self.edition, self.sequence) = (edition, sequence)
    }

    var made: ArchiveBuilder.Page {
      let folder = "\(lccn)/\(date.replacing("-", with: "/"))/ed-\(edition)/seq-\(sequence)"
      return ArchiveBuilder.Page(folder, text: text)
    }
  }

  /// - Parameters:
  ///   - batches: by name; nil for one that has not been fetched.
  ///   - states: by LCCN.
  ///   - query: the filters of the plan.
  init(_ batches: [String: [Page]?], states: [String: String?] = [:], query: [String: Any] = [:]) throws {
    program = try Program()
    var listed: [[String: Any]] = []
    for (name, pages) in batches.sorted(by: { $0.key < $1.key }) {
      if let pages { try write(ArchiveBuilder(pages: pages.map(\.made)).tar, name) }
      let sum = try pages.map { _ in
        try SharedData.output(of: ["sha1sum", path + "/archives/\(name).tar"]).prefix(40)
      }
      listed.append([
        "name": name, "file": name + ".tar", "url": "https://example.org/\(name).tar", "lccns": [String](),
        "doubtful": false, "state": "listed",
        "sha1": sum.map { String(decoding: $0, as: UTF8.self) } as Any? ?? NSNull(),
      ])
    }
    var whole: [String: Any] = ["lccns": [String](), "awardees": [String](), "batches": [String]()]
    for (key, value) in query { whole[key] = value }
    try write(
      ["schema": "broadsheet.corpus/1", "program": "0", "query": whole, "batches": listed], "corpus.json")
    let titles = try states.sorted { $0.key < $1.key }.map { lccn, state in
      try JSONSerialization.data(withJSONObject: [
        "lccn": lccn, "title": "Title", "state": state as Any? ?? NSNull(), "place": NSNull(),
      ]) + [0x0A]
    }
    try program.write(Data(titles.joined()), to: "corpus/titles.jsonl")
  }

  /// Replaces an archive.
  func write(_ archive: [UInt8], _ batch: String) throws {
    try program.write(Data(archive), to: "corpus/archives/\(batch).tar")
  }

  /// Makes the plan list an archive as it is in a file.
  func list(_ batch: String, asIn file: String) throws {
    let sum = String(decoding: try SharedData.output(of: ["sha1sum", file]).prefix(40), as: UTF8.self)
    try list(batch, ["sha1": sum])
  }

  /// Changes what the plan says about a batch.
  func list(_ batch: String, _ values: [String: Any]) throws {
    let plan = path + "/corpus.json"
    var whole =
      try JSONSerialization.jsonObject(with: Data(contentsOf: URL(filePath: plan))) as? [String: Any]
    var batches = whole?["batches"] as? [[String: Any]] ?? []
    for number in batches.indices where batches[number]["name"] as? String == batch {
      batches[number].merge(values) { $1 }
    }
    whole?["batches"] = batches
    try write(whole ?? [:], "corpus.json")
  }

  private func write(_ object: [String: Any], _ name: String) throws {
    try program.write(try JSONSerialization.data(withJSONObject: object), to: "corpus/" + name)
  }

  func run(_ arguments: String...) async throws -> Program.Outcome {
    try await program.run(["corpus", "run", path] + arguments)
  }

  /// A file in a result whose path was printed.
  func file(_ name: String, of outcome: Program.Outcome) throws -> Data {
    try Data(contentsOf: URL(filePath: (outcome.lines.last ?? "") + "/" + name))
  }

  func description(of outcome: Program.Outcome) throws -> [String: Any] {
    try JSONSerialization.jsonObject(with: file("result.json", of: outcome)) as? [String: Any] ?? [:]
  }

  /// What `sqlite3` says about a result's rows.
  func rows(_ sql: String, of outcome: Program.Outcome) async throws -> [String] {
    let file = (outcome.lines.last ?? "") + "/rows.sqlite"
    return try await program.run(
      ["python3", "-c", MadeCorpus.reader, file, sql], executable: "/usr/bin/env"
    ).lines
  }

  private static let reader = """
    import sqlite3, sys
    for row in sqlite3.connect(sys.argv[1]).execute(sys.argv[2]):
        print("|".join("" if value is None else str(value) for value in row))
    """
}
