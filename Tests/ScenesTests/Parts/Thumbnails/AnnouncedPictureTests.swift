import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// What is announced about small pictures that the reader orders.
@MainActor @Suite(.timeLimit(.minutes(2))) struct AnnouncedPictureTests {
  private let archive: StubArchive
  private let kept: StubArchive
  private let router = RecordingRouter<Route>()
  private let presenter: ThumbnailsPresenter

  init() throws {
    archive = StubArchive(try .frontPages(10))
    var contents = try StubArchive.Contents.frontPages(10)
    contents.hosts = []
    // The others are not here.
    for number in 104..<110 { contents.scanFailures[try .frontPage(number)] = .notHere(what: "a scan") }
    kept = StubArchive(contents, name: "this machine")
    presenter = ThumbnailsPresenter(archive: archive, kept: kept, router: router)
  }

  private func wanted(_ numbers: Range<Int>) throws -> [WantedPicture] {
    try numbers.map { WantedPicture(try .frontPage($0)) }
  }

  @Test(arguments: [false, true])
  func `a picture that is here, but not found yet, is not said to be loading`(isAll: Bool) async throws {
    let (gate, open) = AsyncStream<Void>.makeStream()
    kept.wait { for await _ in gate { break } }
    let pages = try wanted(100..<101)
    async let seen: Void = presenter.see(pages, width: 48)
    while kept.asked.isEmpty { await Task.yield() }
    kept.wait(for: nil)
    if isAll { await presenter.orderAll(pages) } else { await presenter.order(pages[0]) }
    open.yield()
    await seen
    #expect(presenter.state.content?.isHere(pages[0].page) == true)
    #expect(!presenter.claimOrders() && archive.asked.isEmpty)
    #expect(router.announcements == (isAll ? ["All pictures are here"] : []))
  }

  @Test func `if only pictures out of sight are missing, none is said to be loading yet`() async throws {
    await presenter.see(try wanted(100..<104), width: 48)
    await presenter.orderAll(try wanted(100..<108))
    #expect(router.announcements == ["Pictures are loaded as they come into view: 4 requests"])
    #expect(!presenter.claimOrders())
    await presenter.see(try wanted(104..<106), width: 48)
    #expect(presenter.claimOrders())
    await presenter.load()
    #expect(archive.asked.count == 2)
  }
}
