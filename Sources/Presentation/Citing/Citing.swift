import Citations
import Newspapers

/// Makes references from what sources and lists know.
public enum Citing {
  /// The collection that an address on the web belongs to.
  public static func collection(of address: String) -> CitedCollection {
    PermanentAddress.collection(of: address)
  }

  /// The address to give for a page: the Library's own even if it is on a mirror; nil if it has none.
  public static func address(of page: PageID, _ archive: any NewspaperArchive) -> String? {
    PermanentAddress.address(of: page, archive)
  }

  /// The same for a search.
  /// - Parameter address: at its source.
  public static func address(ofSearch address: String) -> String {
    PermanentAddress.address(ofSearch: address)
  }

  /// What the reader adds to what is known about the cited work.
  public struct Details: Hashable, Sendable {
    public var headline: String?
    public var authors: [CitedAuthor] = []
    /// The number printed on the page.
    public var printedPage: String?
    /// The section's name or letter.
    public var section: String?
    /// The edition's name, without “edition”.
    public var edition: String?
    /// Used instead of the newspaper's title, to which a newspaper's place and years are added as to its own.
    public var title: String?
    public var accessed: Accessed = .asFetched

    public init() {}

    /// Whether something is given that only an issue or a page can have.
    public var isAboutPage: Bool {
      headline != nil || !authors.isEmpty || printedPage != nil || section != nil || edition != nil
    }

    /// With what a source says is printed on the page, where the reader says nothing.
    public func completed(by printed: PrintedLabels) -> Details {
      var details = self
      details.printedPage = printedPage ?? printed.page
      details.section = section ?? printed.section
      details.edition = edition ?? printed.edition
      return details
    }
  }

  /// The day of access to give.
  public enum Accessed: Hashable, Sendable {
    /// The day when the facts were fetched.
    case asFetched
    case never
    case on(IssueDate)

    /// Nil if none should be given.
    public func day(fetched: IssueDate?) -> IssueDate? {
      switch self {
      case .asFetched: fetched
      case .never: nil
      case .on(let date): date
      }
    }
  }

  /// With the facts of a record, and the day when it was fetched.
  public static func reference(
    to address: PageAddress, record: NewspaperRecord, archive: any NewspaperArchive,
    _ details: Details = Details()
  ) -> Reference {
    let fetched = record.origin.isLive ? Moment.date(record.origin.asOf) : nil
    var reference = reference(
      to: address, newspaper: record.detail.newspaper, publishedIn: record.detail.placeOfPublication,
      fetched: fetched, archive: archive, details)
    (reference.issn, reference.oclc) = (record.detail.issn, record.detail.oclc)
    // The Library describes it, but has nothing of it.
    if case .newspaper = address, record.isUndigitized, reference.collection == .chroniclingAmerica {
      reference.collection = .newspaperDirectory
    }
    return reference
  }

  /// Its title; nil if it has none.
  private static func cited(_ newspaper: Newspaper, _ publishedIn: String?) -> String? {
    guard !newspaper.isUntitled else { return nil }
    let towns: [String?] =
      newspaper.places.flatMap { [$0.city, $0.county] } + [publishedIn.flatMap { PublishedPlace($0).city }]
    return CitedTitle.text(
      newspaper.title, languages: newspaper.languages, towns: towns.compactMap(\.self))
  }

  /// - Parameters:
  ///   - newspaper: nil if unknown: then its number replaces the title, as for one without a title.
  ///   - publishedIn: the place of publication as cataloged; nil if unknown.
  ///   - fetched: the day when it was fetched; nil if it was not.
  ///   - archive: knows the address.
  public static func reference(
    to address: PageAddress, newspaper: Newspaper?, publishedIn: String? = nil, fetched: IssueDate?,
    archive: any NewspaperArchive, _ details: Details = Details()
  ) -> Reference {
    let title = details.title ?? newspaper.flatMap { cited($0, publishedIn) } ?? address.lccn.cited
    let place = newspaper.flatMap { CitedPlace.words(of: $0.places, published: publishedIn) }
    var reference: Reference
    switch address {
    case .newspaper(let lccn):
      let whence = place.map { " (\($0))" } ?? ""
      let when = newspaper?.years?.cited.map { ", \($0)" } ?? ""
      reference = Reference(.newspaper(lccn), title: title + whence + when)
      reference.address = PermanentAddress.address(of: lccn, archive)
    case .issue(let issue):
      reference = Reference(.issue(issue), title: title)
      reference.address = PermanentAddress.address(of: issue, archive)
    case .page(let page):
      reference = Reference(.page(page), title: title)
      reference.address = PermanentAddress.address(of: page, archive)
    }
    if case .newspaper = address {} else { reference.place = place }
    if let edition = reference.issue?.edition, edition > 1 { reference.edition = String(edition) }
    reference.language = newspaper?.languages.first
    reference.collection = reference.address.map(PermanentAddress.collection)
    reference.accessed = fetched
    var others = details
    others.title = nil
    return reference.with(others)
  }
}

extension Reference {
  /// With what the reader adds; the rest stays.
  public func with(_ details: Citing.Details) -> Reference {
    var reference = self
    if let headline = details.headline { reference.headline = headline }
    if !details.authors.isEmpty { reference.authors = details.authors }
    if let page = details.printedPage { reference.printedPage = page }
    if let section = details.section { reference.section = section }
    if let edition = details.edition { reference.edition = edition }
    if let title = details.title { reference.title = title }
    reference.accessed = details.accessed.day(fetched: reference.accessed)
    return reference
  }

  /// The same as `source` has it, with its address and what it calls itself.
  public func at(_ source: IssueSource) -> Reference {
    let address =
      switch work {
      case .page(let page): source.webAddress(of: page)
      case .issue(let issue): source.webAddress(of: issue)
      case .newspaper(let lccn): source.webAddress(of: lccn)
      case .search: self.address
      }
    var reference = self
    guard address != self.address else { return reference }
    reference.address = address
    reference.collection = address.map(PermanentAddress.collection)
    return reference
  }
}

extension PublicationYears {
  /// `1854–1972`, `1922–[19??]`; nil if neither end is known. Years that are not known exactly are in
  /// brackets, as catalogers write them: a title that ends in a question mark would be taken for a question.
  fileprivate var cited: String? {
    func words(_ year: CatalogYear) -> String {
      switch year {
      case .exact, .current: "\(year)"
      case .approximate, .millennium, .unknown: "[\(year)]"
      }
    }
    if isOneYear { return start == .unknown ? nil : words(start) }
    return "\(words(start))–\(words(end))"
  }
}
