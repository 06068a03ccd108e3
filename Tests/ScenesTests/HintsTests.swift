import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// What the hint line names after a failure: each key has to do something.
@MainActor @Suite(.timeLimit(.minutes(2))) struct HintsTests {
  private static let failure = NewspaperError.serverError(host: "news.example", status: 500)

  private static var desk: JobDesk {
    let store = QueueFile(path: "/nonexistent/queue.jsonl")
    let runner = QueueRunner(
      store: store, sources: { _ throws(NewspaperError) in throw .canceled }, describe: { "\($0)" },
      now: { 0 })
    return JobDesk(
      ReadingQueue(store: store, runner: runner) { _ in QueuePace(list: 6, page: 2, isOneServer: false) })
  }

  private static var routes: [Route] {
    get throws {
      let page = try PageID.sample(1)
      return [
        .newspapers(NewspaperQuery()), .newspaper(page.issue.lccn, preview: nil),
        .calendar(page.issue.lccn, title: nil, date: page.issue.date), .issue(page.issue, title: nil),
        .frontPages(page.issue.date, state: nil), .page(page, title: nil), .places(), .map(),
        .search("gold", isAsked: true),
      ]
    }
  }

  /// A screen where everything fails, and the sources that it asks.
  @MainActor private struct Failed {
    let stage: Stage
    let archive: StubArchive
    let directory = StubDirectory(Newspaper.samples)
    let search: StubSearch

    init(_ route: Route) async throws {
      var contents = try StubArchive.Contents.sample()
      contents.failure = HintsTests.failure
      archive = StubArchive(contents, name: "news.example")
      directory.failure = HintsTests.failure
      search = StubSearch(try TextSearch.Page.samples(), name: "news.example", isLocal: false)
      search.failure = HintsTests.failure
      stage = Stage(
        columns: 100, rows: 30, service: directory, archive: archive, search: SearchSources(remote: search),
        route: route, desk: HintsTests.desk)
      try await stage.wait(for: "✗ ")
      try await settle()
    }

    func settle() async throws {
      while stage.navigator.top?.isBusy == true { try await Task.sleep(for: .milliseconds(2)) }
    }

    /// Everything a key could change except a message at the bottom.
    var effects: [String] {
      let asked = "\(archive.asked.count) \(directory.asked) \(search.asked.count)"
      let screens = stage.navigator.screens.map { $0.title }
      let typed = stage.navigator.top?.prompt == nil ? "" : "typing"
      return Array(stage.lines.dropLast()) + screens + [asked, typed]
    }
  }

  @Test func `after a failure, each hint does something`() async throws {
    for route in try Self.routes {
      let first = try await Failed(route)
      let hints = (first.stage.navigator.top?.hints ?? []).filter { $0.hint != nil }
      #expect(!hints.isEmpty)
      for hint in hints {
        let failed = try await Failed(route)
        let before = failed.effects
        for key in try #require(hint.keys.first).keys { failed.stage.press(key) }
        try await failed.settle()
        #expect(failed.effects != before, "\(hint.command) at \(route)")
      }
    }
  }
}
