/// A page or a part of it that was read again, next to what its source has.
public struct Rereading: Hashable, Sendable {
  public let page: PageID
  public let reading: OCRReading
  public let source: Source
  /// Data for the page's languages that this machine lacks.
  public let missing: [String]
  /// Whether the page is shown in the local reading.
  public let isPreferred: Bool
  /// Why it could not be stored; nil if it was.
  public let unkept: NewspaperError?
  /// Why the index is not up to date with what was stored; nil if it is.
  public let unindexed: NewspaperError?

  /// What the source has for the same part.
  public enum Source: Hashable, Sendable {
    /// It has no text for the page.
    case none
    /// It could not be asked.
    case failed(NewspaperError)
    case text(SourceText, KnownWords)
  }

  public init(
    page: PageID, reading: OCRReading, source: Source, missing: [String], isPreferred: Bool,
    unkept: NewspaperError? = nil, unindexed: NewspaperError? = nil
  ) {
    self.page = page
    self.reading = reading
    self.source = source
    self.missing = missing
    self.isPreferred = isPreferred
    self.unkept = unkept
    self.unindexed = unindexed
  }

  /// The same, shown in the local reading or not.
  public func preferring(_ isPreferred: Bool) -> Rereading {
    Rereading(
      page: page, reading: reading, source: source, missing: missing, isPreferred: isPreferred,
      unkept: unkept, unindexed: unindexed)
  }
}

/// A source's text, as much as it says about it.
public enum SourceText: Hashable, Sendable {
  case layout(PageLayout)
  /// Without positions, so parts cannot be extracted.
  case text(String)

  /// Nil if there is only the text.
  public var layout: PageLayout? { if case .layout(let layout) = self { layout } else { nil } }

  public func part(_ region: PageBox) -> SourceText {
    switch self {
    case .layout(let layout): .layout(layout.part(region))
    case .text: self
    }
  }

  public var printed: PrintedText {
    switch self {
    case .layout(let layout): PrintedText(layout)
    case .text(let text): PrintedText(SoftHyphens.written(text))
    }
  }

  /// The English names of the languages that cover the words, the most frequent first, as far as the text
  /// says; empty if it does not for most words.
  var languages: [String] {
    guard let layout else { return [] }
    var counts: [String: Int] = [:]
    var total = 0
    for block in layout.blocks {
      let words = block.lines.reduce(0) { $0 + $1.words.count }
      total += words
      // `en-US` is English.
      guard let code = block.language?.split(whereSeparator: { $0 == "-" || $0 == "_" }).first else {
        continue
      }
      counts[LanguageName.english(String(code)), default: 0] += words
    }
    var rest = counts.values.reduce(0, +)
    guard rest > 0, rest * 2 > total else { return [] }
    let least = rest / 20
    var languages: [String] = []
    // The language of a few words, such as a name, is not a language of the page.
    let sorted = counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    for (language, count) in sorted where rest > least {
      languages.append(language)
      rest -= count
    }
    return languages
  }

  var soughtWords: [String] { printed.paragraphs.flatMap { KnownWords.sought(in: $0) } }
}

extension PageLayout {
  /// The mean confidence of its words, 0 to 1; nil if they have none.
  public var confidence: Double? {
    OCRQuality(of: self).flatMap { $0.basis == .confidence ? $0.value : nil }
  }
}
