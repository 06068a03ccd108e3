import Newspapers
import Presentation

/// A bookmark, a newspaper opened, a page read, a saved search, or saved filters, as the reader's lists show them: display-ready.
public struct LibraryRow: Hashable, Sendable {
  /// The source of the row.
  public let item: ShelfItem
  /// The title, the LCCN if the title is unknown, or the name of what was saved.
  public let title: String
  /// For an issue or a page, which one it is comes first.
  public let place: String
  /// For an issue or a page, its day.
  public let years: String
  public let tags: String
  /// The note, a search's query, what saved filters show, or where the reader stopped.
  public let note: String
  /// The same for those who hear it.
  public let spokenNote: String
  /// When it was added, opened or saved.
  public let day: String
  public let isBookmarked: Bool

  public init(_ bookmark: Bookmark) {
    self.init(
      .bookmark(bookmark), bookmark.newspaper, part: bookmark.target,
      tags: bookmark.tags.joined(separator: ", "), note: bookmark.note, day: bookmark.added,
      isBookmarked: true)
  }

  /// - Parameter position: where the reader last stopped in the newspaper; nil if it was not.
  public init(_ visit: Visit, position: ReadingPosition? = nil, isBookmarked: Bool) {
    self.init(
      .visit(visit), visit.newspaper, note: position.map { "read \($0.words)" } ?? "",
      spokenNote: position.map { "read \($0.spokenWords)" }, day: visit.opened,
      isBookmarked: isBookmarked)
  }

  public init(_ position: ReadingPosition, isBookmarked: Bool) {
    self.init(
      .position(position), position.newspaper, note: position.words,
      spokenNote: position.spokenWords, day: position.read,
      isBookmarked: isBookmarked)
  }

  public init(_ filter: SavedFilter) {
    item = .filter(filter)
    title = filter.name
    (place, years, tags) = ("", "", "")
    note = filter.query.listWords
    spokenNote = note
    day = Moment.day(filter.saved)
    isBookmarked = false
  }

  public init(_ search: SavedSearch) {
    item = .search(search)
    title = search.name
    (place, years, tags) = ("", "", "")
    let order = search.order.map { "by \($0.rawValue)" }
    note = ([search.query, order] + [search.source.map(SearchWords.place(ofSource:))]).compactMap(\.self)
      .joined(separator: " · ")
    spokenNote = note
    day = Moment.day(search.changed)
    isBookmarked = false
  }

  private init(
    _ item: ShelfItem, _ newspaper: Newspaper, part: PageAddress? = nil, tags: String = "", note: String = "",
    spokenNote: String? = nil, day: Double, isBookmarked: Bool
  ) {
    self.item = item
    let row = NewspaperRow(newspaper)
    title = row.title.isEmpty ? row.lccn.description : row.title
    place = part?.placeWords(row.place) ?? row.place
    years = part?.issue?.date.shortWords ?? row.years
    self.tags = tags
    self.note = note
    self.spokenNote = spokenNote ?? note
    self.day = Moment.day(day)
    self.isBookmarked = isBookmarked
  }

  /// Nil for searches and filters.
  public var newspaper: Newspaper? {
    switch item {
    case .bookmark(let bookmark): bookmark.newspaper
    case .visit(let visit): visit.newspaper
    case .position(let position): position.newspaper
    case .search, .filter: nil
    }
  }

  /// The issue or the page that it leads to, or the newspaper; nil for searches and filters.
  var part: PageAddress? {
    switch item {
    case .bookmark(let bookmark): bookmark.target
    case .position(let position): .page(position.page)
    case .visit(let visit): .newspaper(visit.newspaper.lccn)
    case .search, .filter: nil
    }
  }

  /// Who had it; nil if that was not recorded.
  var source: IssueSource? {
    switch item {
    case .bookmark(let bookmark): bookmark.source
    case .position(let position): position.source
    case .visit, .search, .filter: nil
    }
  }

  /// `Oct 2, 1865, page 1`: which part of a newspaper is bookmarked; nil for all of it.
  var partWords: String? { bookmark?.target.partWords }

  /// Tags and note combined, for tight spaces.
  public var words: String { [tags, note].filter { !$0.isEmpty }.joined(separator: " · ") }

  public var bookmark: Bookmark? {
    if case .bookmark(let bookmark) = item { bookmark } else { nil }
  }
}
