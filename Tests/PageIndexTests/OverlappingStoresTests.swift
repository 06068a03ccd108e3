import Newspapers
import TestSupport
import Testing

@testable import PageIndex

/// Pages that are stored while the catalog is asked about others.
struct OverlappingStoresTests {
  /// A gate: lets nobody pass until it is opened.
  private actor Gate {
    private var isOpen = false
    private var waiting: [CheckedContinuation<Void, Never>] = []

    func pass() async {
      guard !isOpen else { return }
      await withCheckedContinuation { waiting.append($0) }
    }

    func open() {
      isOpen = true
      for one in waiting { one.resume() }
      waiting = []
    }
  }

  @Test(.timeLimit(.minutes(1))) func `each page is stored with what the catalog says`() async throws {
    let lccns = try ["sn83000001", "sn83000002", "sn83000003"].map { try LCCN($0) }
    let (isAsked, answers) = (Gate(), Gate())
    let folder = TemporaryFolder()
    let index = PageIndex(
      path: folder.file("pages.sqlite"),
      describe: { lccn in
        if lccn == lccns[1] {
          await isAsked.open()
          await answers.pass()
        }
        return Newspaper(
          lccn: lccn, title: "Title of \(lccn)", places: [Place(state: "Ohio")], languages: ["English"])
      })
    let pages = try lccns.map { try KeptPage.made("\($0)/1916-11-08", "gold", title: nil, languages: []) }
    async let kept = index.keep(Array(pages[..<2]))
    await isAsked.pass()
    try await index.keep([pages[2]])
    await answers.open()
    #expect(try await kept == KeptCount(added: 2))
    let hits = try await PageIndexSearch(index: index).hits(
      of: SearchQuery.read("gold state:Ohio").query, order: .title, window: Window(offset: 0, limit: 9),
      freshness: .kept)
    #expect(hits.hits.map(\.title) == lccns.map { "Title of \($0)" })
  }
}
