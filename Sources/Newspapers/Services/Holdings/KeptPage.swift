/// A page whose text is kept on this machine, so that it can be searched.
public struct KeptPage: Hashable, Sendable {
  public let page: PageID
  /// Lines as printed, as in `PageText`.
  public let text: String
  /// The newspaper's title, not its number; nil leaves it to what else is known about the newspaper.
  public let title: String?
  /// Empty leaves it to the same.
  public let places: [Place]
  /// English names; empty leaves it to the same.
  public let languages: [String]
  /// Without `batch_`; nil if unknown.
  public let batch: String?
  /// The origin of the text: `www.loc.gov`, or the name of a file.
  public let source: String
  public let way: Way
  /// Seconds since 1970.
  public let fetched: Double
  /// As in `OCRQuality`, 0 to 1; nil if not determined.
  public let quality: Double?
  /// When the reader read it last, in seconds since 1970; nil if never, or if that was when it was fetched.
  public let read: Double?
  /// The text of a reading made on another machine; nil without one.
  public let reading: String?
  /// The site that `source` names, with its scheme; nil for the Library and for files, or if that is not known.
  public let home: IssueSource?

  /// How the page got here.
  public enum Way: Int, CaseIterable, Hashable, Sendable {
    /// With the program.
    case demonstration
    /// The reader read it, or saved its text.
    case read
    case saved
    /// It came with the response to a search.
    case found
    /// The reader imported it.
    case imported
  }

  public init(
    page: PageID, text: String, title: String? = nil, places: [Place] = [], languages: [String] = [],
    batch: String? = nil, source: String, way: Way, fetched: Double,
    quality: Double? = nil, read: Double? = nil, reading: String? = nil, home: IssueSource? = nil
  ) {
    self.page = page
    self.text = text
    // A source that knows no title gives the number instead.
    self.title = title == page.issue.lccn.description ? nil : title
    self.places = places
    self.languages = languages
    self.batch = batch
    self.source = source
    self.way = way
    self.fetched = fetched
    self.quality = quality
    self.read = read
    self.reading = reading
    // A text may have come from elsewhere than the page: from a file, or from the index itself.
    self.home = home?.isSite(named: source) == true ? home : nil
  }

  /// What it says about its newspaper.
  public var newspaper: Newspaper {
    Newspaper(lccn: page.issue.lccn, title: title ?? "", places: places, languages: languages)
  }

  /// A copy with these languages and this site if the page says none itself.
  public func completed(by languages: [String], at home: IssueSource?) -> KeptPage {
    KeptPage(
      page: page, text: text, title: title, places: places,
      languages: self.languages.isEmpty ? languages : self.languages, batch: batch, source: source, way: way,
      fetched: fetched, quality: quality, read: read, reading: reading, home: self.home ?? home)
  }
}
