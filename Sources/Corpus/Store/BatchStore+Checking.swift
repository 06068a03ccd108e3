import Files

extension BatchStore {
  /// Marks the batch as not read. Its pages stay until they are remade, in the way that they were made.
  public func forget(_ batch: String) throws(CorpusFailure) {
    let receipts = try open(CorpusLayout.receipts)
    do throws(FileFailure) { try setAside(CorpusLayout.receiptFile(of: batch), in: receipts) } catch {
      throw .unwritable(what: "cannot write \(error.reason)")
    }
  }

  /// A receipt that was set aside proves nothing, but says how the pages were made. It is needed until they
  /// are remade, which may be in another run of the program, once their archive is here.
  func setAside(_ name: String, in receipts: OpenFolder) throws(FileFailure) {
    guard receipts.holds(name) else { return }
    try receipts.rename(name, to: name + CorpusLayout.formerSuffix)
    try receipts.flush()
  }

  /// The receipt that says how the batch's pages were made: the current one, or the one set aside.
  func way(of batch: String) -> StoredReceipt? {
    // Anything but a receipt does not say how.
    if let receipt = try? receipt(of: batch) { return receipt }
    let lines = try? contents(receiptPath(of: batch) + CorpusLayout.formerSuffix)
    return lines.flatMap { StoredReceipt(lines: $0) }
  }

  /// How many different pages batches have: a page may be in several of them. All their pages are read.
  public func differentPages(
    of batches: [(batch: String, receipt: StoredReceipt)]
  ) throws(CorpusFailure) -> Int {
    guard batches.count > 1 else { return batches.first?.receipt.pages ?? 0 }
    var registry = PageRegistry()
    var count = 0
    for (batch, receipt) in batches {
      let stored = try pages(of: batch, receipt)
      while let page = try stored.next() {
        if let place = registry.place(of: page), !registry.insert(place).isNew { continue }
        count += 1
      }
    }
    return count
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
