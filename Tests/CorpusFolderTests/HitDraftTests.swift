import Corpus
import Foundation
import TestSupport
import Testing

@testable import CorpusFolder

/// Hits that are discarded before all of them are known.
struct HitDraftTests {
  private let folder = TemporaryFolder()

  /// That many hits of one word, each on a separate page.
  private func hits(_ count: Int) -> [JobHit] {
    let text = Array("liberty".utf8)
    return (1...count).map { number in
      let page = String(number)
      return JobHit(
        term: 0, id: "sn83030214/1900-01-01/ed-1/seq-" + String(repeating: "0", count: 5 - page.count) + page,
        cell: JobCell(year: 1900, state: "Ohio"),
        snippet: JobSnippet(text, 0..<text.count, start: 0),
        quality: nil)
    }
  }

  @Test func `a batch that repeats another's pages takes no hits from it`() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let draft = try HitDraft(
      folder.file("hits.sqlite"), CorpusJob(.terms, [try #require(Term("liberty"))], sample: nil),
      leastForPruning: 2 * CorpusJob.mostInCell)
    let hits = hits(CorpusJob.mostInCell + 10)
    try draft.add(hits, of: "a_one_ver01")
    try draft.add(hits, of: "b_two_ver01")
    try draft.remove("b_two_ver01")
    var kept = 0
    try draft.forEach { _ in kept += 1 }
    #expect(kept == CorpusJob.mostInCell)
  }
}
