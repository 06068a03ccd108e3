import Newspapers

extension LibraryDocument {
  /// A note or a clip.
  struct TakenExcerpt: Codable {
    var id: String
    var page: String
    var source: String?
    var title: String?
    var places: [String]?
    var startYear: String?
    var endYear: String?
    /// Left, top, width and height of each, in fractions of the page.
    var regions: [[Double]]?
    var headline: String?
    var authors: [String]?
    var printedPage: String?
    var note: String?
    var text: String?
    var tags: [String]?
    var foundBy: String?
    var added: String?
    var changed: String?

    enum CodingKeys: String, CodingKey {
      case id, page, source, title, places, regions, headline, authors, note, text, tags, added, changed
      case startYear = "start_year"
      case endYear = "end_year"
      case printedPage = "printed_page"
      case foundBy = "found_by"
    }
  }
}

extension LibraryDocument.TakenExcerpt {
  init(_ excerpt: Excerpt) {
    let newspaper = excerpt.newspaper
    id = excerpt.id
    page = excerpt.page.description
    source = excerpt.source.stored
    title = newspaper.title
    places = newspaper.places.map(\.cataloged)
    startYear = newspaper.years?.start.description
    endYear = newspaper.years?.end.description
    regions = excerpt.regions.map(\.parts)
    headline = excerpt.headline
    authors = excerpt.authors
    printedPage = excerpt.printedPage.nonEmpty
    note = excerpt.note
    text = excerpt.text
    tags = excerpt.tags
    foundBy = excerpt.foundBy
    added = Timestamp.written(excerpt.added)
    changed = Timestamp.written(excerpt.changed)
  }

  /// - Parameter place: `excerpts[3]`, for errors.
  func excerpt(at place: String) throws(LibraryDocumentError) -> Excerpt {
    guard Excerpt.isID(id) else {
      throw LibraryDocumentError("“\(place).id” is “\(id)”, not 16 hex digits")
    }
    let page = try LibraryDocument.page(page, at: "\(place).page")
    let source = try LibraryDocument.source(source, at: "\(place).source") ?? .library
    var boxes: [PageBox] = []
    for (number, parts) in (regions ?? []).enumerated() {
      guard let box = PageBox(parts: parts) else {
        throw LibraryDocumentError(
          "“\(place).regions[\(number)]” is not a part of a page: left, top, width, height, from 0 to 1")
      }
      boxes.append(box)
    }
    let added = try LibraryDocument.time(added, at: "\(place).added")
    return Excerpt(
      id: id, of: page, at: source,
      newspaper: LibraryDocument.newspaper(page.issue.lccn, title, places, from: startYear, to: endYear),
      regions: boxes, headline: headline ?? "", authors: authors ?? [], printedPage: printedPage ?? "",
      note: note ?? "", text: text, tags: tags ?? [], foundBy: foundBy, added: added,
      changed: changed == nil ? added : try LibraryDocument.time(changed, at: "\(place).changed"))
  }
}
