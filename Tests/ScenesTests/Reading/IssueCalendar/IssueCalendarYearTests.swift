import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// The calendar of a source that is queried one year at a time.
@MainActor @Suite(.timeLimit(.minutes(2))) struct IssueCalendarYearTests {
  private let lccn: LCCN
  private let archive = StubArchive()
  private let router = RecordingRouter<Route>()
  private let view = RecordingView<IssueCalendarContent>()

  init() throws {
    lccn = try LCCN("sn83045462")
    archive.contents.issues[lccn] = ListedIssue.daily
    archive.contents.isAskedByYear = true
  }

  private func day(_ written: String) throws -> IssueDate { try #require(IssueDate(written)) }

  private func presenter(_ date: String) throws -> IssueCalendarPresenter {
    IssueCalendarPresenter(
      lccn: lccn, date: try day(date), today: try day("1965-10-02"),
      archive: archive, directory: StubDirectory(Newspaper.samples), router: router)
  }

  private func date(_ presenter: IssueCalendarPresenter) -> String {
    presenter.state.content?.date.description ?? "none"
  }

  @Test func `the next issue is searched for in the next year`() async throws {
    let presenter = try presenter("1876-12-30")
    await presenter.present(on: view)
    presenter.goToNext()
    #expect(date(presenter) == "1877-01-01" && presenter.yearToAsk == 1877)
    await presenter.ask(for: 1877)
    #expect(
      router.announcements.last
        == "No issue from January 1, 1877 to December 31, 1877; n: next issue")
    presenter.goToNext()
    await presenter.ask(for: try #require(presenter.yearToAsk))
    #expect(date(presenter) == "1878-01-01")
    presenter.goToPrevious()
    #expect(date(presenter) == "1876-12-30")
    #expect(archive.asked.count == 4, "one request for each year that was gone to")
  }

  @Test func `the previous issue is searched for in the previous year`() async throws {
    let presenter = try presenter("1878-01-01")
    await presenter.present(on: view)
    presenter.goToPrevious()
    #expect(date(presenter) == "1877-12-31" && presenter.yearToAsk == 1877)
    await presenter.ask(for: 1877)
    #expect(
      router.announcements.last
        == "No issue from January 1, 1877 to December 31, 1877; p: previous issue")
    presenter.goToPrevious()
    #expect(date(presenter) == "1876-12-31" && presenter.yearToAsk == 1876)
    await presenter.ask(for: 1876)
    #expect(date(presenter) == "1876-12-30")
    presenter.goToNext()
    #expect(date(presenter) == "1878-01-01")
    #expect(archive.asked.count == 4, "one request for each year that was gone to")
  }

  @Test func `an incomplete year stays marked, and R requests it again`() async throws {
    archive.contents.missing = [1865: 1]
    let presenter = try presenter("1865-04-15")
    await presenter.present(on: view)
    let words = "308 issues · Monday to Saturday · incomplete; press \(key: "refresh", "R")"
    #expect(presenter.state.content?.yearWords == words)
    presenter.move(years: 1)
    await presenter.ask(for: try #require(presenter.yearToAsk))
    #expect(presenter.state.content?.origin.notice == nil, "the next year is whole")
    presenter.move(years: -1)
    #expect(presenter.state.content?.yearWords == words)
    let holiday = try day("1865-07-04")
    #expect(presenter.state.content?.year[holiday] == .unknown, "it may be what did not come")
    #expect(presenter.state.content?.years.rows.first { $0.year == 1865 }?.count == "308+")
    presenter.goToGap(isForward: true)
    #expect(router.announcements.last == "No known gap; the issues of 1865 are incomplete")
    #expect(presenter.yearToAsk == nil, "nothing is asked again unasked")

    archive.contents.missing = [:]
    await presenter.refresh()
    #expect(archive.asked.last == "issues \(lccn) 1865-1865")
    #expect(
      presenter.state.content?.yearWords == "308 issues · Monday to Saturday · 8 days missing")
  }

  @Test func `after R an incomplete hidden year is requested once it is visible`() async throws {
    archive.contents.missing = [1865: 1]
    let presenter = try presenter("1865-04-15")
    await presenter.present(on: view)
    presenter.move(years: 1)
    await presenter.ask(for: 1866)
    archive.contents.missing = [:]
    await presenter.refresh()
    presenter.move(years: -1)
    #expect(presenter.yearToAsk == 1865)
    await presenter.ask(for: 1865)
    #expect(presenter.yearToAsk == nil)
    #expect(presenter.state.content?.yearWords.hasSuffix("8 days missing") == true)
  }

  @Test func `a year that is no longer waited for does not take back where the reader is going`() async throws
  {
    let presenter = try presenter("1866-04-15")
    await presenter.present(on: view)
    presenter.move(years: 1)
    let (answers, answer) = AsyncStream<Void>.makeStream()
    archive.wait(for: { for await _ in answers { break } })
    let first = Task { await presenter.ask(for: 1867) }
    while archive.asked.last?.hasSuffix("1867-1867") != true { try await Task.sleep(for: .milliseconds(2)) }
    #expect(presenter.go(toWritten: "1865"))
    archive.wait(for: nil)
    first.cancel()
    answer.finish()
    await first.value
    await presenter.ask(for: try #require(presenter.yearToAsk))
    #expect(date(presenter) == "1865-01-02", "the first day of the year is a Sunday")
  }
}
