import Newspapers

/// A page that is ready to be written: everything that takes time but no database is done.
struct PreparedPage: Sendable {
  let page: KeptPage
  let folded: FoldedText
  let packed: [UInt8]
  let sha256: [UInt8]

  /// Nil if it has no words, or is longer than any page.
  /// - Parameter sha256: that of its text, if known.
  init?(_ page: KeptPage, sha256: [UInt8]? = nil) throws {
    folded = FoldedText(page.text)
    guard folded.count > 0, page.text.utf8.count <= PackedText.limit else { return nil }
    self.page = page
    (packed, self.sha256) = try PreparedPage.pack(page.text, sha256: sha256)
  }

  /// For a page of which only a reading is stored.
  init(withoutText page: KeptPage) throws {
    self.page = page
    folded = FoldedText("")
    (packed, sha256) = try PreparedPage.pack("")
  }

  static func pack(_ text: String, sha256: [UInt8]? = nil) throws -> (packed: [UInt8], sha256: [UInt8]) {
    var text = text
    return try text.withUTF8 { bytes in
      let bytes = UnsafeRawBufferPointer(bytes)
      return (try PackedText.pack(bytes), sha256 ?? SHA256.hash(bytes))
    }
  }

  /// 19161108.
  static func day(_ date: IssueDate) -> Int { date.year * 10_000 + date.month * 100 + date.day }

  static func date(_ day: Int) -> IssueDate? {
    IssueDate(year: day / 10_000, month: day / 100 % 100, day: day % 100)
  }

  /// The words that a line's end may have cut in two without a hyphen: those known as a whole, but with an
  /// unknown half.
  func mended(isKnown: (ArraySlice<UInt8>) throws -> Bool) rethrows -> [UInt8] {
    var mended: [UInt8] = []
    for (first, second) in folded.possibleJoins where first.count > 1 && second.count > 1 {
      let whole = first + second
      guard whole.count >= 5, try isKnown(whole), try !isKnown(first) || !isKnown(second) else { continue }
      if !mended.isEmpty { mended.append(0x20) }
      mended += whole
    }
    return mended
  }
}

extension KeptPage {
  /// Whether the index would store its reading.
  var hasReading: Bool {
    reading.map { $0.utf8.count <= PackedText.limit && FoldedText($0).count > 0 } ?? false
  }
}
