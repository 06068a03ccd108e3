import MVP
import Newspapers
import Presentation
import Text

/// A page or a part of it that was read again, beside the source's text: display-ready.
public struct RereadingContent: Hashable, Sendable {
  public let rereading: Rereading
  /// `Saturday, March 7, 1903 · page 1 · part 0,25,26,40`.
  public let heading: String
  /// The new reading.
  public let here: Side
  /// Nil if there is nothing to compare with; then a note says why.
  public let source: Side?
  /// What the reader should know, one note per line.
  public let notes: [String]

  /// One of the two texts.
  public struct Side: Hashable, Sendable {
    /// `Tesseract 5.3.0 (eng)`; the source's name.
    public let name: String
    public let paragraphs: [String]
    public let lines: [String]
    public let wordCount: Int
    /// 0 to 1; nil if unknown.
    public let confidence: Double?
    public let known: KnownWords?

    init(_ name: String, _ printed: PrintedText, _ confidence: Double?, _ known: KnownWords?) {
      self.name = Sanitizer.sanitized(name)
      paragraphs = printed.paragraphs.map(Sanitizer.sanitized)
      lines = printed.lines.map(Sanitizer.sanitized)
      wordCount = PrintedText.wordCount(of: paragraphs)
      self.confidence = confidence
      self.known = known
    }

    /// `412 words, confidence 93%, 96% known words`.
    public var measures: String {
      [
        Numerals.count(wordCount, "word"), confidence.map { "confidence \(Side.percent($0))" },
        known?.share.map { "\(Side.percent($0)) known words" },
      ].compactMap(\.self).joined(separator: ", ")
    }

    private static func percent(_ share: Double) -> String { "\(Int((share * 100).rounded()))%" }
  }

  init(_ rereading: Rereading, sourceName: String) {
    self.rereading = rereading
    let page = rereading.page
    let reading = rereading.reading
    heading = [
      IssueWords.day(page.issue.date), "page \(page.sequence)", RereadingWords.part(reading.region),
    ].compactMap(\.self).joined(separator: " · ")
    here = Side(
      "\(reading.engine) (\(reading.languages.joined(separator: ", ")))", PrintedText(reading.layout),
      reading.layout.confidence, reading.known)
    var notes: [String] = []
    if !rereading.missing.isEmpty {
      let packages = rereading.missing.compactMap(OCRLanguage.package)
      notes.append(
        "Not read as \(rereading.missing.joined(separator: ", ")): Tesseract's data is missing. "
          + (packages.isEmpty
            ? "Name" : "To install it: sudo apt install \(packages.joined(separator: " ")). Or name")
          + " the page's language with read --again --language")
    }
    switch rereading.source {
    case .text(let text, let known):
      source = Side(sourceName, text.printed, text.layout?.confidence, known)
    case .none:
      source = nil
      notes.append("The source has no text of this page")
    case .failed(let error):
      source = nil
      notes.append("The source's text could not be compared: \(Failure.words(for: error))")
    }
    self.notes = notes
  }
}

/// Wording for readings that is used in several places.
public enum RereadingWords {
  /// `part 0,25,26,40`, in percent as in `--region`; nil for the whole page.
  static func part(_ region: PageBox) -> String? {
    guard region != .whole else { return nil }
    return "part "
      + region.fractions.map { "\(Int(($0 * 100).rounded()))" }
      .joined(separator: ",")
  }

  static func progress(_ progress: Rereader.Progress) -> String {
    switch progress {
    case .loading: "Loading the scan"
    case .reading(let share): "Reading the scan, \(Int(share * 100))%"
    case .comparing: "Comparing with the source's text"
    }
  }

  /// Why searches do not know the current readings yet.
  public static func unindexed(_ error: NewspaperError) -> String {
    "The index of pages is out of date; the next change or “broadsheet index tidy” updates it: "
      + Failure.words(for: error)
  }

  public static func undone(_ undone: PageReadings.Undone?) -> String {
    switch undone {
    case .reading(let reading, let left):
      "Removed the reading of \(part(reading.region) ?? "the whole page") in "
        + Sanitizer.sanitized(reading.languages.joined(separator: ", "))
        + (left == 0 ? "; none is left" : left == 1 ? "; 1 is left" : "; \(left) are left")
    case .choice(let isPreferred):
      isPreferred
        ? "What was read here is the page's text again" : "The page's text is the source's again"
    case .nothingMore(let left):
      "Earlier changes to this page can no longer be undone; "
        + (left == 1 ? "1 reading is left" : "\(left) readings are left")
    case nil: "Nothing to undo: this page was not read again"
    }
  }
}
