import Newspapers
import Presentation
import Text

/// A found page as JSON for other programs. Keys are only ever added.
struct SearchHitJSON: Encodable {
  struct Snippet: Encodable {
    let text: String
    /// The hits, in Unicode scalars of the text: first, and the one after the last.
    let hits: [[Int]]

    init(_ line: MarkedLine) {
      text = line.text
      hits = line.marks.map { [$0.lowerBound, $0.upperBound] }
    }
  }

  let page: WrittenPage
  let title: String
  let place: String?
  let state: String?
  let language: [String]
  let snippet: Snippet?
  /// All of them, the best first.
  let snippets: [Snippet]
  /// Left, top, width and height, in fractions of the page.
  let boxes: [[Double]]
  let words: [String]
  let kind: String
  /// True if the words are only in a reading made on this machine; missing otherwise.
  let readAgain: Bool?
  let sources: [String]
  let batch: String?
  /// What is printed on the page, if the source says; for an edition without “edition”.
  let printedPage: String?
  let section: String?
  let editionLabel: String?
  let address: String?

  init(_ row: SearchRow, snippets count: Int, address: String?) {
    page = WrittenPage(row.page)
    title = row.title
    place = row.place.isEmpty ? nil : row.place
    state = row.hit.place.map { Sanitizer.sanitized($0.state) }
    language = row.hit.languages.map(Sanitizer.sanitized)
    snippets = row.snippets.prefix(count).map(Snippet.init)
    snippet = snippets.first
    boxes = row.hit.boxes.map(\.fractions)
    words = row.hit.words.map(Sanitizer.sanitized)
    kind = row.kindName
    readAgain = row.hit.isReadAgain ? true : nil
    sources = row.hit.sources
    batch = row.hit.batch.map(Sanitizer.sanitized)
    printedPage = row.hit.printed.page.map(Sanitizer.sanitized)
    section = row.hit.printed.section.map(Sanitizer.sanitized)
    editionLabel = row.hit.printed.edition.map(Sanitizer.sanitized)
    self.address = address
  }
}

/// A search as JSON for other programs. Keys are only ever added.
struct SearchJSON: Encodable {
  let query: String
  let source: String
  /// When the source was asked, in seconds since 1970.
  let asked: Double
  let count: SearchCountJSON
  let hits: [SearchHitJSON]
  let notes: [String]

  init(_ content: SearchContent, _ hits: [SearchHitJSON], now: Double) {
    query = content.identity.query.description
    source = content.identity.source
    // This machine's own answer is as old as its newest page.
    asked = (content.origin.isLive ? content.origin.asOf : now).rounded()
    count = SearchCountJSON(content.count)
    self.hits = hits
    notes = content.notes
  }
}
