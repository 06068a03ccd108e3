import Files
import Glibc

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
    let found: [UInt8]?
    do throws(FileFailure) {
      found = try WholeFile(path: path).read(atMost: BatchStore.longestReceipt)
    } catch {
      throw .unreadable(what: "cannot read \(error.reason)")
    }
    guard let found else { return nil }
    guard let receipt = StoredReceipt(lines: found) else {
      throw .damaged(what: "\(path) is not a receipt: its batch counts as not read")
    }
    return receipt
  }

  /// The pages that a receipt is for.
  public func pages(of batch: String, _ receipt: StoredReceipt) throws(CorpusFailure) -> StoredPages {
    try StoredPages(pagesPath(of: batch), receipt)
  }

  /// Reads an archive, unless its pages already exist, made from the same bytes in the same way.
  /// - Parameters:
  ///   - path: an archive, a batch folder, or `-` for standard input.
  ///   - isForced: whether to read it in any case. Otherwise whole pages that were made in another way stay,
  ///     and pages of an incomplete archive never replace complete ones.
  ///   - meter: counts the pages.
  @concurrent public func read(
    _ path: String, as name: BatchName, _ options: CorpusOptions, isForced: Bool = false,
    meter: JobMeter? = nil, note: @escaping @Sendable (String) -> Void
  ) async throws(CorpusFailure) -> Outcome {
    guard let batch = name.batch, name.isPlain else {
      throw .missing(
        what: "\(name.shown): its name is not that of a batch, such as dlc_fiji_ver01: use --name")
    }
    if !isForced, let receipt = try present(path, batch, options) {
      return Outcome(receipt: receipt, wasThere: true)
    }
    let former = isForced ? nil : try? whole(batch)
    if let former, former.options != options.written {
      throw .unreadable(
        what: "\(batch) has other pages already, made with other options: --force replaces them")
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
    if former != nil, !receipt.isComplete {
      pages.remove(CorpusLayout.pageFile + ".part")
      throw .damaged(what: "\(path) is not whole: the pages that are there stay")
    }
    try keep(receipt, batch, writer, pages)
    return Outcome(receipt: receipt, wasThere: false)
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
      if receipts.holds(name) {
        receipts.remove(name)
        try receipts.flush()
      }
      try writer.name()
      try pages.flush()
      let file = try UnfinishedFile(name, in: receipts)
      try file.begin(nil)
      try file.append(receipt.lines)
      try file.finish(replaces: true)
      try receipts.flush()
    } catch {
      throw .unwritable(what: "cannot write \(error.reason)")
    }
  }

  /// The receipt of existing pages, if their archive was read completely and they match it.
  private func whole(_ batch: String) throws(CorpusFailure) -> StoredReceipt? {
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
  private func present(
    _ path: String, _ batch: String, _ options: CorpusOptions
  ) throws(CorpusFailure) -> StoredReceipt? {
    guard path != "-", !BatchFolder.isFolder(path) else { return nil }
    // Anything but a receipt proves nothing: the batch is read.
    guard let receipt = try? receipt(of: batch), (try? isWhole(batch, receipt)) == true,
      receipt.options == options.written, receipt.isComplete || receipt.program == options.program
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

extension CorpusOptions {
  /// Whether all pages wanted now were wanted when those of the receipt were made. If a receipt does not say,
  /// they were.
  public func covers(_ receipt: StoredReceipt) -> Bool {
    let own = StoredReceipt.filter(written)
    return receipt.filter.isEmpty || receipt.filter == own || receipt.filter == StoredReceipt.everything
  }

  /// How the receipt's pages were made, if that differs from now; apart from which of them were wanted.
  public func difference(_ receipt: StoredReceipt) -> String {
    var own = self
    let usual = StoredReceipt.rest(own.written)
    own.wantsWords = true
    let rest = StoredReceipt.rest(receipt.options)
    // Positions of words do not change the text.
    return rest.isEmpty || rest == usual || rest == StoredReceipt.rest(own.written) ? "" : rest
  }

  /// As in receipts.
  var written: String {
    var line = JSONLine()
    line.add(self)
    line.end()
    return String(decoding: line.bytes.dropLast(), as: UTF8.self)
  }
}
