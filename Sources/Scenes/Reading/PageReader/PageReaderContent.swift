import MVP
import Newspapers
import Presentation
import Text

/// A page's words: display-ready, and with nothing in them that a terminal obeys.
public struct PageReaderContent: Hashable, Sendable, SourcedContent {
  public let heading: PageHeading
  public let mode: PageMode
  /// Paragraphs in reading mode, else lines; an empty line is between two blocks.
  public let texts: [String]
  /// Words of the page, broken ones counted once.
  public let wordCount: Int
  public let quality: OCRQuality?
  /// Empty where the page has no page of its own for people.
  public let address: String
  public let origin: OriginContent
  public private(set) var find: PageFind?

  /// - Parameter words: with at least one line.
  init(_ words: PageWords, heading: PageHeading, mode: PageMode, address: String?) {
    self.heading = heading
    self.mode = mode
    texts = mode == .reading ? words.paragraphs : words.lines
    wordCount = words.wordCount
    quality = words.quality
    self.address = Sanitizer.sanitized(address ?? "")
    origin = words.origin
  }

  /// The same with `words` found from the text numbered `start` on; without a search if that is nil.
  func finding(_ words: String?, from start: Int = 0) -> PageReaderContent {
    var content = self
    content.find = words.map { PageFind($0, in: texts, from: start) }
    return content
  }

  /// The same with `words` found, and the match shown that was shown before, if the matches are the same.
  func finding(_ words: String?, keeping former: PageFind?) -> PageReaderContent {
    var content = finding(words)
    if let former, former.matches == content.find?.matches { content.find = former }
    return content
  }

  /// The same with the match so many further on.
  func movingMatch(by steps: Int) -> PageReaderContent {
    var content = self
    content.find = find?.moved(by: steps)
    return content
  }

  /// `2,345 words`.
  public var words: String { "\(Numerals.grouped(wordCount)) word\(wordCount == 1 ? "" : "s")" }

  /// `OCR 87 % sure`; `OCR about 87 %` where it is estimated from the text.
  public var qualityWords: String {
    guard let quality else { return "" }
    let share = "\(Int((quality.value * 100).rounded())) %"
    return quality.basis == .confidence ? "OCR \(share) sure" : "OCR about \(share)"
  }

  /// After the Chicago Manual's form for a newspaper in an online collection.
  public var citation: String {
    Citation.words(
      title: heading.title, place: "", years: "\(heading.day), \(heading.pageWords)", source: origin.source,
      address: address.isEmpty ? "LCCN \(heading.page.issue.lccn)" : address)
  }
}
