import Newspapers
import Presentation
import Scenes
import Terminal
import TerminalUI
import TestSupport
import Testing

/// Keys of screens that have nothing to show.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SilentKeyTests {
  enum Kind: String, CaseIterable, Sendable {
    case page, issue, frontPages, calendar, search, newSearch, bookmarks, notes, hits, rereading

    /// Whether the screen can lack content in that way.
    func canBe(failed: Bool) -> Bool {
      switch self {
      case .page, .issue, .frontPages, .search: true
      case .calendar: failed
      case .newSearch, .bookmarks, .notes, .hits, .rereading: !failed
      }
    }

    func route() throws -> Route {
      let page = try PageID.sample(4)
      return switch self {
      case .page: .page(page, title: nil)
      case .issue: .issue(page.issue, title: nil)
      case .frontPages: .frontPages(page.issue.date, state: nil)
      case .calendar: .calendar(page.issue.lccn, title: nil, date: page.issue.date)
      case .search: .search("zeppelin", isAsked: true)
      case .newSearch: .search("", isAsked: false)
      case .bookmarks: .bookmarks
      case .notes: .notes
      case .hits: .result(.hits(HitQuery()))
      case .rereading: .rereading(page, region: .whole)
      }
    }
  }

  private struct Scene {
    let stage: Stage
    let archive: StubArchive
    let search: StubSearch

    /// Whatever a key may change, except an announcement.
    @MainActor var traces: [String] {
      stage.lines + archive.asked + search.asked + stage.desktop.opened + stage.desktop.copied
        + stage.navigator.screens.map(\.title)
    }
  }

  private func scene(_ kind: Kind, failed: Bool) async throws -> Scene {
    var contents = try StubArchive.Contents.sample()
    if kind == .issue { contents.sequences[try PageID.sample(4).issue] = [] }
    if kind == .frontPages { contents.issues = [:] }
    if failed { contents.failure = .unreachable(host: "news.example", .refused) }
    let archive = StubArchive(contents, name: "news.example")
    let search = StubSearch([], name: "www.loc.gov", isLocal: false)
    if failed { search.failure = .unreachable(host: "www.loc.gov", .refused) }
    let stage = Stage(
      columns: 80, rows: 24, archive: archive,
      search: SearchSources(local: StubSearch(try TextSearch.Page.samples()), remote: search), route: .home)
    stage.navigator.open(try kind.route())
    try await stage.settle()
    if kind == .newSearch { stage.press("Esc") }
    try await stage.settle()
    return Scene(stage: stage, archive: archive, search: search)
  }

  /// Movements, which have nothing to move through, and commands that ask again.
  private static let exempt: Set<Command> = [
    .down, .up, .pageDown, .pageUp, .halfPageDown, .halfPageUp, .first, .last, .panRight, .refresh,
  ]

  @Test(arguments: Kind.allCases, [true, false])
  func `do something, or say why not`(kind: Kind, failed: Bool) async throws {
    guard kind.canBe(failed: failed) else { return }
    let bindings = try #require(try await scene(kind, failed: failed).stage.navigator.top).bindings
    for binding in bindings where !SilentKeyTests.exempt.contains(binding.command) {
      let scene = try await scene(kind, failed: failed)
      let before = scene.traces
      for key in try #require(binding.keys.first).keys { scene.stage.press(key) }
      let (announcement, prompt) = (scene.stage.window.announcement, scene.stage.navigator.top?.prompt)
      try await scene.stage.settle()
      let isHeard =
        announcement != nil || prompt != nil || scene.stage.window.announcement != nil
        || scene.traces != before
      #expect(
        isHeard, "\(kind.rawValue), failed \(failed): \(binding.keyNames) (\(binding.command)) is silent")
    }
  }
}
