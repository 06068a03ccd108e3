/// The complete record of a newspaper. Sources provide different amounts of data: empty or nil means not
/// provided.
public struct NewspaperDetail: Hashable, Sendable {
  public let newspaper: Newspaper
  public let otherTitles: [String]
  /// As cataloged: `New York [N.Y.]`.
  public let placeOfPublication: String?
  public let publisher: String?
  /// Subject headings as cataloged, with their parts joined by `--`.
  public let subjects: [String]
  public let notes: [String]
  /// A librarian's essay on the newspaper, as plain text with blank lines between paragraphs.
  public let essay: String?
  public let preceding: [RelatedNewspaper]
  public let succeeding: [RelatedNewspaper]
  public let oclc: String?
  public let issn: String?
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
}
