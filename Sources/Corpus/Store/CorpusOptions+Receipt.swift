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

  /// Makes pages the way those of the receipt were made, without changing which pages are wanted.
  mutating func takeWay(of receipt: StoredReceipt) {
    let parts = StoredReceipt.parts(receipt.options)
    for source in TextSource.allCases where parts["text"] == "\"\(source.rawValue)\"" { text = source }
    for kind in Hyphens.allCases where parts["hyphens"] == "\"\(kind.rawValue)\"" { hyphens = kind }
    if let words = parts["words"] { wantsWords = words == "true" }
  }

  /// As in receipts.
  var written: String {
    var line = JSONLine()
    line.add(self)
    line.end()
    return String(decoding: line.bytes.dropLast(), as: UTF8.self)
  }
}
