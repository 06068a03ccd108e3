import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

@MainActor @Suite(.timeLimit(.minutes(2))) struct IssueCalendarPresenterTests {
  private let lccn: LCCN
  private let archive = StubArchive()
  private let directory = StubDirectory(Newspaper.samples)
  private let router = RecordingRouter<Route>()
  private let view = RecordingView<IssueCalendarContent>()

  init() throws {
    lccn = try LCCN("sn83045462")
    archive.contents.issues[lccn] = ListedIssue.daily
  }

  private func day(_ written: String) throws -> IssueDate { try #require(IssueDate(written)) }

  private func presenter(_ date: String? = nil, byYear: Bool = false) throws -> IssueCalendarPresenter {
    archive.contents.isAskedByYear = byYear
    return IssueCalendarPresenter(
      lccn: lccn, date: try date.map(day), today: try day("1965-10-02"), archive: archive,
      directory: directory, router: router)
  }

  private func date(_ presenter: IssueCalendarPresenter) -> String {
    presenter.state.content?.date.description ?? "none"
  }

  @Test func `a source that returns everything is asked once`() async throws {
    let presenter = try presenter()
    await presenter.present(on: view)
    #expect(archive.asked == ["coverage \(lccn)", "issues \(lccn) all"])
    #expect(view.states.first == .loading("Loading issues of newspaper \(lccn) from news.example"))
    #expect(date(presenter) == "1864-03-14", "it begins with the first issue")
    #expect(presenter.state.content?.title == "Evening star", "as the directory calls it")
    presenter.move(years: 20)
    #expect(presenter.yearToAsk == nil)
  }

  @Test func `from a source queried by year, only the visible year is requested`() async throws {
    let presenter = try presenter("1865-04-15", byYear: true)
    await presenter.present(on: view)
    #expect(archive.asked == ["coverage \(lccn)", "issues \(lccn) 1865-1865"])
    #expect(view.states.contains { $0.isWaiting && $0.content?.awaitedYear == 1865 })
    #expect(presenter.state.content?.editions.map(\.edition) == [1, 2, 3])
    presenter.move(days: 1)
    #expect(presenter.yearToAsk == nil)
    presenter.move(years: 2)
    #expect(presenter.yearToAsk == 1867)
    #expect(presenter.state.content?.year.issueCount == nil)
    await presenter.ask(for: 1867)
    #expect(presenter.state.content?.year.issueCount == 313)
    presenter.move(years: -2)
    #expect(presenter.yearToAsk == nil, "what is known is not asked again")
  }

  @Test func `a failed year loses nothing and is not retried by itself`() async throws {
    let presenter = try presenter("1865-12-30", byYear: true)
    await presenter.present(on: view)
    archive.contents.failure = .rateLimited(host: "news.example", until: nil)
    presenter.move(days: 3)
    await presenter.ask(for: try #require(presenter.yearToAsk))
    #expect(presenter.state.failure?.exitCode == 75)
    #expect(date(presenter) == "1866-01-02")
    presenter.move(days: 1)
    #expect(presenter.yearToAsk == nil && presenter.state.failure?.exitCode == 75)
    archive.contents.failure = nil
    presenter.move(days: -5)
    #expect(presenter.state.content?.year.issueCount == 308, "1865 is still here")
    presenter.move(days: 5)
    #expect(presenter.yearToAsk == 1866)
    await presenter.ask(for: 1866)
    #expect(presenter.state.failure == nil)
  }

  @Test func `next and previous go from issue to issue`() async throws {
    let presenter = try presenter("1865-04-08")
    await presenter.present(on: view)
    presenter.goToNext()
    #expect(date(presenter) == "1865-04-10", "over the Sunday")
    presenter.goToNext(3)
    #expect(date(presenter) == "1865-04-13")
    presenter.goToPrevious(4)
    #expect(date(presenter) == "1865-04-08")
    presenter.goToLast()
    presenter.goToNext()
    #expect(router.announcements.last == "This is the last issue")
    presenter.goToFirst()
    presenter.goToPrevious()
    #expect(router.announcements.last == "This is the first issue")
  }

  @Test func `it goes to gaps`() async throws {
    let presenter = try presenter("1865-01-01")
    await presenter.present(on: view)
    for expected in ["1865-01-09", "1865-01-10", "1865-02-22"] {
      presenter.goToGap(isForward: true)
      #expect(date(presenter) == expected)
    }
    #expect(presenter.state.content?.issueWords == "missing: an issue was expected")
    presenter.goToGap(isForward: false)
    #expect(date(presenter) == "1865-01-10")
  }

  @Test func `the year is described in words`() async throws {
    let presenter = try presenter("1865-04-15")
    await presenter.present(on: view)
    #expect(presenter.state.content?.yearWords == "308 issues · Monday to Saturday · 8 days missing")
    #expect(presenter.state.content?.issueWords == "3 editions")
    presenter.move(days: 1)
    #expect(presenter.state.content?.issueWords == "no issue")
    presenter.move(years: 12)
    #expect(presenter.state.content?.yearWords == "no issues")
  }

  @Test func `a date that cannot be read is told of its year, and hides no other day`() async throws {
    (archive.contents.unreadable, archive.contents.unreadableYears) = (1, [1865: 1])
    let presenter = try presenter("1865-04-15")
    await presenter.present(on: view)
    #expect(archive.asked == ["coverage \(lccn)", "issues \(lccn) all"])
    #expect(
      presenter.state.content?.yearWords == "308 issues · Monday to Saturday · 8 days missing"
        + " · 1 issue of 1865 has a date that cannot be read")
    #expect(presenter.state.content?.years.rows.first { $0.year == 1865 }?.count == "308")
    presenter.move(years: 1)
    #expect(presenter.state.content?.yearWords.contains("cannot be read") == false)
  }

  @Test func `this day is found in the visible year and a number of years ago`() async throws {
    let presenter = try presenter("1870-03-05")
    await presenter.present(on: view)
    presenter.goToThisDay(yearsAgo: nil)
    #expect(date(presenter) == "1870-10-02")
    presenter.goToThisDay(yearsAgo: 100)
    #expect(date(presenter) == "1865-10-02")
    presenter.goToThisDay(yearsAgo: 300)
    #expect(date(presenter) == "1864-01-01")
    #expect(
      router.announcements.last == "Issues run from March 14, 1864 to September 30, 1903")
  }

  @Test(arguments: [
    ("1865-04-16", "1865-04-16"), ("1877", "1877-01-01"), ("1884-04", "1884-04-01"),
    ("June 1884", "1884-06-02"),
    ("April 15, 1865", "1865-04-15"), ("1864", "1864-03-14"),
  ])
  func `it goes to a date`(written: String, expected: String) async throws {
    let presenter = try presenter()
    await presenter.present(on: view)
    #expect(presenter.go(toWritten: written))
    #expect(date(presenter) == expected)
  }

  @Test func `an invalid date is reported`() async throws {
    let presenter = try presenter("1865-04-15")
    await presenter.present(on: view)
    #expect(!presenter.go(toWritten: "14/2/1865"))
    #expect(router.announcements.last?.hasPrefix("✗ Not a date") == true)
    #expect(date(presenter) == "1865-04-15")
  }

  @Test func `Enter opens the selected edition`() async throws {
    let presenter = try presenter("1865-04-15")
    await presenter.present(on: view)
    presenter.selectNextEdition()
    presenter.open()
    let issue = IssueID(lccn: lccn, date: try day("1865-04-15"), edition: 2)
    #expect(router.opened == [.page(PageID(issue: issue, sequence: 1), title: "Evening star")])
    presenter.move(days: 1)
    presenter.open()
    #expect(router.opened.count == 1 && router.announcements.last?.contains("No issue") == true)
  }

  @Test func `a newspaper without issues says so`() async throws {
    archive.contents.issues[lccn] = []
    let presenter = try presenter()
    await presenter.present(on: view)
    #expect(presenter.state == .empty(EmptyState("news.example has no issues of newspaper \(lccn)")))
  }

  @Test func `a source that fails says why`() async throws {
    archive.contents.failure = .timedOut(host: "news.example", seconds: 30)
    let presenter = try presenter()
    await presenter.present(on: view)
    #expect(presenter.state.failure?.message == "news.example did not answer within 30 s")
    presenter.move(days: 1)
    presenter.goToNext()
    presenter.open()
    #expect(presenter.state.content == nil)
  }
}
