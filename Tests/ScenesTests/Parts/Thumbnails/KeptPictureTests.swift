import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

/// Pictures that were stored for another screen.
@MainActor @Suite(.timeLimit(.minutes(2))) struct KeptPictureTests {
  private let archive: StubArchive
  private let kept: StubArchive
  private let router = RecordingRouter<Route>()
  private let presenter: ThumbnailsPresenter
  private let page: PageID

  init() throws {
    page = try .frontPage(160)
    archive = StubArchive(try .frontPages(70))
    var contents = try StubArchive.Contents.frontPages(70)
    contents.hosts = []
    // Past the first window of the day's list.
    contents.listedScans = [page: "/pictures/160"]
    kept = StubArchive(contents, name: "this machine")
    presenter = ThumbnailsPresenter(archive: archive, kept: kept, router: router)
  }

  private func load() async { if presenter.claimOrders() { await presenter.load() } }

  private var image: ThumbnailImage? {
    if case .here(let image)? = presenter.state.content?[page] { image } else { nil }
  }

  @Test func `a picture that the wall stored is shown larger, and a sharper one only on request`()
    async throws
  {
    await presenter.seeOne(of: [WantedPicture(page)], width: 500)
    let coarse = try #require(image)
    #expect(coarse.isCoarse && archive.asked.isEmpty)
    #expect(kept.asked.filter { $0.hasPrefix("front pages") }.count == 2, "the list is read once")
    await presenter.order(WantedPicture(page))
    #expect(router.announcements == ["Loading a sharper picture: 1 request; Esc cancels"])
    await load()
    #expect(archive.asked == ["scan \(page) 600"])
    let sharp = try #require(image)
    #expect(sharp != coarse && !sharp.isCoarse)
    await presenter.order(WantedPicture(page))
    await load()
    #expect(archive.asked.count == 1, "there is none that is sharper")
  }

  @Test func `the coarse picture stays if the sharper one cannot be had`() async throws {
    await presenter.seeOne(of: [WantedPicture(page)], width: 500)
    archive.scanFailure = .serverError(host: "news.example", status: 500)
    await presenter.order(WantedPicture(page))
    await load()
    #expect(image?.isCoarse == true && router.announcements.last?.hasPrefix("✗ ") == true)
    #expect(!presenter.claimOrders(), "it is not asked again unasked")
  }

  @Test func `where nobody can be asked, no sharper one is offered`() async throws {
    let offline = ThumbnailsPresenter(archive: kept, kept: kept, router: router)
    await offline.seeOne(of: [WantedPicture(page)], width: 500)
    let content = try #require(offline.state.content)
    #expect(content.isHere(page) && !content.isCoarse(page))
    await offline.order(WantedPicture(page))
    #expect(!offline.claimOrders() && router.announcements.isEmpty)
  }

  @Test func `loading all leaves coarse pictures as they are`() async throws {
    await presenter.see([WantedPicture(page)], width: 500)
    await presenter.orderAll([WantedPicture(page)])
    await load()
    #expect(archive.asked.isEmpty && router.announcements == ["All pictures are here"])
  }
}
