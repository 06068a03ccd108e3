import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// Which edition of a day is selected.
@MainActor @Suite(.timeLimit(.minutes(2))) struct CalendarEditionTests {
  private let lccn: LCCN
  private let archive = StubArchive()
  private let directory = StubDirectory(Newspaper.samples)
  private let router = RecordingRouter<Route>()
  private let view = RecordingView<IssueCalendarContent>()

  init() throws {
    lccn = try LCCN("sn83045462")
    archive.contents.issues[lccn] = ListedIssue.daily
  }

  @Test(arguments: [(2, 2), (3, 3), (1, 2), (0, 2), (Int.min, 2), (Int.max, 2)])
  func `an edition is found by its number, and if it does not exist the first is selected`(
    wanted: Int, shown: Int
  ) async throws {
    let day = try #require(IssueDate("1865-04-15"))
    archive.contents.issues[lccn]?.removeAll { $0.date == day && $0.edition == 1 }
    let presenter = IssueCalendarPresenter(
      lccn: lccn, date: day, edition: wanted, today: day, archive: archive, directory: directory,
      router: router)
    await presenter.present(on: view)
    #expect(presenter.state.content?.editions.map(\.edition) == [2, 3])
    presenter.openPages()
    let issue = IssueID(lccn: lccn, date: day, edition: shown)
    #expect(router.opened == [.issue(issue, title: "Evening star")])
    presenter.selectNextEdition()
    #expect(
      presenter.currentRoute
        == .calendar(lccn, title: "Evening star", date: day, edition: shown == 2 ? 3 : 2))
  }
}
