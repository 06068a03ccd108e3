import Corpus
import FoundationEssentials
import Newspapers

/// `result.json` of a result: `broadsheet.result/1`. It contains no time, host or path.
struct ResultDescription: Codable {
  struct Arguments: Codable {
    let terms: [String]
    let sample: Int?

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(terms, forKey: .terms)
      // Null, not missing.
      try values.encode(sample, forKey: .sample)
    }
  }

  struct Totals: Codable {
    var cells = 0
    var words = 0
    var pages = 0
    var issues = 0
    var hits = 0
    var hitsKept = 0
  }

  /// A batch that was read.
  struct Read: Codable {
    let batch: String
    /// Of its archive.
    let sha1: String
    /// How many faults its receipt lists.
    let faults: Int

    init(_ batch: String, _ receipt: StoredReceipt) {
      (self.batch, sha1, faults) = (batch, receipt.sha1, receipt.faults)
    }
  }

  static let schema = "broadsheet.result/1"

  let schema: String
  let id: String
  let job: String
  let arguments: Arguments
  let columns: [String]
  let totals: Totals
  let batches: Int
  /// These batches, in order. Results of version 0.2.0 lack them.
  let read: [Read]?
  /// Batches whose archives could not be read completely; their pages are counted.
  let incomplete: [String]
  /// How many things are not in the result, by kind.
  let leftOut: [String: Int]
  /// Batches that were missing.
  let missing: [String]
  let corpusSha256: String
  let receiptsSha256: String
  /// The checksum of what was read, which the result is named after. Results of version 0.2.0 lack it, and so
  /// do those of engines, whose receipts say what they read.
  let readSha256: String?
  let engine: String
  let engineVersion: String
  let program: String

  static func columns(of kind: CorpusJob.Kind) -> [String] {
    switch kind {
    case .terms: ["term", "year", "state", "hits", "pages_with", "words", "pages", "issues"]
    case .concordance:
      ["term", "id", "batch", "year", "state", "start", "left", "match", "right", "quality"]
    }
  }

  func bytes() throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.keyEncodingStrategy = .convertToSnakeCase
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Array(try encoder.encode(self)) + [0x0A]
  }

  static func read(_ bytes: [UInt8]) -> ResultDescription? {
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    return try? decoder.decode(ResultDescription.self, from: Data(bytes))
  }
}
