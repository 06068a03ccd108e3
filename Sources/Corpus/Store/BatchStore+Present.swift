import Files
import Glibc

extension BatchStore {
  /// The receipt of existing pages, if their archive was read completely and they match it.
  func whole(_ batch: String) throws(CorpusFailure) -> StoredReceipt? {
    guard let receipt = try receipt(of: batch), receipt.isComplete, try isWhole(batch, receipt) else {
      return nil
    }
    return receipt
  }

  private func isWhole(_ batch: String, _ receipt: StoredReceipt) throws(CorpusFailure) -> Bool {
    let pages = try pages(of: batch, receipt)
    while try pages.next() != nil {}
    return true
  }

  /// What exists of the batch, if reading the archive again would produce the same.
  /// - Parameter mayBeMore: whether other pages than those that are wanted may be there, too.
  func present(
    _ path: String, _ batch: String, _ options: CorpusOptions, mayBeMore: Bool
  ) throws(CorpusFailure) -> StoredReceipt? {
    guard path != "-", !BatchFolder.isFolder(path) else { return nil }
    // Anything but a receipt proves nothing: the batch is read.
    guard let receipt = try? receipt(of: batch), (try? isWhole(batch, receipt)) == true,
      receipt.options == options.written || mayBeMore && options.covers(receipt),
      receipt.isComplete || receipt.program == options.program
    else { return nil }
    var status = stat()
    guard GivenPath(path).withBytes({ stat($0, &status) }) == 0, Int(status.st_size) == receipt.bytes else {
      return nil
    }
    let source = try ArchiveSource(path)
    try source.drain()
    return String(decoding: try source.digest(), as: UTF8.self) == receipt.sha1 ? receipt : nil
  }
}
