import Newspapers
import Synchronization

/// A source of issues and pages that answers from memory, and can be made to fail or to wait.
public final class StubArchive: NewspaperArchive {
  public let name: String

  private struct Script {
    var contents: Contents
    var asked: [String] = []
    var scanFailure: NewspaperError?
    var gate: (@Sendable (String) async -> Void)?
  }

  private let script: Mutex<Script>

  public init(_ contents: Contents = Contents(), name: String = "news.example") {
    script = Mutex(Script(contents: contents))
    self.name = name
  }

  /// The error to throw when a scan is requested.
  public var scanFailure: NewspaperError? {
    get { script.withLock { $0.scanFailure } }
    set { script.withLock { $0.scanFailure = newValue } }
  }

  public var contents: Contents {
    get { script.withLock { $0.contents } }
    set { script.withLock { $0.contents = newValue } }
  }

  /// All requests, in order: `issues sn83045462 1865`, `text sn83045462/1865-10-02/ed-1/seq-1`.
  public var asked: [String] { script.withLock { $0.asked } }

  /// Runs before each answer: lets a test delay a request.
  public func wait(for gate: (@Sendable () async -> Void)?) {
    if let gate { wait(at: { _ in await gate() }) } else { wait(at: nil) }
  }

  /// The same for a gate that is told the question: others may be asked meanwhile.
  public func wait(at gate: (@Sendable (_ question: String) async -> Void)?) {
    script.withLock { $0.gate = gate }
  }

  public var held: Set<LCCN> { contents.held }

  public var kept: Set<LCCN> { contents.kept }

  public func holds(_ lccn: LCCN) -> Bool { contents.issues[lccn] != nil }

  public func coverageByYear(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> IssueCoverage {
    try await pass("coverage \(lccn)")
    if contents.listedYears != nil { throw .notHere(what: .issueList(of: lccn)) }
    let coverage = IssueCoverage(of: try list(lccn, nil))
    guard contents.isAskedByYear else { return coverage }
    return IssueCoverage(
      digitized: coverage.digitized, years: [:], isComplete: false, origin: coverage.origin)
  }

  public func issues(
    of lccn: LCCN, in years: ClosedRange<Int>?, freshness: Freshness
  ) async throws(NewspaperError) -> IssueList {
    try await pass("issues \(lccn) \(years.map { "\($0.lowerBound)-\($0.upperBound)" } ?? "all")")
    if let failure = contents.failure(ofListOf: lccn, in: years) { throw failure }
    return try list(lccn, years)
  }

  public func issue(_ id: IssueID, freshness: Freshness) async throws(NewspaperError) -> Issue {
    try await pass("issue \(id)")
    if let failure = contents.issueFailure { throw failure }
    let issues = try list(id.lccn, nil).issues.map {
      IssueID(lccn: id.lccn, date: $0.date, edition: $0.edition)
    }
    guard let index = issues.firstIndex(of: id) else { throw .notFound(what: .issue(id), source: name) }
    return Issue(
      id: id, title: contents.titles[id.lccn] ?? "A newspaper",
      pages: (contents.sequences[id] ?? Array(1...(contents.pageCounts[id] ?? 1))).map {
        IssuePage(sequence: $0, hasScan: !contents.unfilmed.contains(PageID(issue: id, sequence: $0)))
      },
      previous: index > 0 && contents.linksNeighbors ? issues[index - 1] : nil,
      next: index + 1 < issues.count && contents.linksNeighbors ? issues[index + 1] : nil, origin: origin)
  }

  public func frontPages(
    of date: IssueDate, state: String?, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> FrontPageList {
    try await pass("front pages \(date)\(state.map { " " + $0 } ?? "")")
    let contents = contents
    if let failure = contents.frontPageFailure { throw failure }
    let pages = contents.issues.sorted { $0.key < $1.key }.flatMap { lccn, issues in
      issues.filter { $0.date == date }.map {
        contents.frontPage(PageID(issue: $0.id(of: lccn), sequence: 1))
      }
    }
    return FrontPageList(
      date: date, pages: Array(pages[window.rows(of: pages.count)]), offset: window.offset,
      total: pages.count, origin: origin)
  }

  public func text(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageText {
    try await pass("text \(page)", isRequest: freshness != .kept)
    if let failure = contents.pageFailures[page] { throw failure }
    return PageText(
      page: page, text: try found(contents.texts[page], .part("text", of: page)),
      origin: Origin(name: contents.textSource ?? name, asOf: 0, isLive: true))
  }

  public func layout(of page: PageID, freshness: Freshness) async throws(NewspaperError) -> PageLayout {
    try await pass("layout \(page)")
    return try found(contents.layouts[page], .part("layout", of: page))
  }

  public func scan(of page: PageID, _ view: ScanView) async throws(NewspaperError) -> PageScan {
    try await pass("scan \(page) \(view.width)\(view.looksAgain ? " again" : "")")
    if let failure = scanFailure ?? contents.scanFailure(of: page, view) { throw failure }
    return PageScan(
      jpeg: try found(contents.scans[page], .scan(of: page)), region: .whole, origin: origin,
      size: contents.scanSizes[page])
  }

  public func requests(for view: ScanView, of page: PageID) async -> [String] { contents.hosts }

  public func location(of file: PageFile, of page: PageID) async throws(NewspaperError) -> PageFileLocation {
    try await pass("\(file) \(page)")
    if let failure = contents.pageFailures[page] { throw failure }
    switch file {
    case .text:
      return .bytes(Array(try found(contents.texts[page], .part("text", of: page)).utf8), source: name)
    case .jpg: return .bytes(try found(contents.scans[page], .scan(of: page)), source: name)
    case .alto, .pdf, .jp2, .json: throw .unsupported(source: name, what: .other("\(file) files"))
    }
  }

  public func webAddress(of lccn: LCCN) -> String? { "https://\(name)/lccn/\(lccn)/" }
  public func webAddress(of page: PageID) -> String? { "https://\(name)/lccn/\(page)/" }

  private var origin: Origin { Origin(name: name, asOf: 0, isLive: true) }

  private func list(_ lccn: LCCN, _ years: ClosedRange<Int>?) throws(NewspaperError) -> IssueList {
    let all = try found(contents.issues[lccn], .newspaper(lccn))
    let contents = contents
    let missing = contents.missing.filter { years?.contains($0.key) ?? true }.values.reduce(0, +)
    let list = IssueList(lccn: lccn, issues: all, years: years, origin: origin)
    let (count, unreadable) = (list.issues.count, contents.unreadable)
    guard missing + unreadable > 0 else { return list }
    return IssueList(
      lccn: lccn, issues: all, years: years,
      origin: origin.lacking(
        .init(
          rows: "issues", came: count, counted: count + missing + unreadable, unreadable: unreadable,
          unreadableYears: contents.unreadableYears)))
  }

  private func found<Value>(_ value: Value?, _ what: RequestSubject) throws(NewspaperError) -> Value {
    guard let value else { throw .notFound(what: what, source: name) }
    return value
  }

  private func pass(_ question: String, isRequest: Bool = true) async throws(NewspaperError) {
    let script = script.withLock { script in
      if isRequest { script.asked.append(question) }
      return script
    }
    await script.gate?(question)
    if Task.isCancelled { throw .canceled }
    if let failure = script.contents.failure { throw failure }
  }
}
