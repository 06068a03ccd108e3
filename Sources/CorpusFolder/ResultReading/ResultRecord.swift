import FoundationEssentials
import Newspapers

/// The JSON of a result's `result.json`: `broadsheet.result/1`.
struct ResultRecord: Decodable {
  static let schema = "broadsheet.result/1"

  /// What distinguishes one version from another.
  struct Version: Decodable {
    let schema: String
  }

  struct Arguments: Decodable {
    let terms: [String]
    let sample: Int?
  }

  struct Totals: Decodable {
    let cells: Int
    let words: Int
    let pages: Int
    let issues: Int
    let hits: Int
    let hitsKept: Int

    enum CodingKeys: String, CodingKey {
      case cells, words, pages, issues, hits
      case hitsKept = "hits_kept"
    }
  }

  let id: String
  let job: String
  let arguments: Arguments
  let totals: Totals
  let batches: Int
  let incomplete: [String]
  /// Batches that were not read.
  let missing: [String]
  let leftOut: [String: Int]

  enum CodingKeys: String, CodingKey {
    case id, job, arguments, totals, batches, incomplete, missing
    case leftOut = "left_out"
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    id = try values.decode(String.self, forKey: .id)
    job = try values.decode(String.self, forKey: .job)
    arguments = try values.decode(Arguments.self, forKey: .arguments)
    totals = try values.decode(Totals.self, forKey: .totals)
    batches = try values.decode(Int.self, forKey: .batches)
    incomplete = try values.decodeIfPresent([String].self, forKey: .incomplete) ?? []
    missing = try values.decodeIfPresent([String].self, forKey: .missing) ?? []
    leftOut = try values.decodeIfPresent([String: Int].self, forKey: .leftOut) ?? [:]
  }

  /// - Parameter corpus: the name of the corpus's folder; nil if it is not in one.
  /// - Returns: nil for a job whose rows cannot be browsed.
  func summary(corpus: String?) -> CorpusResultSummary? {
    guard let job = CorpusResultSummary.Job(rawValue: job) else { return nil }
    return CorpusResultSummary(
      id: id, corpus: corpus, job: job, terms: arguments.terms, sample: arguments.sample, batches: batches,
      incomplete: incomplete.sorted(), missing: missing.sorted(),
      // Hits are reported where they are listed, and batches by name.
      leftOut: leftOut.sorted { $0.key < $1.key }.filter { part in
        part.value > 0 && part.key != "hits" && (part.key != "batches" || missing.isEmpty)
      }.map {
        CorpusResultSummary.LeftOut(what: $0.key, count: $0.value)
      },
      pages: totals.pages, issues: totals.issues, words: totals.words, hits: totals.hits,
      keptHits: totals.hitsKept)
  }
}
