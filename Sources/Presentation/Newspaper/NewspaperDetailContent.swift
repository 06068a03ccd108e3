import MVP
import Newspapers
import Text

/// A newspaper's record: display-ready, and free of terminal control characters.
public struct NewspaperDetailContent: DocumentContent, Hashable {
  /// A newspaper that preceded or succeeded this one.
  public struct Link: Hashable, Sendable {
    public let lccn: LCCN?
    public let title: String
  }

  public private(set) var row: NewspaperRow
  /// The number that was asked for, and that the issues belong to, if the record now has another; nil
  /// otherwise.
  public private(set) var merged: LCCN?
  public let otherTitles: [String]
  public let placeOfPublication: String
  public let publisher: String
  public let subjects: [String]
  public let notes: [String]
  public let essay: String
  public let preceding: [Link]
  public let succeeding: [Link]
  public let oclc: String
  public let issn: String
  public private(set) var address: String
  /// At other sources that have its issues.
  public let otherAddresses: [String]
  public let origin: OriginContent
  /// Whether the source knows which newspapers are digitized, and this one is not among them.
  private let isUndigitized: Bool
  /// Made from a list's row: the full record may say more.
  public let isPreview: Bool
  /// Made from what the reader's library remembers, which is little more than the title.
  public private(set) var isRemembered = false
  /// What Enter does if it is a preview: `for the full record`; nil if nothing more is known about it.
  public private(set) var opening: String?
  /// Why it is still a preview, although the full record was requested; nil if it was not, or is awaited.
  public private(set) var lack: Failure?
  /// The reader's bookmark; nil if there is none.
  public private(set) var bookmark: BookmarkContent?
  /// The number of issues per year; nil until known.
  public private(set) var issueYears: IssueYearsContent?
  /// Why the number of issues is unknown; empty if it is known, or not requested.
  public private(set) var coverageNote = ""
  /// The progress of counting the issues of each year; nil unless that takes several requests.
  public private(set) var counting: IssueCountingContent?
  /// Others from the same city that this machine knows.
  public private(set) var neighbors: Neighbors?
  /// As cataloged, for computing with years.
  private let publication: PublicationYears?

  /// - Parameter listed: a list's row for the same newspaper, which may have data that the record lacks.
  public init(_ record: NewspaperRecord, listed: NewspaperRow? = nil) {
    let detail = record.detail
    let row = NewspaperRow(detail.newspaper)
    self.row = listed.map(row.completed) ?? row
    func safe(_ text: String?) -> String { Sanitizer.sanitized(text ?? "") }
    otherTitles = detail.otherTitles.map(safe)
    placeOfPublication = CatalogedName.known(safe(detail.placeOfPublication), unless: "sl")
    publisher = CatalogedName.known(safe(detail.publisher), unless: "sn")
    subjects = detail.subjects.map(safe)
    notes = detail.notes.map(safe)
    essay = Sanitizer.sanitizedLines(detail.essay ?? "")
    preceding = detail.preceding.map { Link(lccn: $0.lccn, title: safe($0.title)) }
    succeeding = detail.succeeding.map { Link(lccn: $0.lccn, title: safe($0.title)) }
    oclc = safe(detail.oclc)
    issn = safe(detail.issn)
    address = safe(detail.webAddress)
    otherAddresses = detail.otherWebAddresses.map(safe)
    publication = detail.newspaper.years
    origin = OriginContent(record.origin)
    isUndigitized = record.isUndigitized
    isPreview = false
  }

  public init(previewing row: NewspaperRow, origin: OriginContent) {
    self.row = row
    self.origin = origin
    (otherTitles, subjects, notes, preceding, succeeding, otherAddresses) = ([], [], [], [], [], [])
    (placeOfPublication, publisher, essay, oclc, issn, address) = ("", "", "", "", "", "")
    publication = nil
    isUndigitized = false
    isPreview = true
    opening = origin.isLive ? "for the full record" : nil
  }

