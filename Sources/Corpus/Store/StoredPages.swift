import Files

/// The stored pages of a batch, one by one. They are compared with the batch's receipt: pages that are
/// missing, changed or from another batch are an error, never a short list.
public final class StoredPages {
  private let path: String
  private let receipt: StoredReceipt
  private let input: GzipInput
  private let sum: Digest
  /// The beginning of a line whose end has not been read yet.
  private var line: [UInt8] = []
  private var waiting = UnsafeRawBufferPointer(start: nil, count: 0)
  private var count = 0
  private var isOver = false

  /// The most bytes of a line: with the positions of its words, a page has some 300,000.
  private static let longest = 256 << 20

  init(_ path: String, _ receipt: StoredReceipt) throws(CorpusFailure) {
    (self.path, self.receipt) = (path, receipt)
    input = try GzipInput(path)
    sum = try Digest(.sha256)
  }

  /// Nil after the last.
  /// - Throws: `.damaged` if the file is not what the receipt says.
  public func next() throws(CorpusFailure) -> PageRecord? {
    guard !isOver else { return nil }
    while true {
      if let end = waiting.firstIndex(of: 0x0A) {
        line.append(contentsOf: UnsafeRawBufferPointer(rebasing: waiting[..<end]))
        waiting = UnsafeRawBufferPointer(rebasing: waiting[(end + 1)...])
        return try page()
      }
      line.append(contentsOf: waiting)
      guard line.count <= StoredPages.longest else { throw damage("line \(count + 1) is too long") }
      waiting = try input.next()
      if waiting.isEmpty {
        try finish()
        return nil
      }
    }
  }

  private func page() throws(CorpusFailure) -> PageRecord {
    count += 1
    let page: PageRecord
    do throws(JSONScanner.Malformed) {
      page = try line.withUnsafeBufferPointer { bytes throws(JSONScanner.Malformed) in try PageRecord(bytes) }
    } catch {
      throw damage("line \(count) is not a page")
    }
    // The receipt has only checksums of texts.
    guard page.isConsistent else { throw damage("line \(count) contradicts itself") }
    line.removeAll(keepingCapacity: true)
    sum.add(page.textSum + [0x0A])
    return page
  }

  private func finish() throws(CorpusFailure) {
    isOver = true
    guard line.isEmpty else { throw damage("its last line is cut off") }
    guard count == receipt.pages else {
      throw damage("it has \(count) pages, and its receipt says \(receipt.pages)")
    }
    guard String(decoding: try sum.finish(), as: UTF8.self) == receipt.pagesSum else {
      throw damage("its pages are not those of its receipt")
    }
  }

  private func damage(_ words: String) -> CorpusFailure { .damaged(what: "\(path): \(words)") }
}
