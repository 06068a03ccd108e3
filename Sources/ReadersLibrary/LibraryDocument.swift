import Newspapers

/// A library as JSON, for moving from one machine to another. Keys are only ever added, and unknown keys are
/// ignored:
///
///     {
///       "format": "broadsheet-library", "version": 1,
///       "bookmarks": [{
///         "lccn": "sn83030214", "target": "sn83030214/1866-04-10/ed-1/seq-1",
///         "source": "chroniclingamerica.loc.gov", "title": "New-York tribune",
///         "places": ["New York--New York--New York"], "start_year": "1866", "end_year": "1924",
///         "note": "…", "tags": ["war"], "added": "2026-11-21T06:43:47Z",
///         "changed": "2026-11-21T06:43:47Z"}],
///       "history": [{"lccn": …, "title": …, "places": …, "start_year": …, "end_year": …, "opened": "…"}],
///       "filters": [{"name": "German Oregon", "fields": {"state": "Oregon", "language": "German"}, "saved": "…"}],
///       "searches": [{"name": "Influenza", "query": "influenza date:1918", "source": "loc", "sort": "date",
///         "created": "…", "changed": "…"}],
///       "excerpts": [{
///         "id": "3f0c9a51d2e87b64", "page": "sn83045462/1865-10-02/ed-1/seq-1",
///         "source": "chroniclingamerica.loc.gov", "title": …, "places": …, "start_year": …, "end_year": …,
///         "regions": [[0.142, 0.204, 0.23, 0.115]], "headline": "…", "authors": ["…"], "printed_page": "4",
///         "note": "…", "text": "…", "tags": ["ferry"], "found_by": "ferry date:1865", "added": "…",
///         "changed": "…"}],
///       "positions": [{
///         "page": "sn83045462/1865-10-02/ed-1/seq-1", "source": "chroniclingamerica.loc.gov", "title": …,
///         "places": …, "start_year": …, "end_year": …, "place": 4120, "line": 120, "lines": 410,
///         "at_end": false, "read": "…"}],
///       "session": {"quit": "…", "front": 1, "tabs": [{
///         "name": "Evening star, 1865-10-02",
///         "screens": [{"screen": "home"}, {"screen": "page", "page": "sn83045462/1865-10-02/ed-1/seq-1"}]}]}
///     }
///
/// Only `format`, the LCCNs, the names and fields of filters, the names and queries of searches, the ids and pages of
/// excerpts, the pages of positions, and the times when something was added, opened, saved, created, read or left are required.
struct LibraryDocument: Codable {
  static let name = "broadsheet-library"

  var format: String?
  var version: Int?
  var bookmarks: [Entry]?
  var history: [Entry]?
  var filters: [Filter]?
  var searches: [Search]?
  var excerpts: [TakenExcerpt]?
  var positions: [Position]?
  var session: Session?

  /// A bookmark, or a newspaper opened.
  struct Entry: Codable {
    var lccn: String
    /// For a bookmark of an issue or a page.
    var target: String?
    var source: String?
    var title: String?
    var places: [String]?
    var startYear: String?
    var endYear: String?
    var note: String?
    var tags: [String]?
    var added: String?
    var changed: String?
    var opened: String?

    enum CodingKeys: String, CodingKey {
      case lccn, target, source, title, places, note, tags, added, changed, opened
      case startYear = "start_year"
      case endYear = "end_year"
    }
  }

  struct Filter: Codable {
    var name: String
    var fields: [String: String]
    var saved: String
  }

  struct Search: Codable {
    var name: String
    var query: String
    var source: String?
    var sort: String?
    var created: String?
    var changed: String?
  }

  init(_ contents: LibraryContents) {
    format = LibraryDocument.name
    version = 1
    bookmarks = contents.bookmarks.map(Entry.init)
    history = contents.visits.map(Entry.init)
    filters = contents.filters.map {
      Filter(name: $0.name, fields: $0.fields, saved: Timestamp.written($0.saved))
    }
    searches = contents.searches.map {
      Search(
        name: $0.name, query: $0.query, source: $0.source, sort: $0.order?.rawValue,
        created: Timestamp.written($0.created), changed: Timestamp.written($0.changed))
    }
    excerpts = contents.excerpts.map(TakenExcerpt.init)
    positions = contents.positions.map(Position.init)
    session = contents.session.map(Session.init)
  }
}

extension LibraryDocument.Entry {
  init(_ bookmark: Bookmark) {
    self.init(bookmark.newspaper)
    if bookmark.target.issue != nil { target = bookmark.target.description }
    source = bookmark.source?.stored
    note = bookmark.note
    tags = bookmark.tags
    added = Timestamp.written(bookmark.added)
    changed = Timestamp.written(bookmark.changed)
  }

  init(_ visit: Visit) {
    self.init(visit.newspaper)
    opened = Timestamp.written(visit.opened)
  }

  private init(_ newspaper: Newspaper) {
    lccn = newspaper.lccn.description
    title = newspaper.title
    places = newspaper.places.map(\.cataloged)
    startYear = newspaper.years?.start.description
    endYear = newspaper.years?.end.description
  }
}
