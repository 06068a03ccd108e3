import Corpus
import Files
import GRDB
import Glibc
import Newspapers
import SQLiteStorage

/// Makes the folder of a result, under another name until it is complete: a killed job leaves no partial
/// result, and the next one starts over. One that fails leaves nothing.
public final class ResultWriter {
  /// What else is known about a result.
  struct Facts: Sendable {
    /// The checksum of the receipts of all counted batches.
    var receiptsSum = ""
    /// The checksum of what was read, batch by batch; nil for what an engine counted.
    var readSum: String?
    var batches = 0
    /// These batches, in order; nil if the engine did not say which.
    var read: [ResultDescription.Read]?
    var incomplete: [String] = []
    var missing: [String] = []
    var engine = Facts.ownEngine
    var engineVersion = ""
    var program = ""

    /// The name of this program itself in results.
    static let ownEngine = "local"
  }

  static let record = "result.json"
  static let rows = "rows.sqlite"
  private static let drafts = "hits.sqlite"

  let inputs: JobInputs
  private let job: CorpusJob
  private let folder: OpenFolder
  private let lock: ResultLock
  let draft: HitDraft
  /// Whether the draft became the result, or was discarded.
  private var isOver = false

  static func results(of corpus: String) -> String {
    OpenFolder.path(of: CorpusLayout.results, in: corpus)
  }

  static func path(_ id: String, of corpus: String) -> String {
    OpenFolder.path(of: id, in: results(of: corpus))
  }

  /// An existing result.
  public struct Made: Sendable {
    public let path: String
    /// Batches whose archives are incomplete.
    public let incomplete: [String]
    /// Batches that are not in it, because they were missing.
    public let missing: [String]
    public let pages: Int
    public let hits: Int
  }

  init(_ job: CorpusJob, _ inputs: JobInputs, _ name: ResultName) throws(NewspaperError) {
    (self.job, self.inputs) = (job, inputs)
    let draftName = ResultWriter.draftName(name.id)
    ResultWriter.removeLeftovers(of: inputs.folder, except: draftName)
    let path = ResultWriter.path(draftName, of: inputs.folder)
    (folder, lock) = try local("write") { () throws(FileFailure) in
      let folder = try OpenFolder(path)
      return (folder, try ResultLock(path))
    }
    do throws(NewspaperError) {
      // Leftovers of a killed job.
      try ResultWriter.empty(folder)
      draft = try HitDraft(folder.path(of: ResultWriter.drafts), job)
    } catch {
      // Why there is no draft matters more than whether its folder could be removed. The same goes for the
      // code below.
      try? ResultWriter.remove(folder)
      throw error
    }
  }

  deinit {
    guard !isOver else { return }
    try? draft.close()
    try? ResultWriter.remove(folder)
  }

  var sink: any JobHitSink { draft }

  /// Shows other machines that it is still being made.
  func touch() { _ = utimes(folder.path, nil) }

  static func empty(_ folder: OpenFolder) throws(NewspaperError) {
    for name in try local("read", { () throws(FileFailure) in try Folder.names(in: folder.path) }) {
      folder.remove(name)
    }
  }

  /// Removes what was made.
  private func discard() throws(NewspaperError) {
    isOver = true
    do { try draft.close() } catch {
      throw NewspaperError(error, result: folder.path(of: ResultWriter.drafts))
    }
    try ResultWriter.remove(folder)
  }

  /// Discards what was made if another machine has made the same meanwhile.
  /// - Parameter name: that of what was read.
  func finish(
    _ totals: JobTotals, _ facts: Facts, as name: ResultName
  ) async throws(NewspaperError) -> Made {
    if let there = try await ResultWriter.existing(name, inputs) {
      try discard()
      return there
    }
    let kept: Int
    let rows = folder.path(of: ResultWriter.rows)
    do {
      kept = try ResultRowsBuilder(rows, job).build(totals, draft)
      try draft.close()
    } catch {
      throw NewspaperError(error, result: rows)
    }
    folder.remove(ResultWriter.drafts)
    let id = name.id
    let description = try description(totals, facts, kept, id)
    let bytes: [UInt8]
    do { bytes = try description.bytes() } catch {
      throw .local(what: "cannot write \(folder.path(of: ResultWriter.record)): \(error)")
    }
    let path = ResultWriter.path(id, of: inputs.folder)
    try removeUnproven(name)
    // An entry with this name exists if the result was deleted since.
    try Manifest(inputs.folder).forget { $0.hasPrefix("\(CorpusLayout.results)/\(id)/") }
    try local("write") { () throws(FileFailure) in
      try ResultLock.flush(rows)
      try WholeFile(path: folder.path(of: ResultWriter.record)).replace(
        with: [bytes], by: folder.path(of: ResultWriter.record + ".new"), isFlushed: true,
        isPrivate: false)
      try folder.flush()
      guard rename(folder.path, path) == 0 else { throw FileFailure(path) }
      isOver = true
      try OpenFolder(ResultWriter.results(of: inputs.folder)).flush()
    }
    return Made(path, description)
  }

  private func description(
    _ totals: JobTotals, _ facts: Facts, _ kept: Int, _ id: String
  ) throws(NewspaperError) -> ResultDescription {
    var sums = ResultDescription.Totals()
    for cell in totals.cells.values {
      sums.cells += 1
      sums.words += cell.words
      sums.pages += cell.pages
      sums.issues += cell.issues
    }
    sums.hits = totals.counts.values.reduce(0) { $0 + $1.hits }
    sums.hitsKept = kept
    var leftOut: [String: Int] = [:]
    if !facts.missing.isEmpty { leftOut["batches"] = facts.missing.count }
    if kept < sums.hits { leftOut["hits"] = sums.hits - kept }
    let faults = facts.read?.map(\.faults).reduce(0, +) ?? 0
    if faults > 0 { leftOut["faults"] = faults }
    return ResultDescription(
      schema: ResultDescription.schema, id: id, job: job.kind.rawValue,
      arguments: .init(terms: job.terms.map(\.words), sample: job.sample),
      columns: ResultDescription.columns(of: job.kind), totals: sums, batches: facts.batches,
      read: facts.read, incomplete: facts.incomplete.sorted { $0.precedes($1) }, leftOut: leftOut,
      missing: facts.missing, corpusSha256: inputs.corpusSum,
      receiptsSha256: facts.receiptsSum, readSha256: facts.readSum, engine: facts.engine,
      engineVersion: facts.engineVersion, program: facts.program)
  }
}

extension ResultWriter.Made {
  init(_ path: String, _ description: ResultDescription) {
    self.init(
      path: path, incomplete: description.incomplete, missing: description.missing,
      pages: description.totals.pages, hits: description.totals.hits)
  }
}
