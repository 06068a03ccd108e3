/// A page or a part of it that was read anew, beside what its source has.
public struct Rereading: Hashable, Sendable {
  public let page: PageID
  public let reading: OCRReading
  public let source: Source
  /// Data of the page's languages that is not on this machine.
  public let missing: [String]
  /// Whether the page is shown as it was read here.
  public let isPreferred: Bool
  /// Why it could not be kept; nil if it was.
  public let unkept: NewspaperError?

  /// What the source has of the same part.
  public enum Source: Hashable, Sendable {
    /// It has no text of the page.
    case none
    /// It could not be asked.
    case failed(NewspaperError)
    case text(SourceText, KnownWords)
  }

  public init(
    page: PageID, reading: OCRReading, source: Source, missing: [String], isPreferred: Bool,
    unkept: NewspaperError? = nil
  ) {
    self.page = page
    self.reading = reading
    self.source = source
    self.missing = missing
    self.isPreferred = isPreferred
    self.unkept = unkept
  }

  /// The same, shown as it was read here or not.
  public func preferring(_ isPreferred: Bool) -> Rereading {
    Rereading(
      page: page, reading: reading, source: source, missing: missing, isPreferred: isPreferred,
      unkept: unkept)
  }
}

/// A source's text, as much as it says about it.
public enum SourceText: Hashable, Sendable {
  case layout(PageLayout)
  /// Without places, so it has no parts.
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

  /// The English names of the languages that cover the words, the one of most words first, as far as the text says
  /// them; empty if it does not for most.
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
    // What is said of a few words, such as a name, is no language of the page.
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
