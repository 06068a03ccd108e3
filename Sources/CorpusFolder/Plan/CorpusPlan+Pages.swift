import Corpus
import Files
import Newspapers

extension CorpusOptions {
  /// Only the pages in a plan: batches are chosen as a whole, pages by newspaper and year.
  public mutating func take(_ selection: BatchSelection) {
    newspapers = selection.newspapers
    from = selection.from.flatMap { IssueDate(year: $0, month: 1, day: 1) }
    to = selection.to.flatMap { IssueDate(year: $0, month: 12, day: 31) }
  }
}

extension CorpusPlan {
  /// Whether all pages wanted from a batch were also wanted when those of the receipt were made.
  func isCovered(by receipt: StoredReceipt) -> Bool {
    var options = CorpusOptions()
    options.take(selection)
    return options.covers(receipt)
  }

  /// Whether the pages of a receipt are those that the plan asks for.
  func counts(_ receipt: StoredReceipt, of archive: OCRArchive) -> Bool {
    !receipt.isOutdated(by: archive) && isCovered(by: receipt)
  }

  /// What the file at `path` says about its batch, which may have another name in the plan.
  /// - Parameter folder: that of the corpus.
  public func batchName(of path: String, in folder: String) -> BatchName {
    let odd = batches.map(\.archive).filter { BatchName($0.fileName).batch != $0.batch }
    guard !odd.isEmpty, let file = FileIdentity(path: path) else { return BatchName(path) }
    let own = odd.first { archive in
      FileIdentity(path: OpenFolder.path(of: CorpusFolder.archivePath(of: archive), in: folder)) == file
    }
    return own.map { BatchName(path, of: $0.batch) } ?? BatchName(path)
  }
}
