import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Whole conversations in accessible mode, to be read aloud: each statement has to make sense by itself.
@MainActor @Suite(.timeLimit(.minutes(2))) struct TranscriptTests {
  private func calendar() -> StubArchive {
    let archive = StubArchive()
    archive.contents.issues[Newspaper.samples[1].lccn] = ListedIssue.daily
    archive.contents.titles[Newspaper.samples[1].lccn] = "Evening star"
    archive.contents.hosts = ["news.example"]
    return archive
  }

  @Test func `Home with a session to reopen, and its tabs, read as recorded`() async throws {
    let home = try HomeStage()
    try await home.fill()
    let page = Route.page(try .sample(2), title: "Evening star")
    try await home.library.put(
      LastSession(
        tabs: [
          .init(name: "Notes", screens: [["screen": "home"], ["screen": "notes"]]),
          .init(name: "Evening star, 1865-10-02", screens: [try #require(page.fields)]),
        ], front: 1, quit: 1_749_930_000))
    let transcript = await Transcript(
      of: home.stage(session: SessionKeeper(library: home.library, isOn: true)))
    await transcript.type("gy", "g>", "tab 2", "tab 3", "gq", "gr", "gq", "gq", "gy")
    try await transcript.expect("session")
  }

  @Test func `a new reader's Home reads as recorded`() async throws {
    let home = try HomeStage()
    let page = try PageID.sample(1)
    home.archive.contents.held = [page.issue.lccn]
    let transcript = await Transcript(of: home.stage(holdings: StubHoldings()))
    await transcript.type("7", "open-address", "")
    try await transcript.expect("home-first")
  }

  @Test func `queuing from the calendar reads as recorded, up to the jobs`() async throws {
    let queue = StageQueue()
    let transcript = await Transcript(
      of: Stage(
        columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true), archive: calendar(),
        now: 1_750_000_000, route: .evening(on: "1865-04-15"), desk: queue.desk))
    await transcript.type("S", "2", "Y", "scans", "1", "S", "b", "gj")
    try await queue.change(2) { job in
      (job.state, job.progress) = (.running, .init(issues: 308, listed: 308, pages: 1232, done: 411))
    }
    await transcript.type("pause-job 1", "x 1", "u", "b")
    try await transcript.expect("queue")
  }

  @Test func `the wall of front pages reads as recorded`() async throws {
    let queue = StageQueue()
    let transcript = await Transcript(
      of: Stage(
        columns: 80, rows: 24, service: StubDirectory(Newspaper.samples, isLocal: true),
        archive: StubArchive(try .frontPages(3)),
        route: .frontPages(try PageID.frontPage(100).issue.date, state: nil), desk: queue.desk))
    await transcript.type("S 2", "1", "Y", "2", "i 3", "b", "]", "[")
    try await transcript.expect("wall")
  }

  @Test func `a record with its front page reads as recorded`() async throws {
    var record = try RecordPageStage()
    record.keep([record.earliest])
    record.holdings.all = [HeldPage(page: record.held, title: "Evening star", place: "")]
    let transcript = await Transcript(of: record.stage(columns: 80, rows: 24))
    await transcript.type("1", "h", "b")
    try await transcript.expect("record")
  }

  @Test func `marking found pages reads as recorded`() async throws {
    let queue = StageQueue()
    let remote = StubSearch(
      Array(try TextSearch.Page.samples().prefix(3)), name: "www.loc.gov", isLocal: false)
    let transcript = await Transcript(
      of: Stage(
        columns: 80, rows: 24, search: SearchSources(remote: remote), now: 600,
        route: .search("gold", isAsked: true), desk: queue.desk))
    await transcript.type("M 2", "mark 3", "", "X", "u", "Y", "1", "u", "X", "X")
    try await transcript.expect("marks")
  }
}
