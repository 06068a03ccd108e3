import Corpus
import Files
import FoundationEssentials
import Newspapers

/// Makes a result from what an engine wrote: a folder of JSON Lines, and `_broadsheet.json`, which says what
/// the job was and how many lines there are.
public struct Gathering: Sendable {
  /// `_broadsheet.json`.
  private struct Description: Decodable {
    let schema: String
    let job: String
    let terms: [String]
    let sample: Int?
    let lines: Int
    let batches: Int
    let read: [ResultDescription.Read]?
    let incomplete: [String]
    let missing: [String]
    let receiptsSha256: String
    let engine: String
    let engineVersion: String
  }

  public static let description = "_broadsheet.json"
  static let schema = "broadsheet.parts/1"
  static let mostBytes = 64 << 20

  private let inputs: JobInputs
  private let path: String
  private let program: String

  /// - Parameters:
  ///   - path: the folder that the engine wrote.
  ///   - program: this program's version.
  public init(_ inputs: JobInputs, from path: String, program: String) {
    (self.inputs, self.path, self.program) = (inputs, path, program)
  }

  /// The name of the result of a job over the local data.
  public static func name(of job: CorpusJob, _ inputs: JobInputs) throws(NewspaperError) -> String {
    try ResultName(job, inputs).id
  }

  /// The job, and its result.
  @concurrent public func run() async throws(NewspaperError) -> (job: CorpusJob, made: ResultWriter.Made) {
    let found = try read()
    guard let kind = CorpusJob.Kind(rawValue: found.job) else {
      throw .unreadable(what: "\(path) is from the job \(found.job), which has no rows")
    }
    let terms = found.terms.compactMap { Term($0) }
    let job = CorpusJob(kind, terms, sample: found.sample)
    guard job.terms.count == found.terms.count, !terms.isEmpty else {
      throw .unreadable(what: "\(path)/\(Gathering.description) has invalid or repeated terms")
    }
    let name = try ResultName(job, inputs, receipts: found.receiptsSha256)
    if let there = try await ResultWriter.existing(name, inputs) { return (job, there) }
    let writer = try ResultWriter(job, inputs, name)
    var parts = GatheredParts(job, writer.sink)
    for file in try parts.files(in: path) { try parts.add(file) }
    let totals = try parts.finish(lines: found.lines, path)
    var facts = ResultWriter.Facts()
    (facts.batches, facts.incomplete, facts.missing) = (found.batches, found.incomplete, found.missing)
    (facts.engine, facts.engineVersion, facts.program) = (found.engine, found.engineVersion, program)
    (facts.receiptsSum, facts.read) = (found.receiptsSha256, found.read)
    return (job, try await writer.finish(totals, facts, as: name))
  }

  private func read() throws(NewspaperError) -> Description {
    let file = OpenFolder.path(of: Gathering.description, in: path)
    let bytes = try local("read") { () throws(FileFailure) in
      try WholeFile(path: file).read(atMost: Gathering.mostBytes)
    }
    guard let bytes else {
      throw .unreadable(
        what: "\(path) is not a finished result of an engine: it has no \(Gathering.description)")
    }
    let decoder = JSONDecoder()
    decoder.keyDecodingStrategy = .convertFromSnakeCase
    guard let found = try? decoder.decode(Description.self, from: Data(bytes)),
      found.schema == Gathering.schema
    else { throw .unreadable(what: "\(file) is damaged, or from another version of Broadsheet") }
    return found
  }
}
