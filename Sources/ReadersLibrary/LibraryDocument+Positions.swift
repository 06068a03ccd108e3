import Newspapers

extension LibraryDocument {
  /// Where the reader stopped in a page.
  struct Position: Codable {
    var page: String
    var source: String?
    var title: String?
    var places: [String]?
    var startYear: String?
    var endYear: String?
    /// The number of characters before it.
    var place: Int?
    /// The printed line, from 1, of how many.
    var line: Int?
    var lines: Int?
    var atEnd: Bool?
    var read: String?

    enum CodingKeys: String, CodingKey {
      case page, source, title, places, place, line, lines, read
      case startYear = "start_year"
      case endYear = "end_year"
      case atEnd = "at_end"
    }
  }
}

extension LibraryDocument.Position {
  init(_ position: ReadingPosition) {
    let newspaper = position.newspaper
    page = position.page.description
    source = position.source?.stored
    title = newspaper.title
    places = newspaper.places.map(\.cataloged)
    startYear = newspaper.years?.start.description
    endYear = newspaper.years?.end.description
    place = position.place
    line = position.line
    lines = position.lines
    atEnd = position.isAtEnd
    read = Timestamp.written(position.read)
  }

  /// - Parameter index: `positions[3]`, for errors.
  func position(at index: String) throws(LibraryDocumentError) -> ReadingPosition {
    let page = try LibraryDocument.page(self.page, at: "\(index).page")
    return ReadingPosition(
      page,
      of: LibraryDocument.newspaper(page.issue.lccn, title, places, from: startYear, to: endYear),
      at: try LibraryDocument.source(source, at: "\(index).source"),
      place: place ?? 0, line: line ?? 0, lines: lines ?? 0, isAtEnd: atEnd ?? false,
      read: try LibraryDocument.time(read, at: "\(index).read"))
  }
}

extension LibraryDocument {
  /// - Parameter place: `excerpts[3].source`, for errors.
  /// - Returns: nil if nothing is written.
  static func source(_ written: String?, at place: String) throws(LibraryDocumentError) -> IssueSource? {
    guard let written else { return nil }
    guard let source = IssueSource(written) else {
      throw LibraryDocumentError("“\(place)” is “\(written)”, which is not a site")
    }
    return source
  }

  /// - Parameter place: `excerpts[3].page`, for errors.
  static func page(_ written: String, at place: String) throws(LibraryDocumentError) -> PageID {
    let address: PageAddress
    do throws(PageAddressError) {
      address = try PageAddress(written)
    } catch {
      throw LibraryDocumentError("“\(place)”: \(error)")
    }
    guard case .page(let page) = address else {
      throw LibraryDocumentError("“\(place)” is “\(written)”, which is not a page")
    }
    return page
  }
}
