import MVP
import Newspapers
import Presentation
import Scenes
import TestSupport
import Testing

/// An expired answer is shown while a newer one is loading.
@MainActor @Suite(.timeLimit(.minutes(2))) struct StaleContentTests {
  private let listView = RecordingView<NewspaperListContent>()
  private let detailView = RecordingView<NewspaperDetailContent>()
  private let directory = StubDirectory(Newspaper.samples)

  private func kinds<Content>(_ states: [ViewState<Content>]) -> [String] {
    states.map { "\($0)".prefix { $0 != "(" }.description }
  }

  @Test func `a list from yesterday is shown at once and then the new one`() async {
    directory.isPastItsTime = true
    let presenter = NewspaperListPresenter(
      query: NewspaperQuery(), directory: directory, freshness: .atHand)
    await presenter.present(on: listView)
    #expect(kinds(listView.states) == ["loading", "content", "refreshing", "content"])
    #expect(listView.states[1].content?.origin.isStale == true)
    #expect(listView.states[3].content?.origin.isStale == false)
    #expect(directory.asked == 2)
  }

  @Test func `a new list is requested once`() async {
    let presenter = NewspaperListPresenter(
      query: NewspaperQuery(), directory: directory, freshness: .atHand)
    await presenter.present(on: listView)
    #expect(kinds(listView.states) == ["loading", "content"])
    #expect(directory.asked == 1)
  }

  @Test func `a command waits for the new list and shows only that`() async {
    directory.isPastItsTime = true
    await NewspaperListPresenter(query: NewspaperQuery(), directory: directory).present(on: listView)
    #expect(kinds(listView.states) == ["loading", "content"])
    #expect(listView.states.last?.content?.origin.isStale == false)
  }

  @Test func `the old list stays if the new one is unavailable`() async {
    directory.isPastItsTime = true
    let presenter = NewspaperListPresenter(
      query: NewspaperQuery(), directory: directory, freshness: .atHand)
    let directory = directory
    // The first request succeeds, the second fails.
    directory.wait(for: { if directory.asked == 2 { directory.failure = .timedOut(host: "h", seconds: 3) } })
    await presenter.present(on: listView)
    guard case .stale(let content, let failure) = presenter.state else {
      Issue.record("\(presenter.state)")
      return
    }
    #expect(content.rows.count == 5)
    #expect(failure.message == "h did not answer within 3 s")
  }

  @Test func `a record from yesterday is shown at once and then the new one`() async {
    directory.isPastItsTime = true
    let lccn = Newspaper.samples[0].lccn
    let presenter = NewspaperDetailPresenter(lccn: lccn, directory: directory, freshness: .atHand)
    await presenter.present(on: detailView)
    let contents = detailView.states.compactMap(\.content)
    #expect(contents.first?.origin.isStale == true)
    #expect(contents.last?.origin.isStale == false)
    if case .content = presenter.state {} else { Issue.record("\(presenter.state)") }
  }

  @Test(arguments: [
    (5, 5, 1, "host also has 1 newspaper without an LCCN, which cannot be listed"),
    (
      5, 6, 4,
      "host sent only 5 of its 6 newspapers; "
        + "host also has 4 newspapers without an LCCN, which cannot be listed"
    ),
  ])
  func `newspapers that cannot be listed are counted in words`(
    came: Int, counted: Int, others: Int, words: String
  ) {
    let origin = Origin(name: "host", asOf: 0, isLive: true)
      .lacking(.init(rows: "newspapers", came: came, counted: counted, withoutLCCN: others))
    #expect(OriginContent(origin).notice == words)
  }

  @Test func `a row that cannot be read was sent nevertheless`() {
    let origin = Origin(name: "host", asOf: 0, isLive: true)
      .lacking(.init(rows: "issues", came: 938, counted: 939, unreadable: 1))
    #expect(OriginContent(origin).notice == "1 of the 939 issues that host lists cannot be read")
  }

  @Test func `an old answer of the source itself is identified as such`() {
    let error = NewspaperError.unreachable(host: "www.loc.gov", .nameNotResolved)
    let origin = Origin(name: "www.loc.gov", asOf: 0, isLive: true, isStale: true)
    #expect(
      OriginContent(origin.asFallback(for: "www.loc.gov", after: error)).notice
        == "www.loc.gov cannot be reached: its name could not be resolved; showing its previous response")
  }
}
