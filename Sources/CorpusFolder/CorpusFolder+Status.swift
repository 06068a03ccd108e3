import Corpus
import Files
import Newspapers

extension CorpusFolder {
  @concurrent public func status(of plan: CorpusPlan) async throws(NewspaperError) -> [BatchStatus] {
    let (files, troubles) = (try journal.files(), try journal.troubles())
    var all: [BatchStatus] = []
    for batch in plan.batches {
      all.append(try status(of: batch, in: plan, files, troubles[batch.archive.batch]))
    }
    return all
  }

  private func status(
    of batch: PlannedBatch, in plan: CorpusPlan, _ files: [String: Journal.KnownFile],
    _ trouble: Journal.Trouble?
  ) throws(NewspaperError) -> BatchStatus {
    let name = CorpusFolder.archivePath(of: batch.archive)
    let whole = FileStamp(archive: file(name))
    let part = FileStamp(path: file(name + ".part"))
    // Never read a file that is shorter than it should be.
    let isOther = whole.map { batch.archive.isOther($0, files[name]) } ?? false
    // Why its pages do not count.
    var unusable: String?
    func status(
      _ state: BatchStatus.State, _ words: String? = nil, isToRead: Bool = false
    ) -> BatchStatus {
      // Earlier problems no longer count once the archive or its pages are here.
      let isOver = state == .fetched || state == .checked || state == .read
      let last = isOver ? nil : trouble
      return BatchStatus(
        batch, state, bytesHere: whole?.size ?? part?.size ?? 0, hasArchive: whole != nil,
        isToRead: isToRead && whole != nil && !isOther,
        trouble: words ?? unusable ?? last?.words,
        nextTry: last?.nextTry)
    }
    do throws(CorpusFailure) {
      let receipt = try store.receipt(of: batch.archive.batch)
      if let receipt {
        if receipt.isOutdated(by: batch.archive) {
          unusable = "its pages come from an earlier archive"
        } else if !plan.isCovered(by: receipt) {
          unusable = "it has only some of the pages that the plan asks for"
        }
      }
      if let receipt, unusable == nil {
        guard FileStamp(path: store.pagesPath(of: batch.archive.batch)) != nil else {
          return status(.faulty, "it has a receipt, but no pages", isToRead: true)
        }
        if receipt.isComplete {
          guard !isOther else {
            return status(.faulty, "its archive was changed or damaged after its pages were made")
          }
          let isNew = whole.map { receipt.isOther(than: batch.archive, of: $0.size) } ?? false
          return status(.read, isToRead: isNew)
        }
        guard receipt.sha1 == batch.archive.sha1 else {
          return status(.faulty, "its archive could not be read completely", isToRead: true)
        }
        // Neither reading nor fetching the same bytes again would help.
        return status(
          .faulty,
          "its archive could not be read completely; its checksum is right, so the source's copy is damaged")
      }
    } catch {
      guard case .damaged(let what) = error else { throw NewspaperError(error) }
      return status(.faulty, what, isToRead: true)
    }
    guard let whole else {
      if trouble?.nextTry == nil, trouble != nil, part == nil { return status(.faulty) }
      return status(part == nil ? .planned : .fetching)
    }
    if let words = batch.archive.sizeFault(whole.size) { return status(.faulty, "its archive \(words)") }
    if isOther {
      return status(.faulty, "its archive's checksum differs from the listed one")
    }
    return status(batch.archive.isListed(whole, files[name]) ? .checked : .fetched, isToRead: true)
  }

  /// Below this folder.
  static func archivePath(of archive: OCRArchive) -> String {
    "\(CorpusLayout.archives)/\(archive.fileName)"
  }

  static func pagesPath(of batch: String) -> String {
    "\(CorpusLayout.pagesFolder(of: batch))/\(CorpusLayout.pageFile)"
  }
}

extension StoredReceipt {
  /// Whether an archive other than the listed one was read, as far as the list tells.
  func isOutdated(by archive: OCRArchive) -> Bool {
    archive.sha1.map { $0 != sha1 } ?? archive.size.map { $0 != bytes } ?? false
  }

  /// Whether a file of that size is not the one that was read. If the list says which one was read, such a
  /// file is damaged; otherwise it may be a new one.
  func isOther(than archive: OCRArchive, of size: Int) -> Bool {
    archive.sha1 == nil && archive.size == nil && size != bytes
  }
}
