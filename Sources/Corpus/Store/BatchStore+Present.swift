import Files
import Glibc

extension BatchStore {
  /// The receipt of existing pages that match it; nil without any. All pages are read for that.
  func standing(_ batch: String) -> StoredReceipt? {
    // Anything but a receipt and its pages proves nothing: the batch is read.
    guard let receipt = try? receipt(of: batch), (try? readThrough(batch, receipt)) != nil else { return nil }
    return receipt
  }

  private func readThrough(_ batch: String, _ receipt: StoredReceipt) throws(CorpusFailure) {
    let pages = try pages(of: batch, receipt)
    while try pages.next() != nil {}
  }

  /// Whether reading an archive again would produce the pages of a receipt.
  /// - Parameter mayBeMore: whether other pages than those that are wanted may be there, too.
  func isMade(
    _ receipt: StoredReceipt, of path: String, _ options: CorpusOptions, mayBeMore: Bool
  ) throws(CorpusFailure) -> Bool {
    guard path != "-", !BatchFolder.isFolder(path),
      receipt.options == options.written || mayBeMore && options.covers(receipt),
      receipt.isComplete || receipt.program == options.program
    else { return false }
    var status = stat()
    guard GivenPath(path).withBytes({ stat($0, &status) }) == 0, Int(status.st_size) == receipt.bytes else {
      return false
    }
    let source = try ArchiveSource(path)
    try source.drain()
    return String(decoding: try source.digest(), as: UTF8.self) == receipt.sha1
  }
}
