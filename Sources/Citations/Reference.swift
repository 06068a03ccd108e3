import Newspapers

/// What a citation says: the facts about a page, an issue, a newspaper or a search. Styles only arrange them.
///
/// Unknown facts are nil or empty, and left out; nothing is guessed.
public struct Reference: Hashable, Sendable {
  public enum Work: Hashable, Sendable {
    case page(PageID)
    case issue(IssueID)
    case newspaper(LCCN)
    /// A search for pages, by its query as printed.
    case search(String)
  }

  public let work: Work
  /// The newspaper's, as `CitedTitle` makes it; for a newspaper or a search, the title of the web page.
  public var title: String
  /// `Pendleton, Oregon`, `Washington, D.C.`
  public var place: String?
  /// `Evening`, or a number: `2`. Nil for a day's only or first edition.
  public var edition: String?
  /// The number printed on the page. A sequence is not one: if this is nil, a page is cited as `image N`.
  public var printedPage: String?
  public var section: String?
  /// Supplied by the reader: headlines are not guessed from OCR.
  public var headline: String?
  public var authors: [CitedAuthor]
  public var address: String?
  /// The day when the answer was fetched; nil for built-in data.
  public var accessed: IssueDate?
  public var collection: CitedCollection?
  /// Who provided the scan.
  public var credit: String?
  public var issn: String?
  public var oclc: String?
  /// Its English name; nil if unknown.
  public var language: String?
  /// The reader's own: citations for others omit it, and exports put it where programs keep such remarks.
  public var note: String?
  public var tags: [String]
  /// 16 hex digits that distinguish it from others on the same page, such as the ID of a clip; nil if it is
  /// the only one.
  public var distinction: String?

  public init(_ work: Work, title: String) {
    self.work = work
    self.title = title
    authors = []
    tags = []
  }
}

/// Where a work was seen: a collection on the web, and its owner.
public struct CitedCollection: Hashable, Sendable {
  public let name: String
  public let institution: String?

  public init(name: String, institution: String? = nil) {
    self.name = name
    self.institution = institution
  }

  /// The Library's collection of newspapers.
  public static let chroniclingAmerica = CitedCollection(
    name: "Chronicling America", institution: "Library of Congress")

  /// The Library's records of newspapers, most of which are not digitized.
  public static let newspaperDirectory = CitedCollection(
    name: "U.S. Newspaper Directory", institution: "Library of Congress")

  /// `Chronicling America, Library of Congress`
  var words: String { [name, institution].compactMap(\.self).joined(separator: ", ") }
}

extension Reference {
  /// Nil for newspapers and searches, which are cited as web pages.
  public var issue: IssueID? {
    switch work {
    case .page(let page): page.issue
    case .issue(let issue): issue
    case .newspaper, .search: nil
    }
  }

  public var lccn: LCCN? {
    if case .newspaper(let lccn) = work { return lccn }
    return issue?.lccn
  }

  /// Whether the newspaper's number is given as its title.
  public var isUntitled: Bool { lccn.map { title == $0.cited } ?? false }

  var isWebPage: Bool { issue == nil }

  /// Nil unless a page is cited.
  var image: Int? {
    if case .page(let page) = work { return page.sequence }
    return nil
  }

  var pages: CitedPages? { printedPage.map { CitedPages($0) } }

  /// `4`, or `image 12` if the printed number is not known; nil if neither is.
  /// - Parameter isShort: as for `CitedPages`.
  func pageWords(isShort: Bool = false) -> String? {
    pages?.words(isShort: isShort) ?? image.map { "image \($0)" }
  }

  /// `Page 4` or `Image 12`, for formats that need a title; nil unless a page is cited.
  var pageTitle: String? {
    image.map { number in
      pages.map { "\($0.isSeveral ? "Pages" : "Page") \($0.words())" } ?? "Image \(number)"
    }
  }

  /// The number under which libraries have the newspaper; nil if there is none.
  var callNumber: String? { lccn.flatMap { $0.isDemonstration ? nil : $0.description } }

  /// The address, or the number that finds the newspaper.
  var addressOrNumber: String? { address ?? lccn?.cited }

  /// The day of access for records and templates: only with an address, but always for what it dates.
  var dayOfAccess: IssueDate? { address == nil && !isWebPage ? nil : accessed }

  /// What formats have no field for, in sentences: `LCCN sn83045462, image 1. Image provided by Library of Congress.`
  var remarks: String {
    var numbers = lccn?.cited
    if let image { numbers = numbers.map { "\($0), image \(image)" } }
    return [numbers, credit.map { "Image provided by \($0)" }].compactMap(\.self)
      .map(\.asSentence).joined(separator: " ")
  }
}
