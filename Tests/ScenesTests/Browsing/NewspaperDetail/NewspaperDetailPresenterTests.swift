import MVP
import Newspapers
import Presentation
import Scenes
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(2))) struct NewspaperDetailPresenterTests {
  private let view = RecordingView<NewspaperDetailContent>()
  private let directory = StubDirectory(Newspaper.samples)
  private let router = RecordingRouter<Route>()

  private func presenter(_ number: String, preview: NewspaperDetailContent? = nil) throws
    -> NewspaperDetailPresenter
  {
    NewspaperDetailPresenter(lccn: try LCCN(number), preview: preview, directory: directory, router: router)
  }

  private func preview(isLive: Bool) -> NewspaperDetailContent {
    let origin = Origin(name: "news.example", asOf: 0, isLive: isLive)
    return NewspaperDetailContent(
      previewing: NewspaperRow(Newspaper.samples[0]), origin: OriginContent(origin))
  }

  @Test func `it requests and then shows the record`() async throws {
    try await presenter("sn83030214").present(on: view)
    #expect(view.states.first == .loading("Loading newspaper sn83030214 from news.example"))
    #expect(view.states.last?.content?.publisher == "A publisher")
  }

  @Test func `a preview is shown while the record is awaited`() async throws {
    try await presenter("sn83030214", preview: preview(isLive: true)).present(on: view)
    // Shown again with its front pages.
    #expect(view.states.map { $0.content?.isPreview } == [true, true, false, false])
    #expect(view.states[1].isWaiting)
  }

  @Test func `what a record does not say about its issues is requested`() async throws {
    let bare = Newspaper(lccn: try LCCN("sn83030214"), title: "New-York tribune")
    let directory = StubDirectory([bare])
    directory.coverage = DigitizedCoverage(firstIssue: nil, lastIssue: nil, issueCount: 19_999)
    await NewspaperDetailPresenter(lccn: bare.lccn, directory: directory).present(on: view)
    #expect(view.states.map(\.isWaiting) == [true, true, false])
    #expect(view.states[1].content?.coverage == "", "the record can be read meanwhile")
    #expect(view.states[2].content?.coverage == "19,999 issues")
  }

  /// Has each record under a number other than the requested one.
  private struct Merging: DecoratedDirectory {
    let directory: any NewspaperDirectory

    func newspapers(
      matching query: NewspaperQuery, window: Window, freshness: Freshness
    ) async throws(NewspaperError) -> NewspaperListing {
      try await directory.newspapers(matching: query, window: window, freshness: freshness)
    }

    func newspaper(_ lccn: LCCN, freshness: Freshness) async throws(NewspaperError) -> NewspaperRecord {
      try await directory.newspaper(Newspaper.samples[0].lccn, freshness: freshness)
    }
  }

  @Test func `issues of a number whose record has another are shown with their number`() async throws {
    let bare = Newspaper(lccn: try LCCN("sn83030214"), title: "New-York tribune")
    let directory = StubDirectory([bare])
    directory.coverage = DigitizedCoverage(firstIssue: nil, lastIssue: nil, issueCount: 378)
    let presenter = NewspaperDetailPresenter(
      lccn: try LCCN("sn87093109"), directory: Merging(directory: directory))
    await presenter.present(on: view)
    let content = try #require(view.states.last?.content)
    let lines = content.plainDocument.plainLines(width: 80)
    #expect(lines.contains { $0.hasSuffix("378 issues (under sn87093109)") }, "\(lines)")
    #expect(lines.contains { $0.hasSuffix("sn87093109 is now sn83030214") }, "\(lines)")
    let json = JSONLines.object(NewspaperJSON(content))
    #expect(json.contains(#""issues_lccn":"sn87093109""#), "\(json)")
  }

  @Test func `a list's row says it without a request`() async throws {
    let bare = Newspaper(lccn: try LCCN("sn83030214"), title: "New-York tribune")
    let directory = StubDirectory([bare])
    let presenter = NewspaperDetailPresenter(
      lccn: bare.lccn, preview: preview(isLive: true), directory: directory)
    await presenter.present(on: view)
    #expect(directory.asked == 1)
    #expect(view.states.last?.content?.coverage == "3,120 issues, 1880-01-01 to 1889-12-31")
  }

  @Test func `the first and the last issue are one key away`() async throws {
    let presenter = try presenter("sn83030214")
    presenter.openIssue(isFirst: true)
    #expect(router.announcements.last == "Issues not loaded; press i")
    await presenter.present(on: view)
    let row = try #require(view.states.last?.content?.row)
    for (isFirst, day) in [(true, row.firstIssue), (false, row.lastIssue)] {
      presenter.openIssue(isFirst: isFirst)
      let issue = IssueID(lccn: row.lccn, date: try #require(IssueDate(day)))
      #expect(router.opened.last == .page(PageID(issue: issue, sequence: 1), title: row.title))
    }
  }

  @Test func `being shown beside costs no request`() async throws {
    let presenter = try presenter("sn83030214", preview: preview(isLive: true))
    await presenter.startBeside()
    #expect(presenter.state.content?.isPreview == true && directory.asked == 0)
  }

  @Test func `what the library remembers is completed from this machine only`() async throws {
    let remembered = NewspaperDetailContent(
      remembering: Newspaper(lccn: Newspaper.samples[0].lccn, title: "New-York tribune"), in: "your library",
      isLocal: false)
    let presenter = try presenter("sn83030214", preview: remembered)
    await presenter.startBeside()
    #expect(presenter.state.content?.isPreview == true && directory.asked == 0, "nothing is here")
    directory.isPastItsTime = true
    let second = try self.presenter("sn83030214", preview: remembered)
    await second.startBeside()
    #expect(second.state.content?.publisher == "A publisher")
    let live = try self.presenter("sn83030214", preview: preview(isLive: true))
    await live.startBeside()
    #expect(live.state.content?.isPreview == true, "a list's row says enough")
  }

  @Test func `being shown beside makes requests only if they are free`() async throws {
    let presenter = try presenter("sn83030214", preview: preview(isLive: false))
    await presenter.startBeside()
    #expect(presenter.state.content?.isPreview == false)
  }

  @Test func `an unknown newspaper is not found`() async throws {
    try await presenter("sn00000000").present(on: view)
    #expect(view.states.last?.failure?.exitCode == 66)
    #expect(view.states.last?.failure?.message == "news.example has no newspaper sn00000000")
    let advice = view.states.last?.failure?.screenAdvice.map(KeyName.plain)
    #expect(advice == ["Check the number.", "i lists its issues, if there are any without a record."])
    await NewspaperDetailPresenter(lccn: try LCCN("sn00000000"), directory: directory).present(on: view)
    #expect(
      view.states.last?.failure?.advice.last
        == "“broadsheet issues sn00000000” lists its issues, if there are any without a record.")
  }

  @Test func `a failed refresh leaves the record readable`() async throws {
    let presenter = try presenter("sn83030214")
    await presenter.present(on: view)
    directory.failure = .timedOut(host: "news.example", seconds: 30)
    await presenter.refresh()
    guard case .stale(let content, let failure) = presenter.state else {
      Issue.record("\(presenter.state)")
      return
    }
    #expect(content.row.title == "New-York tribune" && failure.exitCode == 69)
  }

  @Test func `links lead to preceding and succeeding newspapers`() async throws {
    let record = NewspaperRecord(
      detail: NewspaperDetail(
        newspaper: Newspaper.samples[0],
        preceding: [
          RelatedNewspaper(lccn: nil, title: "A title without a number"),
          RelatedNewspaper(lccn: try LCCN("sn83030213"), title: "New-York daily tribune"),
        ],
        succeeding: [
          RelatedNewspaper(lccn: try LCCN("sn83030215"), title: "New York herald, New York tribune")
        ]),
      origin: Origin(name: "news.example", asOf: 0, isLive: true))
    let content = NewspaperDetailContent(record)
    #expect(content.links.map(\.description) == ["sn83030213", "sn83030215"])
    #expect(content.document(now: 0).linkCount == 2)
    let presenter = try presenter("sn83030214")
    presenter.show(.content(content))
    presenter.follow(link: 1)
    #expect(router.opened == [.newspaper(try LCCN("sn83030215"), preview: nil)])
    presenter.follow(link: 2)
    #expect(router.opened.count == 1)
  }

  @Test(arguments: Newspaper.samples)
  func `missing issues on this machine are no error, and claim none`(newspaper: Newspaper) async throws {
    let archive = StubArchive(try .sample())
    archive.contents.issues[newspaper.lccn] = []
    archive.contents.failure = .notHere(what: "issues")
    let presenter = NewspaperDetailPresenter(
      lccn: newspaper.lccn, directory: StubDirectory([newspaper], isLocal: true), archive: archive,
      router: RecordingRouter<Route>())
    await presenter.start()
    guard case .content(let content) = presenter.state else {
      Issue.record("\(presenter.state)")
      return
    }
    let lines = content.document(now: 0).plainLines(width: 100)
    #expect(
      lines.contains { $0.contains("issues by year are not on this machine") }
        == content.hasCoverage, "\(lines)")
    #expect(content.hasCoverage == (newspaper.coverage?.issueCount != nil))
  }
}
