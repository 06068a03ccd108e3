import Files

extension BatchStore {
  /// Marks the batch as not read. Its pages stay until they are remade.
  public func forget(_ batch: String) throws(CorpusFailure) {
    let receipts = try open(CorpusLayout.receipts)
    receipts.remove(CorpusLayout.receiptFile(of: batch))
    do throws(FileFailure) { try receipts.flush() } catch {
      throw .unwritable(what: "cannot write \(error.reason)")
    }
  }

  /// Compares the pages of a batch with its receipt.
  /// - Parameters:
  ///   - isDeep: whether the text of each page is compared with its sum, too.
  ///   - changed: receives each page whose text has changed.
  /// - Throws: `.damaged` if the pages are not those of the receipt.
  public func check(
    _ batch: String, _ receipt: StoredReceipt, isDeep: Bool,
    changed: (String) throws(CorpusFailure) -> Void
  ) throws(CorpusFailure) {
    let pages = try pages(of: batch, receipt)
    let digest = try Digest(.sha256)
    while !Task.isCancelled, let page = try pages.next() {
      guard isDeep else { continue }
      digest.add(page.text)
      if try digest.finish() != page.textSum {
        try changed("the text of \(page.id) has changed since it was written")
      }
    }
  }
}
