/// A page or a part of it that was read anew, beside what its source has.
public struct Rereading: Hashable, Sendable {
  public let page: PageID
  public let reading: OCRReading
  public let source: Source
  /// Data of the newspaper's languages that is not on this machine.
  public let missing: [String]
  /// Whether the page is shown as it was read here.
  public let isPreferred: Bool

  /// What the source has of the same part.
  public enum Source: Hashable, Sendable {
    /// It has no text of the page.
    case none
    /// It could not be asked.
    case failed(NewspaperError)
    case text(SourceText, KnownWords)
  }

  public init(page: PageID, reading: OCRReading, source: Source, missing: [String], isPreferred: Bool) {
    self.page = page
    self.reading = reading
    self.source = source
    self.missing = missing
    self.isPreferred = isPreferred
  }

  /// The same, shown as it was read here or not.
  public func preferring(_ isPreferred: Bool) -> Rereading {
    Rereading(page: page, reading: reading, source: source, missing: missing, isPreferred: isPreferred)
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

  var soughtWords: [String] { printed.paragraphs.flatMap { KnownWords.sought(in: $0) } }
}

extension PageLayout {
  /// The mean confidence of its words, 0 to 1; nil if they have none.
  public var confidence: Double? {
    OCRQuality(of: self).flatMap { $0.basis == .confidence ? $0.value : nil }
  }
}
