import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// Which small pictures are shown and requested, and in which order.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ThumbnailsPresenterTests {
  private let archive: StubArchive
  private let kept: StubArchive
  private let router = RecordingRouter<Route>()
  private let presenter: ThumbnailsPresenter

  init() throws {
    archive = StubArchive(try .frontPages(30))
    var contents = try StubArchive.Contents.frontPages(30)
    contents.hosts = []
    contents.scans = [try .frontPage(101): StubArchive.picture]
    kept = StubArchive(contents, name: "this machine")
    presenter = ThumbnailsPresenter(
      archive: archive, kept: kept, pace: { $0 == "news.example" ? 1.5 : 0 }, router: router)
  }

  private func wanted(_ numbers: Range<Int>) throws -> [WantedPicture] {
    try numbers.map { WantedPicture(try .frontPage($0)) }
  }

  private func load() async { if presenter.claimOrders() { await presenter.load() } }

  private func isHere(_ number: Int) throws -> Bool {
    presenter.state.content?.isHere(try .frontPage(number)) ?? false
  }

  private func scans(_ numbers: [Int]) throws -> [String] {
    try numbers.map { "scan \(try PageID.frontPage($0)) 300" }
  }

  @Test func `local pictures are shown, and nothing is requested`() async throws {
    await presenter.see(try wanted(100..<103), width: 48)
    #expect(try isHere(101))
    #expect(presenter.state.content?[try .frontPage(100)] == .failed("no scan"))
    #expect(!presenter.claimOrders() && archive.asked.isEmpty)
  }

  @Test func `ordered pictures are requested in order and once, if visible`() async throws {
    kept.contents.failure = .notHere(what: "a scan")
    await presenter.see(try wanted(100..<104), width: 48)
    presenter.order(.inSight)
    await presenter.see(try wanted(102..<106), width: 48)
    await load()
    #expect(archive.asked == (try scans([102, 103])), "\(archive.asked)")
    await presenter.see(try wanted(100..<104), width: 48)
    await load()
    #expect(archive.asked.count == 2, "what was scrolled away is no longer ordered")
  }

  @Test func `with pictures ordered as they come into view, nothing out of view is requested`() async throws {
    kept.contents.failure = .notHere(what: "a scan")
    await presenter.see(try wanted(100..<102), width: 48)
    presenter.order(.all)
    let (gate, open) = AsyncStream<Void>.makeStream()
    archive.wait { for await _ in gate { break } }
    #expect(presenter.claimOrders())
    async let loading: Void = presenter.load()
    while archive.asked.isEmpty { await Task.yield() }
    #expect(!presenter.claimOrders(), "one at a time")
    await presenter.see(try wanted(110..<112), width: 48)
    archive.wait(for: nil)
    open.yield()
    await loading
    #expect(archive.asked == (try scans([100, 110, 111])), "\(archive.asked)")
    #expect(try isHere(100), "what came late is kept")
  }

  @Test func `a server that refuses is asked once`() async throws {
    kept.contents.failure = .notHere(what: "a scan")
    archive.scanFailure = .rateLimited(host: "news.example", until: nil)
    await presenter.see(try wanted(100..<104), width: 48)
    presenter.order(.all)
    await load()
    #expect(archive.asked.count == 1)
    #expect(presenter.state.content?[try .frontPage(100)] == .failed("refused"))
    #expect(presenter.state.content?.ordered.isEmpty == true)
    #expect(router.announcements.last?.hasPrefix("✗ news.example is refusing requests") == true)
  }

  @Test func `a missing or broken picture does not affect the others`() async throws {
    kept.contents.failure = .notHere(what: "a scan")
    archive.contents.scans[try .frontPage(100)] = nil
    archive.contents.scans[try .frontPage(101)] = [0xFF, 0xD8, 1, 2, 3]
    await presenter.see(try wanted(100..<103), width: 48)
    presenter.order(.inSight)
    await load()
    #expect(presenter.state.content?[try .frontPage(100)] == .failed("no scan"))
    #expect(presenter.state.content?[try .frontPage(101)] == .failed("damaged picture"))
    #expect(try isHere(102))
    // Half of a file would be a mostly blank page.
    archive.contents.scans[try .frontPage(101)] = StubArchive.cutPicture
    await presenter.order(WantedPicture(try .frontPage(101)))
    await load()
    #expect(presenter.state.content?[try .frontPage(101)] == .failed("damaged picture"))
    archive.contents.scans[try .frontPage(101)] = StubArchive.picture
    await presenter.order(WantedPicture(try .frontPage(101)))
    await load()
    #expect(try isHere(101), "it can be asked for again")
  }

  @Test func `nothing is requested while another screen covers it`() async throws {
    kept.contents.failure = .notHere(what: "a scan")
    await presenter.see(try wanted(100..<102), width: 48)
    presenter.pause(true)
    presenter.order(.inSight)
    #expect(!presenter.claimOrders())
    presenter.pause(false)
    await load()
    #expect(archive.asked.count == 2)
  }

  @Test func `for many pictures, the reader is asked first`() async throws {
    kept.contents.failure = .notHere(what: "a scan")
    await presenter.see(try wanted(100..<104), width: 48)
    var offers: [PictureOffer] = []
    router.onOpen = {
      guard case .pictureOrderPicker(let asked, let reply) = $0 else { return }
      offers = asked
      reply.send(nil)
    }
    await presenter.orderAll(try wanted(100..<120), more: 10)
    #expect(offers.map(\.order) == [.inSight, .all])
    #expect(offers.map(\.price.words) == ["4 requests, about 6 s", "30 requests, about 45 s"])
    #expect(!presenter.claimOrders() && archive.asked.isEmpty)
  }

  @Test func `a few pictures are loaded at once, and the same key stops that`() async throws {
    kept.contents.failure = .notHere(what: "a scan")
    await presenter.see(try wanted(100..<104), width: 48)
    await presenter.orderAll(try wanted(100..<104))
    #expect(router.announcements == ["Loading pictures: 4 requests, about 6 s; Esc cancels"])
    #expect(presenter.state.content?.ordered.count == 4 && router.opened.isEmpty)
    await presenter.orderAll(try wanted(100..<104))
    #expect(presenter.state.content?.ordered.isEmpty == true && !presenter.claimOrders())
  }

  @Test func `nothing is said to be loading once it is here`() async throws {
    kept.contents.failure = .notHere(what: "a scan")
    await presenter.see(try wanted(100..<104), width: 48)
    await presenter.orderAll(try wanted(100..<104))
    #expect(router.withdrawn.isEmpty)
    await load()
    #expect(try isHere(103))
    #expect(router.withdrawn == ["Loading pictures: 4 requests, about 6 s; Esc cancels"])
  }

  @Test func `the first local picture of several is enough, and others are not looked for`() async throws {
    kept.contents.scanFailures[try .frontPage(100)] = .notHere(what: "a scan")
    await presenter.seeOne(of: try wanted(100..<104), width: 48)
    #expect(try isHere(101) && presenter.state.content?.price == nil)
    #expect(kept.asked.allSatisfy { !$0.contains("sn00000102") })
    #expect(archive.asked.isEmpty)
  }

  @Test func `if none is here, the first one has a price`() async throws {
    kept.contents.failure = .notHere(what: "a scan")
    await presenter.seeOne(of: try wanted(100..<102), width: 48)
    #expect(presenter.state.content?.price?.words == "1 request, about 2 s")
    await presenter.see(try wanted(100..<102), width: 48)
    #expect(presenter.state.content?.price == nil)
  }

  @Test func `after a server has refused a page, pausing requests no other`() async throws {
    kept.contents.failure = .notHere(what: "a scan")
    archive.scanFailure = .rateLimited(host: "news.example", until: nil)
    for number in 100..<103 {
      let wanted = try wanted(number..<number + 1)
      await presenter.seeOne(of: wanted, width: 48)
      await presenter.orderAtRest(wanted[0])
      await load()
    }
    #expect(archive.asked.count == 1)
    archive.scanFailure = nil
    await presenter.order(WantedPicture(try .frontPage(102)))
    await load()
    await presenter.seeOne(of: try wanted(103..<104), width: 48)
    await presenter.orderAtRest(WantedPicture(try .frontPage(103)))
    await load()
    #expect(try archive.asked == scans([100, 102, 103]))
  }

  @Test func `invisible pictures are dropped when they take too much memory`() async throws {
    kept.contents.scans = archive.contents.scans
    let presenter = ThumbnailsPresenter(archive: archive, kept: kept, mostBytes: 3 * 48 * 64)
    for number in 100..<106 { await presenter.see(try wanted(number..<number + 1), width: 48) }
    let here = try (100..<106).filter { presenter.state.content?.isHere(try .frontPage($0)) == true }
    #expect(here == [102, 103, 104, 105], "three that were seen before, and what is in sight")
    await presenter.see(try wanted(100..<106), width: 48)
    #expect(presenter.state.content?.pictures.count == 6, "those in sight stay in any case")
  }
}
