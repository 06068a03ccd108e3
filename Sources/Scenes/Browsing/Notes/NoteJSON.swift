import Newspapers
import Presentation

/// A note or a clip as JSON for other programs. Keys are only ever added.
struct NoteJSON: Encodable {
  let id: String
  let page: String
  let lccn: String
  let title: String
  let date: String
  let edition: Int
  let sequence: Int
  let headline: String
  let authors: [String]
  /// Nil if the reader did not say.
  let printedPage: String?
  let tags: [String]
  let note: String
  let text: String?
  /// Left, top, width and height of each, in percent of the page.
  let regions: [[Double]]
  /// Nil if the page has none on the web.
  let address: String?
  let foundBy: String?
  let added: String
  let changed: String

  init(_ excerpt: Excerpt, address: String?) {
    let page = excerpt.page
    id = excerpt.id
    self.page = page.description
    lccn = page.issue.lccn.description
    title = excerpt.newspaper.title
    date = page.issue.date.description
    edition = page.issue.edition
    sequence = page.sequence
    headline = excerpt.headline
    authors = excerpt.authors
    printedPage = excerpt.printedPage.nonEmpty
    tags = excerpt.tags
    note = excerpt.note
    text = excerpt.text
    regions = excerpt.regions.map(\.percents)
    self.address = address
    foundBy = excerpt.foundBy
    added = Timestamp.written(excerpt.added)
    changed = Timestamp.written(excerpt.changed)
  }
}
