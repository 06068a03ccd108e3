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
    func status(
      _ state: BatchStatus.State, _ words: String? = nil, isToRead: Bool = false
    ) -> BatchStatus {
      BatchStatus(
        batch, state, bytesHere: whole?.size ?? part?.size ?? 0, hasArchive: whole != nil,
        isToRead: isToRead && isWhole, trouble: words ?? trouble?.words, nextTry: trouble?.nextTry)
    }
    do throws(CorpusFailure) {
      if let receipt = try store.receipt(of: batch.archive.batch) {
        guard FileStamp(path: store.pagesPath(of: batch.archive.batch)) != nil else {
          return status(.faulty, "it has a receipt, but no pages", isToRead: true)
        }
        if receipt.isComplete { return status(.read) }
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
    guard let known = files[name], known.stamp == whole, let listed = batch.archive.listedSum else {
      return status(.fetched, isToRead: true)
    }
    return known.sums[listed.kind] == listed.sum
      ? status(.checked, isToRead: true)
      : status(.faulty, "its archive has another checksum than the list says")
  }

  /// Below this folder.
  static func archivePath(of archive: OCRArchive) -> String {
    "\(CorpusLayout.archives)/\(archive.fileName)"
  }

  static func pagesPath(of batch: String) -> String {
    "\(CorpusLayout.pagesFolder(of: batch))/\(CorpusLayout.pageFile)"
  }
}
