import Newspapers
import Presentation

/// A page that was read again, as JSON for other programs. Keys are only ever added.
struct RereadingJSON: Encodable {
  let lccn: String
  let date: String
  let edition: Int
  let page: Int
  let again: Version
  let source: Version?
  /// Whether the local reading is the page's text.
  let preferred: Bool

  struct Version: Encodable {
    /// The engine, or the source.
    let name: String
    /// Only one of the two is present, as requested.
    let paragraphs: [String]?
    let lines: [String]?
    let words: Int
    /// 0 to 1.
    let confidence: Double?
    let knownWords: Double?
    /// Missing for the source's text.
    let origin: ReadingOrigin?
  }

  init(_ content: RereadingContent, isRaw: Bool) {
    let (page, reading) = (content.rereading.page, content.rereading.reading)
    lccn = page.issue.lccn.description
    date = page.issue.date.description
    edition = page.issue.edition
    self.page = page.sequence
    again = RereadingJSON.text(content.here, isRaw, reading)
    source = content.source.map { RereadingJSON.text($0, isRaw, nil) }
    preferred = content.rereading.isPreferred
  }

  private static func text(
    _ side: RereadingContent.Side, _ isRaw: Bool, _ reading: OCRReading?
  ) -> Version {
    func rounded(_ share: Double) -> Double { (share * 1000).rounded() / 1000 }
    return Version(
      name: reading?.engine ?? side.name, paragraphs: !isRaw ? side.paragraphs : nil,
      lines: isRaw ? side.lines : nil, words: side.wordCount, confidence: side.confidence.map(rounded),
      knownWords: side.known?.share.map(rounded), origin: reading.map { ReadingOrigin($0) })
  }
}
