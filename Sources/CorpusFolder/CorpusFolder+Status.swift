import Corpus
import Files
import Newspapers

extension CorpusFolder {
  @concurrent public func status(of plan: CorpusPlan) async throws(NewspaperError) -> [BatchStatus] {
    let (files, troubles) = (try journal.files(), try journal.troubles())
    var all: [BatchStatus] = []
    for batch in plan.batches {
      all.append(try status(of: batch, files, troubles[batch.archive.batch]))
    }
    return all
  }

  private func status(
    of batch: PlannedBatch, _ files: [String: Journal.KnownFile], _ trouble: Journal.Trouble?
  ) throws(NewspaperError) -> BatchStatus {
    let name = CorpusFolder.archivePath(of: batch.archive)
    let whole = FileStamp(path: file(name))
    let part = FileStamp(path: file(name + ".part"))
    // Never read a file that is shorter than it should be.
    let isWhole = whole.map { whole in batch.archive.size.map { $0 == whole.size } ?? true } ?? false
    var isOutdated = false
    func status(
      _ state: BatchStatus.State, _ words: String? = nil, isToRead: Bool = false
    ) -> BatchStatus {
      BatchStatus(
        batch, state, bytesHere: whole?.size ?? part?.size ?? 0, hasArchive: whole != nil,
        isToRead: isToRead && isWhole,
        trouble: words ?? (isOutdated ? "its pages are of an earlier archive" : trouble?.words),
        nextTry: trouble?.nextTry)
    }
    do throws(CorpusFailure) {
      let receipt = try store.receipt(of: batch.archive.batch)
      isOutdated = receipt?.isOutdated(by: batch.archive) ?? false
      if let receipt, !isOutdated {
        guard FileStamp(path: store.pagesPath(of: batch.archive.batch)) != nil else {
          return status(.faulty, "it has a receipt, but no pages", isToRead: true)
        }
        if receipt.isComplete {
          let isDamaged = whole.map { isOther(batch.archive, $0, files[name]) } ?? false
          return isDamaged
            ? status(.faulty, "its archive was changed or damaged after its pages were made") : status(.read)
        }
        guard receipt.sha1 == batch.archive.sha1 else {
          return status(.faulty, "its archive could not be read whole", isToRead: true)
        }
        // Neither reading nor fetching the same bytes again would help.
        return status(
          .faulty,
          "its archive could not be read whole; its checksum is right, so the source's copy is damaged")
      }
    } catch {
      guard case .damaged(let what) = error else { throw NewspaperError(error) }
      return status(.faulty, what, isToRead: true)
    }
    guard let whole else {
      if trouble?.nextTry == nil, trouble != nil, part == nil { return status(.faulty) }
      return status(part == nil ? .planned : .fetching)
    }
    if !isWhole, let size = batch.archive.size {
      return status(.faulty, "its archive has \(whole.size) bytes instead of \(size)")
    }
    if isOther(batch.archive, whole, files[name]) {
      return status(.faulty, "its archive has another checksum than the list says")
    }
    let isChecked = batch.archive.listedSum != nil && files[name]?.stamp == whole
    return status(isChecked ? .checked : .fetched, isToRead: true)
  }

  /// Whether a file is known not to be the listed archive.
  private func isOther(_ archive: OCRArchive, _ stamp: FileStamp, _ known: Journal.KnownFile?) -> Bool {
    if let size = archive.size, size != stamp.size { return true }
    guard let known, known.stamp == stamp, let listed = archive.listedSum, let sum = known.sums[listed.kind]
    else { return false }
    return sum != listed.sum
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
  /// Whether another archive than the listed one was read, as far as the list tells.
  func isOutdated(by archive: OCRArchive) -> Bool {
    archive.sha1.map { $0 != sha1 } ?? archive.size.map { $0 != bytes } ?? false
  }
}
