import HTTP
import MVP
import Newspapers

/// A source from which one thing of each kind is requested; each step uses what the previous one found.
struct LiveSource {
  private let service: NewspaperService
  private let directory: (any NewspaperList)?
  private let pages: any SearchingServer
  private let files: any PageSaver
  private var first: Newspaper?
  /// The newspapers to try, until one has a record.
  private var candidates: [LCCN] = []
  private var lccn: LCCN?
  private var issue: IssueID?

  /// The kinds, in the order in which they are requested.
  static let steps = [
    listStep, "state+years", "frequency", "ethnicity", "directory", "record", "first+last", "year", "day",
    "issue", "text", "layout", "scan", "pdf", "search", "archives",
  ]

  static let listStep = "titles"

  /// Something the Library certainly has.
  private static let eveningStar = "sn83045462"

  /// Nil if the source is on this machine.
  init?(services: Services, watch: (any HTTPClient) -> any HTTPClient) {
    guard let bare = services.source.bare(watch: watch) else { return nil }
    service = bare.service
    directory = bare.directory
    pages = bare.pages
    files = bare.saver
  }

  /// - Returns: what was understood, in a few words.
  mutating func ask(_ step: String) async throws(NewspaperError) -> String {
    switch step {
    case LiveSource.listStep:
      let listing = try await list(NewspaperQuery())
      first = listing.newspapers.first
      let known = directory == nil ? nil : try? LCCN(LiveSource.eveningStar)
      candidates = [known].compactMap(\.self) + listing.newspapers.prefix(4).map(\.lccn)
      return LiveSource.words(listing)
    case "state+years":
      let years = first?.years
      return LiveSource.words(
        try await list(
          NewspaperQuery(
            state: first?.places.first?.state ?? "Ohio", from: years?.start.earliest ?? 1860,
            to: years?.end.latest ?? years?.start.latest ?? 1910)))
    case "frequency": return LiveSource.words(try await list(NewspaperQuery(frequency: "Weekly")))
    case "ethnicity": return LiveSource.words(try await list(NewspaperQuery(ethnicity: "African American")))
    case "directory":
      guard let directory else {
        throw .unsupported(source: service.name, what: "a directory of all newspapers")
      }
      return LiveSource.words(try await directory.size().total)
    case "record": return try await record()
    case "first+last": return try await span()
    case "year": return try await year()
    case "day":
      let list = try await service.archive.frontPages(
        of: date(), state: nil, window: Window(offset: 0, limit: 5), freshness: .recent)
      return Numerals.count(list.total, isOpenEnded: list.isOpenEnded, "front page") + " of \(list.date)"
    case "issue":
      let found = try await service.archive.issue(opened(), freshness: .recent)
      return "\(found.title), \(Numerals.count(found.pages.count, "page"))"
    case "search":
      let search = NativeSearch(clauses: [.all(["news"])])
      let found = try await pages.rows(of: search, order: .relevance, from: 0, freshness: .recent)
      return Numerals.count(found.total, "page")
    case "archives":
      guard let list = service.ocrArchives else {
        throw .unsupported(source: service.name, what: "the OCR of its batches")
      }
      return Numerals.count(try await list.archives().archives.count, "archive")
    default: return try await page(step)
    }
  }

  private func page(_ step: String) async throws(NewspaperError) -> String {
    let page = PageID(issue: try opened(), sequence: 1)
    switch step {
    case "text":
      return Numerals.count(
        try await service.archive.text(of: page, freshness: .recent).text.count, "character")
    case "layout":
      let layout = try await service.archive.layout(of: page, freshness: .recent)
      return Numerals.count(layout.blocks.flatMap(\.lines).flatMap(\.words).count, "word")
    case "scan":
      let scan = try await service.archive.scan(of: page, ScanView(width: 200))
      return Numerals.count(scan.jpeg.count, "byte")
    default:
      let location = try await service.archive.location(of: .pdf, of: page)
      let size = try await files.size(of: .pdf, of: page, at: location)
      return size.map { Numerals.count($0, "byte") } ?? "of unknown size"
    }
  }

  // MARK: Steps

  private func list(_ query: NewspaperQuery) async throws(NewspaperError) -> NewspaperListing {
    try await service.directory.newspapers(
      matching: query, window: Window(offset: 0, limit: 10), freshness: .recent)
  }

  private mutating func record() async throws(NewspaperError) -> String {
    lccn = candidates.first
    for candidate in candidates {
      do throws(NewspaperError) {
        let title = try await service.directory.newspaper(candidate).detail.newspaper.title
        lccn = candidate
        return title
      } catch {
        guard case .notFound = error else { throw error }
      }
    }
    throw .notFound(what: "record of the first newspapers", source: service.name)
  }

  private mutating func span() async throws(NewspaperError) -> String {
    let lccn = try known()
    guard let coverage = try await service.directory.coverage(of: lccn, freshness: .recent),
      !coverage.saysNothing
    else {
      return "no more than the record says"
    }
    issue = coverage.firstIssue.map { IssueID(lccn: lccn, date: $0) }
    let days = [coverage.firstIssue, coverage.lastIssue].map { $0?.description ?? "?" }
    return "\(LiveSource.words(coverage.issueCount, "issue")), \(days[0]) to \(days[1])"
  }

  private mutating func year() async throws(NewspaperError) -> String {
    let lccn = try known()
    let wanted = issue?.date.year
    let list = try await service.archive.issues(of: lccn, in: wanted.map { $0...$0 }, freshness: .recent)
    issue = list.issues.first.map { IssueID(lccn: lccn, date: $0.date, edition: $0.edition) }
    return Numerals.count(list.issues.count, "issue") + (wanted.map { " of \($0)" } ?? "")
  }

  // MARK: Findings

  private func known() throws(NewspaperError) -> LCCN {
    guard let lccn else { throw .notFound(what: "newspaper to ask about", source: service.name) }
    return lccn
  }

  private func opened() throws(NewspaperError) -> IssueID {
    guard let issue else { throw .notFound(what: "issue to open", source: service.name) }
    return issue
  }

  private func date() throws(NewspaperError) -> IssueDate { try opened().date }

  private static func words(_ listing: NewspaperListing) -> String {
    Numerals.count(listing.total, isOpenEnded: listing.isOpenEnded, "newspaper")
  }

  private static func words(_ count: Int?, _ noun: String = "newspaper") -> String {
    count.map { Numerals.count($0, noun) } ?? "\(noun)s of unknown number"
  }
}
