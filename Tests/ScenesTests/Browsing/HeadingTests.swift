import MVP
import Newspapers
import Presentation
import Scenes
import Synchronization
import Terminal
import TerminalUI
import TestSupport
import Testing

/// The heading belongs to what is below it, whether the reader canceled something else or it failed.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HeadingTests {
  private static let outage = NewspaperError.timedOut(host: "news.example", seconds: 30)

  @Test func `rows of another list do not stay under the heading of one that failed`() async {
    let (view, router) = (RecordingView<NewspaperListContent>(), RecordingRouter<Route>())
    router.onOpen = { route in
      if case .facetPicker(_, let reply) = route { reply.send(.value(.state, "Oregon")) }
    }
    let directory = StubDirectory(Newspaper.samples)
    let presenter = NewspaperListPresenter(query: NewspaperQuery(), directory: directory, router: router)
    await presenter.present(on: view)
    directory.failure = HeadingTests.outage
    await presenter.chooseFilter()
    #expect(presenter.query.state == "Oregon")
    #expect(presenter.state == .failed(Failure(HeadingTests.outage)))
    directory.failure = nil
    await presenter.refresh(row: 0)
    #expect(presenter.state.content?.rows.map(\.title) == ["Morning Oregonian"])
    directory.failure = HeadingTests.outage
    await presenter.find("star")
    #expect(presenter.state == .failed(Failure(HeadingTests.outage)))
  }

  private func issueStage() throws -> (stage: Stage, archive: StubArchive) {
    let issue = try PageID.sample(1).issue
    let second = IssueID(lccn: issue.lccn, date: issue.date, edition: 2)
    let archive = StubArchive(try .sample())
    archive.contents.issues[issue.lccn, default: []].append(ListedIssue(date: issue.date, edition: 2))
    archive.contents.issues[issue.lccn]?.sort()
    archive.contents.pageCounts[second] = 2
    let stage = Stage(
      columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: archive,
      route: .issue(issue, title: "Evening star", first: nil))
    return (stage, archive)
  }

  @Test func `Esc goes back to the edition whose pages are shown`() async throws {
    let (stage, archive) = try issueStage()
    try await stage.wait(for: "edition 1 of 2 · 4 pages")
    try await stage.settle()
    archive.wait { try? await Task.sleep(for: .seconds(60)) }
    stage.press("Tab")
    try await stage.wait(for: "1865-10-02, edition 2")
    stage.press("Esc")
    try await stage.wait(untilGone: "1865-10-02, edition 2")
    #expect(stage.lines.contains { $0.contains("edition 1 of 2 · 4 pages") })
    let issue = try PageID.sample(1).issue
    #expect(
      stage.navigator.top?.currentRoute(as: Route.self) == .issue(issue, title: "Evening star", first: nil))
  }

  @Test func `an edition that failed does not show the pages of another`() async throws {
    let (stage, archive) = try issueStage()
    try await stage.wait(for: "edition 1 of 2 · 4 pages")
    try await stage.settle()
    archive.contents.issueFailure = HeadingTests.outage
    stage.press("Tab")
    let lines = try await stage.wait(for: "news.example did not answer")
    #expect(lines[0].contains("1865-10-02, edition 2"))
    #expect(!lines.contains { $0.contains("4 pages") }, "\(lines)")
    archive.contents.issueFailure = nil
    stage.press("R")
    try await stage.wait(for: "edition 2 of 2 · 2 pages")
  }

  @Test(arguments: [false, true]) func `places stay under their own heading`(isCanceled: Bool) async throws {
    let directory = CountingDirectory()
    let stage = Stage(columns: 80, rows: 24, service: directory, route: .places())
    try await stage.wait(for: "2 states, 3 newspapers")
    directory.mood = isCanceled ? .silent : .failing(HeadingTests.outage)
    stage.press("Enter")
    try await stage.wait(for: "Places · Ohio")
    if isCanceled {
      stage.press("Esc")
      try await stage.wait(untilGone: "Places · Ohio")
      #expect(stage.lines.contains { $0.contains("2 states, 3 newspapers") })
      return
    }
    let lines = try await stage.wait(for: "news.example did not answer")
    #expect(lines[0].contains("Places · Ohio") && !lines.contains { $0.contains("Oregon") }, "\(lines)")
    directory.mood = .counting
    stage.press("q")
    try await stage.wait(for: "2 states, 3 newspapers")
  }

  @Test(arguments: [false, true]) func `counts on the map stay under their own heading`(
    isCanceled: Bool
  ) async throws {
    let directory = CountingDirectory()
    let stage = Stage(columns: 80, rows: 24, service: directory, route: .map(state: nil))
    try await stage.wait(for: "Ohio: 2")
    directory.mood = isCanceled ? .silent : .failing(HeadingTests.outage)
    stage.press("d")
    try await stage.wait(for: "Map · digitized")
    if isCanceled {
      stage.press("Esc")
      try await stage.wait(for: "Map · all newspapers")
      #expect(stage.lines[22].contains("Ohio: 2"))
    } else {
      let lines = try await stage.wait(for: "news.example did not answer")
      #expect(lines[0].contains("Map · digitized") && !lines.contains { $0.contains("Ohio: ") }, "\(lines)")
    }
  }
}

/// Three newspapers, whose counts can be made to fail or never arrive.
private final class CountingDirectory: NewspaperDirectory {
  enum Mood: Sendable {
    case counting, silent
    case failing(NewspaperError)
  }

  private let known = StubDirectory(
    [
      .sample("sn00000001", "Blade", "Ohio--Lucas--Toledo"),
      .sample("sn00000002", "Bee", "Ohio--Lucas--Toledo"),
      .sample("sn00000003", "Citizen", "Oregon--Multnomah--Portland"),
    ], isLocal: true)
  private let current = Mutex(Mood.counting)

  var mood: Mood {
    get { current.withLock { $0 } }
    set { current.withLock { $0 = newValue } }
  }

  var name: String { known.name }
  var isLocal: Bool { true }

  func tallies(matching query: NewspaperQuery) async throws(NewspaperError) -> NewspaperTallies {
    switch mood {
    case .counting: return try await known.tallies(matching: query)
    case .failing(let error): throw error
    case .silent:
      try? await Task.sleep(for: .seconds(60))
      throw .canceled
    }
  }

  func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    try await known.newspapers(matching: query, window: window, freshness: freshness)
  }
  func newspaper(_ lccn: LCCN, freshness: Freshness) async throws(NewspaperError) -> NewspaperRecord {
    try await known.newspaper(lccn, freshness: freshness)
  }
  func coverage(of lccn: LCCN, freshness: Freshness) async throws(NewspaperError) -> DigitizedCoverage? {
    nil
  }
  func states() async throws(NewspaperError) -> [StateTally] { try await known.states() }
  func refresh() async {}
}
