/// The complete record of a newspaper. Sources provide different amounts of data: empty or nil means not
/// provided.
public struct NewspaperDetail: Hashable, Sendable {
  public private(set) var newspaper: Newspaper
  public private(set) var otherTitles: [String]
  /// As cataloged: `New York [N.Y.]`.
  public private(set) var placeOfPublication: String?
  public private(set) var publisher: String?
  /// Subject headings as cataloged, with their parts joined by `--`.
  public private(set) var subjects: [String]
  public private(set) var notes: [String]
  /// A librarian's essay on the newspaper, as plain text with blank lines between paragraphs.
  public private(set) var essay: String?
  public private(set) var preceding: [RelatedNewspaper]
  public private(set) var succeeding: [RelatedNewspaper]
  public private(set) var oclc: String?
  public private(set) var issn: String?
  /// The newspaper's web page.
  public let webAddress: String?
  /// Its web pages at other sources that have its issues.
  public let otherWebAddresses: [String]

  public init(
    newspaper: Newspaper, otherTitles: [String] = [], placeOfPublication: String? = nil,
    publisher: String? = nil, subjects: [String] = [], notes: [String] = [], essay: String? = nil,
    preceding: [RelatedNewspaper] = [], succeeding: [RelatedNewspaper] = [], oclc: String? = nil,
    issn: String? = nil, webAddress: String? = nil, otherWebAddresses: [String] = []
  ) {
    self.newspaper = newspaper
    self.otherTitles = otherTitles
    self.placeOfPublication = placeOfPublication
    self.publisher = publisher
    self.subjects = subjects
    self.notes = notes
    self.essay = essay
    self.preceding = preceding
    self.succeeding = succeeding
    self.oclc = oclc
    self.issn = issn
    self.webAddress = webAddress
    self.otherWebAddresses = otherWebAddresses
  }

  /// Whether its record does not name it, so that its number is shown as its title.
  public var isUntitled: Bool { newspaper.isUntitled }

  /// A copy with what only `other` says about the newspaper. Its web pages stay its own.
  public func completed(by other: NewspaperDetail) -> NewspaperDetail {
    var whole = self
    whole.newspaper = newspaper.completed(by: other.newspaper)
    if otherTitles.isEmpty { whole.otherTitles = other.otherTitles }
    whole.placeOfPublication = placeOfPublication ?? other.placeOfPublication
    whole.publisher = publisher ?? other.publisher
    if subjects.isEmpty { whole.subjects = other.subjects }
    if notes.isEmpty { whole.notes = other.notes }
    whole.essay = essay ?? other.essay
    if preceding.isEmpty { whole.preceding = other.preceding }
    if succeeding.isEmpty { whole.succeeding = other.succeeding }
    whole.oclc = oclc ?? other.oclc
    whole.issn = issn ?? other.issn
    return whole
  }
}
