import Newspapers

/// The issues and pages of the demonstration newspaper, and no other: always available.
public struct DemonstrationArchive: NewspaperArchive {

  public var name: String { DemonstrationNewspaper.origin.name }

  /// The size of every scan, as drawn.
  private static let size = ScanSize(width: 1500, height: 2000)

  private let readLayout: LayoutReading

  public init(readLayout: @escaping LayoutReading) { self.readLayout = readLayout }

  public func holds(_ lccn: LCCN) -> Bool { lccn.isDemonstration }

  public var held: Set<LCCN> {
    // The number is built in, and tested.
    (try? LCCN(DemonstrationNewspaper.number)).map { [$0] } ?? []
  }

  public func coverageByYear(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> IssueCoverage {
    IssueCoverage(of: try await issues(of: lccn, in: nil, freshness: freshness))
  }

  public func issues(
    of lccn: LCCN, in years: ClosedRange<Int>?, freshness: Freshness
  ) async throws(NewspaperError) -> IssueList {
    let issues = try pages(of: lccn).map { ListedIssue(date: $0.id.issue.date, edition: $0.id.issue.edition) }
    return IssueList(lccn: lccn, issues: issues, years: years, origin: DemonstrationNewspaper.origin)
  }

  public func issue(_ id: IssueID, freshness: Freshness) async throws(NewspaperError) -> Issue {
    let pages = try pages(of: id.lccn)
    let ofIssue = pages.filter { $0.id.issue == id }
    guard let first = ofIssue.first else { throw .notFound(what: .issue(id), source: name) }
    return Issue(
      id: id, title: try title(),
      pages: ofIssue.map { IssuePage(sequence: $0.id.sequence, hasScan: $0.hasScan) },
      previous: pages.last { $0.id.issue < id }?.id.issue, next: pages.first { $0.id.issue > id }?.id.issue,
      number: String(first.number), origin: DemonstrationNewspaper.origin)
  }

  public func frontPages(
    of date: IssueDate, state: String?, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> FrontPageList {
    let title = try title()
    let fronts = try allPages().filter { state == nil && $0.id.issue.date == date && $0.id.sequence == 1 }
      .map { FrontPage(page: $0.id, title: title) }
    guard !fronts.isEmpty else { throw .notHere(what: .other("front pages for \(date)")) }
    return FrontPageList(
      date: date, pages: Array(fronts[window.rows(of: fronts.count)]), offset: window.offset,
      total: fronts.count, origin: DemonstrationNewspaper.origin)
  }

  public func text(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageText {
    let text = String(decoding: try bytes(.text, of: page), as: UTF8.self)
    return PageText(page: page, text: text, origin: DemonstrationNewspaper.origin)
  }

  @concurrent
  public func layout(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageLayout {
    try readLayout(try bytes(.alto, of: page), name)
  }

  public func scan(of page: PageID, _ view: ScanView) async throws(NewspaperError) -> PageScan {
    PageScan(
      jpeg: try bytes(.jpg, of: page), region: .whole, origin: DemonstrationNewspaper.origin,
      size: DemonstrationArchive.size)
  }

  public func isHere(_ part: PagePart, of page: PageID) async -> Bool {
    let file =
      switch part {
      case .text: PageFile.text
      case .scan: PageFile.jpg
      }
    return (try? bytes(file, of: page)) != nil
  }

  /// Errors in reading the page are reported when a file is requested.
  public func files(of page: PageID) -> [PageFile] {
    PageFile.allCases.filter { file in
      do throws(NewspaperError) { return try !bytes(file, of: page).isEmpty } catch { return false }
    }
  }

  public func location(of file: PageFile, of page: PageID) async throws(NewspaperError) -> PageFileLocation {
    .bytes(try bytes(file, of: page), source: DemonstrationNewspaper.origin.name)
  }

  public func webAddress(of page: PageID) -> String? { nil }

  private func title() throws(NewspaperError) -> String {
    try DemonstrationNewspaper.record().detail.newspaper.title
  }

  private func bytes(_ file: PageFile, of page: PageID) throws(NewspaperError) -> [UInt8] {
    guard let found = try pages(of: page.issue.lccn).first(where: { $0.id == page }) else {
      throw .notFound(what: .page(page), source: name)
    }
    switch file {
    case .pdf, .jp2:
      throw .notFound(
        what: .part(file.words, of: page, remark: ", only text, ALTO, JPEG and JSON"), source: name)
    case .text, .alto, .jpg, .json:
      guard let bytes = found.bytes(file) else {
        throw .notFound(what: .part(file.words, of: page, remark: ": it was not filmed"), source: name)
      }
      return bytes
    }
  }

  private func pages(of lccn: LCCN) throws(NewspaperError) -> [DemonstrationPage] {
    guard holds(lccn) else { throw .notFound(what: .newspaper(lccn), source: name) }
    return try allPages()
  }

  private func allPages() throws(NewspaperError) -> [DemonstrationPage] {
    do { return try DemonstrationPage.all() } catch {
      throw .local(what: "the demonstration newspaper: \(error)")
    }
  }
}
