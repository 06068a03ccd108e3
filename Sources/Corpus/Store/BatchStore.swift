import Files

/// The pages of batches in a folder: one file of pages each, and a receipt that proves that it is complete. A
/// receipt is written after the pages get their name, and removed before they are replaced.
public struct BatchStore: Sendable {
  public let folder: String

  /// Longer than any list of faults that people read.
  private static let longestReceipt = 64 << 20

  public init(folder: String) { self.folder = folder }

  /// The outcome of reading an archive.
  public struct Outcome: Sendable {
    public let receipt: StoredReceipt
    /// Whether its pages were there already.
    public let wasThere: Bool
    /// That of pages of another archive, which these replaced.
    public var replaced: StoredReceipt?
  }

  public func pagesPath(of batch: String) -> String {
    OpenFolder.path(of: "\(CorpusLayout.pagesFolder(of: batch))/\(CorpusLayout.pageFile)", in: folder)
  }

  public func receiptPath(of batch: String) -> String {
    OpenFolder.path(of: "\(CorpusLayout.receipts)/\(CorpusLayout.receiptFile(of: batch))", in: folder)
  }

  /// Nil if the batch has not been read.
  /// - Throws: `.damaged` if the file is something else.
  public func receipt(of batch: String) throws(CorpusFailure) -> StoredReceipt? {
    let path = receiptPath(of: batch)
    guard let found = try contents(path) else { return nil }
    guard let receipt = StoredReceipt(lines: found) else {
      throw .damaged(what: "\(path) is not a receipt: its batch counts as not read")
    }
    return receipt
  }

  /// Nil if there is no such file.
  func contents(_ path: String) throws(CorpusFailure) -> [UInt8]? {
    do throws(FileFailure) {
      return try WholeFile(path: path).read(atMost: BatchStore.longestReceipt)
    } catch {
      throw .unreadable(what: "cannot read \(error.reason)")
    }
  }

  /// The pages that a receipt is for.
  public func pages(of batch: String, _ receipt: StoredReceipt) throws(CorpusFailure) -> StoredPages {
    try StoredPages(pagesPath(of: batch), receipt)
  }

  /// Reads an archive, unless its pages already exist, made from the same bytes in the same way.
  /// - Parameters:
  ///   - path: an archive, a batch folder, or `-` for standard input.
  ///   - isForced: whether to read it in any case. Otherwise whole pages that were made in another way stay.
  ///     Pages of an incomplete archive never replace complete ones.
  ///   - other: the archive that the batch was just read from: its complete pages stay, even if forced.
  ///   - keepsWay: whether existing pages are made again as they were made before, and stay if they are of
  ///     the same archive and include those that are wanted; `options` then only say which pages those are.
  ///   - meter: counts the pages.
  @concurrent public func read(
    _ path: String, as name: BatchName, _ options: CorpusOptions, isForced: Bool = false,
    after other: String? = nil, keepsWay: Bool = false, meter: JobMeter? = nil,
    note: @escaping @Sendable (String) -> Void
  ) async throws(CorpusFailure) -> Outcome {
    guard let batch = name.batch, name.isPlain else {
      throw .damaged(
        what: "\(name.shown): its name is not a batch name, such as dlc_fiji_ver01: use --name")
    }
    var options = options
    if keepsWay, let earlier = way(of: batch) { options.takeWay(of: earlier) }
    let existing = standing(batch)
    if let existing, !isForced || other != nil,
      try isMade(existing, of: path, options, mayBeMore: keepsWay)
    {
      return Outcome(receipt: existing, wasThere: true)
    }
    let whole = existing.flatMap { $0.isComplete ? $0 : nil }
    if whole != nil, let other {
      throw .damaged(
        what: "\(path): the pages of \(batch) were just read from \(other), which differs: they were kept")
    }
    if let whole, !isForced, !keepsWay, whole.options != options.written {
      throw .unreadable(
        what: "\(batch) already has pages made with other options: --force replaces them")
    }
    let pages = try open(CorpusLayout.pagesFolder(of: batch))
    let writer = try BatchWriter(pages, of: batch)
    let worker = CorpusWorker(
      options,
      write: { lines throws(CorpusFailure) in
        try writer.write(lines)
        try meter?.addPage()
      },
      record: { lines throws(CorpusFailure) in writer.record(lines) }, note: note)
    _ = try await worker.read(path, as: name)
    let lines = try writer.finish()
    guard let receipt = StoredReceipt(lines: lines) else {
      throw .damaged(what: "\(path): no receipt was made")
    }
    if whole != nil, !receipt.isComplete {
      pages.remove(CorpusLayout.pageFile + ".part")
      throw .damaged(what: "\(path) is incomplete: the existing pages were kept")
    }
    try keep(receipt, batch, writer, pages)
    return Outcome(
      receipt: receipt, wasThere: false, replaced: existing.flatMap { $0.sha1 == receipt.sha1 ? nil : $0 })
  }

  func open(_ name: String) throws(CorpusFailure) -> OpenFolder {
    do throws(FileFailure) { return try OpenFolder(OpenFolder.path(of: name, in: folder)) } catch {
      throw .unwritable(what: "cannot write in \(error.reason)")
    }
  }

  private func keep(
    _ receipt: StoredReceipt, _ batch: String, _ writer: BatchWriter, _ pages: OpenFolder
  ) throws(CorpusFailure) {
    let receipts = try open(CorpusLayout.receipts)
    do throws(FileFailure) {
      let name = CorpusLayout.receiptFile(of: batch)
      try setAside(name, in: receipts)
      try writer.name()
      try pages.flush()
      let file = try UnfinishedFile(name, in: receipts)
      try file.begin(nil)
      try file.append(receipt.lines)
      try file.finish(replaces: true)
      receipts.remove(name + CorpusLayout.formerSuffix)
      try receipts.flush()
    } catch {
      throw .unwritable(what: "cannot write \(error.reason)")
    }
  }
}
