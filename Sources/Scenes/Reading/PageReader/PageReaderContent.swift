import MVP
import Newspapers
import Presentation
import Text

/// A page's text: display-ready, and free of terminal control characters.
public struct PageReaderContent: Hashable, Sendable, SourcedContent {
  public let heading: PageHeading
  public let mode: PageMode
  /// Paragraphs in reading mode, otherwise lines; an empty line separates two blocks.
  public let texts: [String]
  /// The number of words on the page, with broken words counted once.
  public let wordCount: Int
  public let quality: OCRQuality?
  /// Empty if the page has no web page.
  public let address: String
  public let origin: OriginContent
  /// The parts that were read on this machine because the reader prefers that; empty if it is the source's
  /// text.
  public let readings: [OCRReading]
  public private(set) var find: PageFind?
  /// The reader's notes and clips, in the order of the texts.
  public private(set) var notes: [PageNote] = []

  /// - Parameter words: with at least one line.
  init(_ words: PageWords, heading: PageHeading, mode: PageMode, address: String?) {
    self.heading = heading
    self.mode = mode
    texts = mode == .reading ? words.paragraphs : words.lines
    wordCount = words.wordCount
    quality = words.quality
    self.address = Sanitizer.sanitized(address ?? "")
    origin = words.origin
    readings = words.readings
  }

  /// A copy in which `sought` is found from a place on, as counted by `PageInk`; without a search if it is
  /// nil.
  func finding(_ sought: Sought?, from place: Int = 0) -> PageReaderContent {
    var content = self
    content.find = sought.map { PageFind($0, in: texts).from(place, in: texts) }
    return content
  }

  /// A copy with `sought` found, showing the same match as before if the matches are the same.
  /// - Parameter place: the place that the match should otherwise be near; nil for the first one.
  func finding(_ sought: Sought?, keeping former: PageFind?, near place: Int? = nil) -> PageReaderContent {
    var content = finding(sought)
    if let former, former.matches == content.find?.matches {
      content.find = former
    } else if let place {
      content.find = content.find?.near(place, in: texts)
    }
    return content
  }

  /// A copy with the reader's notes and clips.
  func noting(_ excerpts: [Excerpt]) -> PageReaderContent {
    var content = self
    content.notes = PageNote.notes(of: excerpts, in: texts)
    return content
  }

  /// A copy moved by that many matches.
  func movingMatch(by steps: Int) -> PageReaderContent {
    var content = self
    content.find = find?.moved(by: steps)
    return content
  }

  /// `2,345 words`.
  public var words: String { "\(Numerals.grouped(wordCount)) word\(wordCount == 1 ? "" : "s")" }

  /// The OCR's own confidence, or an estimate from the text, as a percentage.
  public var qualityWords: String {
    guard let quality else { return "" }
    let percent = Int((quality.value * 100).rounded())
    // An estimate is never certain.
    let share = "\(quality.basis == .confidence ? percent : min(percent, 99))%"
    return quality.basis == .confidence ? "OCR confidence \(share)" : "OCR quality ~\(share)"
  }
}
