import Corpus
import Files
import Glibc
import Newspapers

/// The lines of an engine's files, added up. A line that is missing or duplicated is an error.
struct GatheredParts {
  private let job: CorpusJob
  private let sink: any JobHitSink
  private var totals = JobTotals()
  private var hits: [String: [JobHit]] = [:]
  private var waiting = 0
  private var lines = 0

  private static let mostWaiting = 4000

  init(_ job: CorpusJob, _ sink: any JobHitSink) { (self.job, self.sink) = (job, sink) }

  /// Those that engines write: names that begin with an underscore or a period are something else.
  func files(in path: String) throws(NewspaperError) -> [String] {
    let names = try local("read") { () throws(FileFailure) in try Folder.names(in: path) }
    return names.filter { $0.first != "_" && $0.first != "." }.sorted { $0.precedes($1) }
      .map { OpenFolder.path(of: $0, in: path) }
  }

  mutating func add(_ path: String) throws(NewspaperError) {
    guard let file = fopen(path, "r") else { throw .local(what: "cannot read \(FileFailure(path).reason)") }
    defer { fclose(file) }
    var (line, room): (UnsafeMutablePointer<CChar>?, Int) = (nil, 0)
    defer { free(line) }
    var number = 0
    while true {
      errno = 0
      let count = getline(&line, &room, file)
      guard count > 0, let start = line else { break }
      number += 1
      let bytes = UnsafeRawBufferPointer(start: start, count: count).bindMemory(to: UInt8.self)
      guard let found = ResultLine(bytes), try add(found) else {
        throw .unreadable(what: "\(path): line \(number) is not a row of this result")
      }
    }
    guard ferror(file) == 0 else { throw .local(what: "cannot read \(FileFailure(path).reason)") }
    lines += number
  }

  /// - Parameter expected: how many lines the engine wrote.
  mutating func finish(lines expected: Int, _ path: String) throws(NewspaperError) -> JobTotals {
    guard lines == expected else {
      throw .unreadable(
        what: "\(path) has \(lines) lines, but the engine wrote \(expected): some of its files are missing")
    }
    try flush()
    guard totals.counts.keys.allSatisfy({ totals.cells[$0.cell] != nil }) else {
      throw .unreadable(what: "\(path) has hits in years and states that have no pages")
    }
    return totals
  }

  /// - Returns: false if it is a duplicate or impossible.
  private mutating func add(_ line: ResultLine) throws(NewspaperError) -> Bool {
    switch line {
    case .cell(let cell, let count): return totals.add(count, cell)
    case .count(let term, let cell, let count):
      return job.terms.indices.contains(term) && totals.add(count, JobTotals.Key(term, cell))
    case .hit(let hit, let batch):
      guard job.terms.indices.contains(hit.term) else { return false }
      hits[batch, default: []].append(hit)
      waiting += 1
      if waiting >= GatheredParts.mostWaiting { try flush() }
      return true
    }
  }

  private mutating func flush() throws(NewspaperError) {
    for (batch, hits) in hits {
      try translated { () throws(CorpusFailure) in try sink.add(hits, of: batch) }
    }
    (hits, waiting) = ([:], 0)
  }
}
