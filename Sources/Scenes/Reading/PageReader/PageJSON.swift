import MVP
import Newspapers
import Presentation

/// A page's text as JSON for other programs. Keys are only ever added.
struct PageJSON: Encodable {
  let lccn: String
  let title: String
  let date: String
  let edition: Int
  let page: Int
  let pages: Int?
  let words: Int
  /// 0 to 1.
  let quality: Double?
  /// `confidence` from the OCR itself, or `estimate` from the text.
  let qualityBasis: String?
  /// Only one of the two is present, as requested.
  let paragraphs: [String]?
  let lines: [String]?
  let address: String?
  let source: String
  /// Which parts of the text were read on this machine; missing if it is the source's.
  let readAgain: [ReadingOrigin]?

  init(_ content: PageReaderContent) {
    let page = content.heading.page
    lccn = page.issue.lccn.description
    title = content.heading.title
    date = page.issue.date.description
    edition = page.issue.edition
    self.page = page.sequence
    pages = content.heading.pageCount
    words = content.wordCount
    quality = content.quality.map { ($0.value * 1000).rounded() / 1000 }
    qualityBasis = content.quality?.basis.rawValue
    paragraphs = content.mode == .reading ? content.texts : nil
    lines = content.mode == .raw ? content.texts : nil
    address = content.address.isEmpty ? nil : content.address
    source = content.origin.source
    readAgain = content.readings.isEmpty ? nil : content.readings.map { ReadingOrigin($0) }
  }
}

/// A page that could not be read, instead of its text. Keys are only ever added.
struct PageErrorJSON: Encodable {
  let lccn: String
  let date: String
  let edition: Int
  let page: Int
  let error: String

  init(_ page: PageID, _ failure: Failure) {
    lccn = page.issue.lccn.description
    date = page.issue.date.description
    edition = page.issue.edition
    self.page = page.sequence
    error = failure.message
  }
}
