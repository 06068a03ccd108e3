/// What the reader saved from a page: regions of it with the words in them, a headline, a note, tags. Without
/// regions, it is about the whole page.
public struct Excerpt: Hashable, Sendable, Identifiable {
  /// 16 random hex digits.
  public let id: String
  public let page: PageID
  /// The source that has the page.
  public let source: IssueSource
  /// As known when the excerpt was taken: LCCN, title, places and years. The title is empty if no source could be reached.
  public let newspaper: Newspaper
  /// In the order taken.
  public let regions: [PageBox]
  /// As typed, in one line; empty if there is none.
  public let headline: String
  /// One line each, in the order on the page.
  public let authors: [String]
  /// The number printed on the page, in one line; empty if the reader did not say.
  public let printedPage: String
  /// May have several lines; empty if there is none.
  public let note: String
  /// The words in the regions; nil if the page has no text.
  public let text: String?
  /// Words or short phrases without commas, sorted and unique.
  public let tags: [String]
  /// The query that found the page, as printed; nil if none did.
  public let foundBy: String?
  /// Seconds since 1970.
  public let added: Double
  /// When headline, authors, the page's number, note or tags were last changed, or the excerpt was added;
  /// seconds since 1970.
  public let changed: Double

  /// Normalizes the headline and the page's number to one line, each author and each tag to one, and note and
  /// text to lines without control characters.
  public init(
    id: String = Excerpt.anyID(), of page: PageID, at source: IssueSource = .library,
    newspaper: Newspaper? = nil, regions: [PageBox] = [],
    headline: String = "", authors: [String] = [], printedPage: String = "", note: String = "",
    text: String? = nil, tags: [String] = [], foundBy: String? = nil, added: Double, changed: Double? = nil
  ) {
    self.id = id
    self.page = page
    // Older files say that the demonstration newspaper is the Library's.
    self.source = page.issue.lccn.isDemonstration ? .demonstration : source
    self.newspaper = newspaper ?? Newspaper(lccn: page.issue.lccn, title: "")
    self.regions = regions
    self.headline = OwnWords.line(headline)
    self.authors = authors.flatMap(OwnWords.authors)
    self.printedPage = OwnWords.line(printedPage)
    self.note = OwnWords.lines(note)
    self.text = text.map(OwnWords.printedLines)
    self.tags = OwnWords.tags(tags)
    self.foundBy = foundBy
    self.added = added
    self.changed = changed ?? added
  }

  /// A copy with `change` applied; what was saved from the page stays.
  public func with(_ change: ExcerptChange, changed: Double) -> Excerpt {
    Excerpt(
      id: id, of: page, at: source, newspaper: newspaper, regions: regions,
      headline: change.headline ?? headline, authors: change.authors ?? authors,
      printedPage: change.printedPage ?? printedPage, note: change.note(of: self), text: text,
      tags: change.tags(of: self), foundBy: foundBy, added: added, changed: changed)
  }

  /// A copy whose newspaper says what only `known` says of it.
  public func named(by known: Newspaper?) -> Excerpt {
    Excerpt(
      id: id, of: page, at: source, newspaper: newspaper.completed(by: known), regions: regions,
      headline: headline, authors: authors, printedPage: printedPage, note: note, text: text, tags: tags,
      foundBy: foundBy, added: added, changed: changed)
  }

  /// The web page of the page; nil for built-in pages.
  public var webAddress: String? { source.webAddress(of: page) }

  /// Whether the reader neither wrote anything nor saved anything from the page.
  public var isEmpty: Bool {
    regions.isEmpty && headline.isEmpty && authors.isEmpty && printedPage.isEmpty && note.isEmpty
      && tags.isEmpty
  }

  /// Whether an excerpt can have this ID.
  public static func isID(_ text: String) -> Bool { text.utf8.count == 16 && isStartOfID(text) }

  /// Whether the ID of an excerpt can begin with it.
  public static func isStartOfID(_ text: String) -> Bool {
    text.utf8.allSatisfy {
      (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0)
        || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains($0)
    }
  }

  /// The lines of the note.
  public var noteLines: [String] {
    note.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  /// 64 random bits as 16 hex digits.
  public static func anyID() -> String {
    let digits = String(UInt64.random(in: 0...UInt64.max), radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension [Excerpt] {
  /// The note about the whole page; nil if there is none.
  public var pageNote: Excerpt? { first { $0.regions.isEmpty } }
}
