import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import TestSupport
import Testing

/// A reader sees what is on this machine while the source is asked, and does not lose their place to its answer.
@MainActor @Suite(.timeLimit(.minutes(2))) struct FirstMinuteTests {
  private let view = RecordingView<NewspaperListContent>()
  private let router = RecordingRouter<Route>()
  private let source = StubDirectory(Newspaper.many(1000), name: "live.example")

  private func presenter(
    fallback: [Newspaper], held: [LCCN] = [], kept: [LCCN] = [], shelf: Bookshelf? = nil
  ) -> NewspaperListPresenter {
    let directory = NewspaperRepository(
      source: source, fallback: StubDirectory(fallback, name: "built-in catalog", isLocal: true))
    let archive = StubArchive()
    (archive.contents.held, archive.contents.kept) = (Set(held), Set(kept))
    return NewspaperListPresenter(
      query: NewspaperQuery(), directory: directory, archive: archive, freshness: .atHand, shelf: shelf,
      router: router)
  }

  @Test func `the fallback is shown before the source has answered`() async throws {
    let presenter = presenter(fallback: Array(Newspaper.many(1000).prefix(20)))
    source.wait(for: { @MainActor [view] in
      #expect(view.states.last?.content?.total == 20)
      #expect(view.states.last?.content?.origin.awaited == "live.example")
    })
    await presenter.present(on: view)
    #expect(presenter.state.content?.total == 1000)
    #expect(presenter.state.content?.origin.source == "live.example")
  }

  @Test func `the reader's row keeps its newspaper when the list is replaced`() async throws {
    let fallback = [3, 9, 27].map { Newspaper.many(1000)[$0] }
    let presenter = presenter(fallback: fallback)
    let anchors = Anchors()
    source.wait(for: { @MainActor in presenter.select(row: 2) })
    presenter.attach(anchors)
    await presenter.start()
    #expect(anchors.seen == [27])
    #expect(presenter.state.content?.total == 1000 && presenter.state.content?.anchor == nil)
  }

  @Test func `a row missing from the answer's first page keeps the list, and the reader is informed`()
    async throws
  {
    let fallback = [3, 900].map { Newspaper.many(1000)[$0] }
    let presenter = presenter(fallback: fallback)
    source.wait(for: { @MainActor in presenter.select(row: 1) })
    await presenter.present(on: view)
    #expect(presenter.state.content?.total == 2)
    #expect(router.announcements.last == "live.example has 1,000 newspapers; press R to list them")
    await presenter.refresh(row: 0)
    #expect(presenter.state.content?.total == 1000)
  }

  @Test func `the source is asked before a local list is called empty`() async {
    let presenter = presenter(fallback: [])
    await presenter.present(on: view)
    #expect(presenter.state.content?.total == 1000)
    #expect(!view.states.contains { if case .empty = $0 { true } else { false } })
  }

  @Test func `an outage leaves the fallback in place and says why`() async {
    source.failure = .unreachable(host: "live.example", .nameNotResolved)
    let presenter = presenter(fallback: Array(Newspaper.many(1000).prefix(20)))
    await presenter.present(on: view)
    #expect(presenter.state.content?.total == 20)
    #expect(presenter.state.content?.origin.notice?.hasPrefix("live.example cannot be reached") == true)
    #expect(presenter.state.content?.origin.awaited == nil)
  }

  @Test func `without a network, readable newspapers are marked and named`() async {
    source.failure = .unreachable(host: "live.example", .nameNotResolved)
    let known = Newspaper.many(20)
    let presenter = presenter(fallback: known, held: [known[3].lccn], kept: [known[5].lccn])
    await presenter.present(on: view)
    #expect(presenter.state.content?.local == [known[3].lccn: .all, known[5].lccn: .some])
    #expect(
      router.announcements == [
        "● You can read “Paper 0003” without a network: press ga, then type \(known[3].lccn); "
          + "✓ marks newspapers with pages you have read that are still here"
      ])
  }

  @Test func `readers who have read without a network are not told that they can`() async throws {
    source.failure = .unreachable(host: "live.example", .nameNotResolved)
    let folder = TemporaryFolder()
    let library = LibraryFile(path: folder.file("library.sqlite"))
    try await library.put([
      try #require(ReadingPosition.sample(1, 1, place: 90, line: 70, read: 1_749_600_000))
    ])
    let known = Newspaper.samples
    for (held, says) in [(1, false), (2, true)] {
      let presenter = presenter(fallback: known, held: [known[held].lccn], shelf: Bookshelf(library: library))
      await presenter.present(on: view)
      #expect(presenter.state.content?.local == [known[held].lccn: .all])
      #expect(router.announcements.isEmpty != says, "\(router.announcements)")
    }
  }

  @Test func `the tip about readable newspapers waits until the reader is back from another screen`() async {
    source.failure = .unreachable(host: "live.example", .nameNotResolved)
    let known = Newspaper.many(20)
    let presenter = presenter(fallback: known, held: [known[3].lccn])
    presenter.cover()
    await presenter.present(on: view)
    #expect(router.announcements.isEmpty)
    presenter.uncover()
    await presenter.catchUp()
    #expect(router.announcements.count == 1 && router.announcements[0].hasPrefix("● You can read"))
    await presenter.catchUp()
    #expect(router.announcements.count == 1, "it is said once")
  }

  @Test func `in a server's list no row is marked, since all can be read`() async {
    let known = Newspaper.many(20)
    let presenter = presenter(fallback: known, held: [known[3].lccn])
    await presenter.present(on: view)
    #expect(presenter.state.content?.local == [:] && router.announcements.isEmpty)
  }

  /// Records the places to which rows were moved.
  private final class Anchors: MvpView {
    private(set) var seen: [Int] = []

    func render(_ state: ViewState<NewspaperListContent>) {
      if let anchor = state.content?.anchor { seen.append(anchor) }
    }
  }
}
