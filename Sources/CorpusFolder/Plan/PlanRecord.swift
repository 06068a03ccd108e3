import FoundationEssentials
import Newspapers

/// The JSON of `corpus.json`.
struct PlanRecord: Codable {
  struct Query: Codable {
    let lccns: [String]
    let state: String?
    let awardees: [String]
    let from: Int?
    let to: Int?
    let newSince: String?
    /// Names; files of other programs need not have it.
    let batches: [String]?

    enum CodingKeys: String, CodingKey {
      case lccns, state, awardees, from, to, batches
      case newSince = "new_since"
    }
  }

  struct Batch: Codable {
    let name: String
    let file: String
    let url: String
    let bytes: Int?
    let sha1: String?
    let sha256: String?
    let pages: Int?
    let issues: Int?
    let lccns: [String]
    let created: String?
    let doubtful: Bool
    /// `listed` or `gone`.
    let state: String
  }

  let schema: String
  let program: String
  /// The address of the source whose list it was made from; earlier versions did not write it.
  let source: String?
  let query: Query
  let batches: [Batch]

  init(_ plan: CorpusPlan, program: String) {
    (schema, self.program) = (PlanFile.schema, program)
    source = plan.source.map { $0 == .library ? "https://www.loc.gov" : $0.stored }
    let selection = plan.selection
    query = Query(
      lccns: selection.newspapers.map(\.description).sorted(), state: selection.state,
      awardees: selection.awardees.sorted(), from: selection.from, to: selection.to,
      newSince: selection.newSince?.description, batches: selection.names.sorted())
    batches = plan.batches.map { batch in
      let archive = batch.archive
      return Batch(
        name: archive.batch, file: archive.fileName, url: archive.address, bytes: archive.size,
        sha1: archive.sha1, sha256: archive.sha256, pages: archive.pageCount, issues: archive.issueCount,
        lccns: archive.newspapers.map(\.description), created: archive.created?.description,
        doubtful: batch.isDoubtful, state: batch.isGone ? "gone" : "listed")
    }
  }

  /// - Throws: if a batch has a name or an address that is not plain: it could lead out of the folder; or the
  ///   name of another: their files would overwrite each other.
  func plan(path: String) throws(NewspaperError) -> CorpusPlan {
    var selection = BatchSelection()
    selection.newspapers = Set(query.lccns.compactMap { try? LCCN($0) })
    (selection.state, selection.from, selection.to) = (query.state, query.from, query.to)
    (selection.names, selection.awardees) = (Set(query.batches ?? []), Set(query.awardees))
    selection.newSince = query.newSince.flatMap { IssueDate($0[...]) }
    var planned: [PlannedBatch] = []
    var names = ArchiveNames()
    for batch in batches {
      guard
        let archive = OCRArchive(
          batch: batch.name, address: batch.url, size: batch.bytes, created: batch.created, sha1: batch.sha1,
          sha256: batch.sha256, pageCount: batch.pages, issueCount: batch.issues, newspapers: batch.lccns),
        archive.fileName == batch.file
      else { throw .unreadable(what: "\(path): batch \(batch.name) has no usable address") }
      guard names.take(archive) else {
        throw .unreadable(
          what: "\(path) has two batches named \(batch.name), or two archives named \(batch.file): "
            + "remove it, and plan again; archives and pages are kept")
      }
      planned.append(PlannedBatch(archive, isDoubtful: batch.doubtful, isGone: batch.state == "gone"))
    }
    return CorpusPlan(
      selection: selection, batches: planned, source: source.flatMap { IssueSource($0) })
  }
}