  /// What the reader's library knows about a newspaper.
  /// - Parameters:
  ///   - name: of the part of the library: `your bookmarks`.
  ///   - isLocal: whether the whole record comes from this machine.
  public init(remembering newspaper: Newspaper, in name: String, isLocal: Bool) {
    let origin = Origin(name: name, asOf: 0, isLive: !isLocal)
    self.init(previewing: NewspaperRow(newspaper), origin: OriginContent(origin))
    isRemembered = true
  }

  /// A copy for a row that leads to a page or an issue of the newspaper, not to the newspaper itself.
  public func leading(to target: PageAddress?) -> NewspaperDetailContent {
    guard target?.issue != nil else { return self }
    var content = self
    content.opening = "to read the page"
    return content
  }

  /// A copy for a row that leads to something else.
  public func leadingElsewhere() -> NewspaperDetailContent {
    var content = self
    content.opening = nil
    return content
  }

  /// Whether it says how much of the newspaper is digitized.
  public var hasCoverage: Bool { row.hasCoverage }

  /// A copy with how much of the newspaper is digitized.
  public func covering(_ coverage: DigitizedCoverage) -> NewspaperDetailContent {
    var content = self
    content.row = row.covering(coverage)
    return content
  }

  /// A copy with the number of issues per year.
  public func covering(_ coverage: IssueCoverage) -> NewspaperDetailContent {
    let digitized = coverage.digitized
    var content = digitized.saysNothing && hasCoverage ? self : covering(digitized)
    content.issueYears = IssueYearsContent(coverage, published: publication)
    content.coverageNote = ""
    return content
  }

  /// A copy with the progress of counting the issues of each year.
  public func counting(_ progress: NewspaperListProgress, at source: String) -> NewspaperDetailContent {
    var content = self
    content.counting = IssueCountingContent(progress, of: row.lccn, at: source)
    return content
  }

  /// A copy with the reason, in words, why the number of issues is unknown.
  public func lackingCoverage(_ note: String) -> NewspaperDetailContent {
    var content = self
    content.coverageNote = note
    return content
  }

  /// A copy with the reason why there is no full record, or without one.
  public func lackingRecord(_ failure: Failure?) -> NewspaperDetailContent {
    var content = self
    content.lack = failure
    return content
  }

  /// A copy with the reader's bookmark, or without one.
  public func marked(_ bookmark: BookmarkContent?) -> NewspaperDetailContent {
    var content = self
    content.bookmark = bookmark
    return content
  }

  /// A copy for the number that was asked for.
  public func asked(by lccn: LCCN) -> NewspaperDetailContent {
    var content = self
    content.merged = lccn == row.lccn ? nil : lccn
    return content
  }

  /// A copy that names others from the same city.
  public func among(_ neighbors: Neighbors?) -> NewspaperDetailContent {
    var content = self
    content.neighbors = neighbors
    return content
  }

  /// A copy with an address, unless the record has one.
  public func addressed(_ address: String?) -> NewspaperDetailContent {
    var content = self
    if content.address.isEmpty { content.address = Sanitizer.sanitized(address ?? "") }
    return content
  }

  /// The links that can be followed, by their numbers in the document.
  public var links: [LCCN] {
    (preceding + succeeding).compactMap(\.lccn) + (neighbors?.rows.map(\.lccn) ?? [])
  }

  /// What is digitized, in words: `1,234 issues, 1866-04-10 to 1924-03-18`, `not according to the local catalog`;
  /// empty if unknown.
  public var coverage: String {
    if isUndigitized, !hasCoverage { return "not according to the \(origin.source)" }
    let count = row.issueCount.map { "\(Numerals.grouped($0)) issue\($0 == 1 ? "" : "s")" }
    return [count, row.issueSpan].compactMap(\.self).joined(separator: ", ")
  }
}
