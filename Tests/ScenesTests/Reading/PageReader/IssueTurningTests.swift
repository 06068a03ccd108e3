import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// Going from a page to the previous and next issue.
@MainActor @Suite(.timeLimit(.minutes(2))) struct IssueTurningTests {
  private let archive: StubArchive
  private let router = RecordingRouter<Route>()

  init() throws { archive = StubArchive(try .sample()) }

  private func presenter(_ sequence: Int = 1, day: String = "1865-10-02") throws -> PageReaderPresenter {
    PageReaderPresenter(page: try .sample(sequence, day: day), archive: archive, router: router)
  }

  @Test func `issues follow one another`() async throws {
    let presenter = try presenter(2)
    await presenter.start()
    await presenter.turnIssue(by: 1)
    #expect(presenter.state.content?.texts == ["The river fell on Tuesday."])
    await presenter.turnIssue(by: 1)
    #expect(router.announcements == ["No later issue known"])
    await presenter.turnIssue(by: -1)
    await presenter.turnIssue(by: -1)
    #expect(presenter.state.content?.heading.words == "Saturday, September 30, 1865 · page 1 of 1")
    await presenter.turnIssue(by: -1)
    #expect(router.announcements.last == "No earlier issue known")
    await presenter.turnIssue(by: 9)
    #expect(router.announcements.last == "Went only 2 issues on, to the last one listed in 1865 and 1866")
    await presenter.turnIssue(by: -2)
    #expect(router.announcements.last == "Went only 2 issues on, to the last one listed in 1865 and 1866")
  }

  @Test func `without a list of issues, those that have pages here follow one another`() async throws {
    let days = ["1865-10-02", "1865-12-30", "1866-03-01"]
    let pages = try days.map { try PageID.sample(1, day: $0) }
    let source = StubArchive(name: "this machine")
    for page in pages { source.contents.texts[page] = "A page." }
    let presenter = PageReaderPresenter(
      page: pages[0], archive: source, router: router,
      holdings: StubHoldings(pages.map { HeldPage(page: $0, title: "", place: "") }))
    source.contents.issueFailure = .notHere(what: "issue")
    source.contents.listFailure = .notHere(what: "issues")
    await presenter.start()
    await presenter.turnIssue(by: 1)
    #expect(presenter.page == pages[1])
    await presenter.turnIssue(by: 5)
    #expect(presenter.page == pages[2])
    #expect(router.announcements == ["Went only 1 issue on, to the last one on this machine"])
    await presenter.turnIssue(by: 1)
    #expect(router.announcements.last == "No later issue on this machine")
    await presenter.turnIssue(by: -2)
    #expect(presenter.page == pages[0])
    await presenter.turnIssue(by: -1)
    #expect(router.announcements.last == "No earlier issue on this machine")
  }

  @Test func `over New Year issues follow one another where the source links none`() async throws {
    let lccn = try PageID.sample(1).issue.lccn
    archive.contents.linksNeighbors = false
    archive.contents.issues[lccn] = try ["1865-12-30", "1866-01-02"].map {
      ListedIssue(date: try PageID.sample(1, day: $0).issue.date)
    }
    for day in ["1865-12-30", "1866-01-02"] { archive.contents.texts[try .sample(1, day: day)] = "A page." }
    let presenter = try presenter(day: "1865-12-30")
    await presenter.start()
    await presenter.turnIssue(by: 1)
    #expect(presenter.page.issue.date.description == "1866-01-02")
    await presenter.turnIssue(by: 1)
    #expect(router.announcements == ["No later issue known"])
    await presenter.turnIssue(by: -1)
    #expect(presenter.page.issue.date.description == "1865-12-30")
    #expect(
      archive.asked.filter { $0.hasPrefix("issues ") } == [
        "issues \(lccn) 1865-1866", "issues \(lccn) 1866-1867", "issues \(lccn) 1865-1866",
      ])
  }

  @Test func `without a list of an issue's pages, those that are here follow one another`() async throws {
    let pages = try [1, 3].map { try PageID.sample($0) }
    let source = StubArchive(name: "this machine")
    for page in pages { source.contents.texts[page] = "A page." }
    let missing = try PageID.sample(10)
    for sequence in [2, 10, 12] {
      source.contents.pageFailures[try .sample(sequence)] = .notHere(
        what: .other("page \(sequence), only pages 1, 3"))
    }
    source.contents.issueFailure = .notHere(what: "issue")
    func presenter(_ page: PageID) -> PageReaderPresenter {
      PageReaderPresenter(
        page: page, archive: source, router: router,
        holdings: StubHoldings(pages.map { HeldPage(page: $0, title: "", place: "") }))
    }
    let reader = presenter(pages[0])
    await reader.start()
    await reader.turn(by: 9)
    #expect(reader.page == pages[1] && reader.state.content?.texts == ["A page."])
    #expect(router.announcements == ["This machine has no page 10, only pages 1, 3"])
    await reader.turn(by: 9)
    #expect(reader.page == pages[1])
    await reader.turn(by: -1)
    #expect(reader.page == pages[0])
    let lost = presenter(missing)
    await lost.start()
    await lost.turn(by: 2)
    #expect(lost.page == missing)
    await lost.turn(by: -1)
    #expect(lost.page == pages[1])
  }
}
