import Corpus
import Newspapers

/// Names a result after its inputs: the same job on the same pages gets the same name on every machine.
struct ResultName: Hashable {
  let id: String

  /// - Parameter receipts: the checksum of those that another engine used; nil for local ones.
  init(_ job: CorpusJob, _ inputs: JobInputs, receipts: String? = nil) throws(NewspaperError) {
    try self.init(job, inputs, identities: inputs.batches.map(\.identity), receipts: receipts)
  }

  /// - Parameter identities: of what was read, batch by batch: an archive may not be what the list says.
  init(
    _ job: CorpusJob, _ inputs: JobInputs, identities: [String], receipts: String? = nil
  ) throws(NewspaperError) {
    var lines = ["broadsheet.result/1", job.kind.rawValue, "\(job.sample ?? 0)"]
    lines += job.terms.map { "term \($0.words)" }
    lines += [inputs.corpusSum, inputs.titlesSum]
    if let receipts, try inputs.receiptsSum() != receipts {
      lines.append("receipts \(receipts)")
    } else {
      lines += identities.map { "batch \($0)" }
      lines += inputs.missing.map { "missing \($0)" }
    }
    let sum = try JobInputs.sum(Array(lines.joined(separator: "\n").utf8))
    id = "job-\(sum.prefix(12))"
  }
}
