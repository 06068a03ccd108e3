import MVP
import Newspapers
import Presentation
import Scenes
import TestSupport
import Testing

/// Framing regions of a page.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ClippingPresenterTests {
  private let router = RecordingRouter<Route>()
  private let page: PageID

  init() throws { page = try .sample(1) }

  /// Two columns: in the left one two blocks, in the right one another.
  private func presenter(
    _ start: ClipStart = .point(x: 0.2, y: 0.2), hasLayout: Bool = true, size: ScanSize? = nil
  ) async throws -> ClippingPresenter {
    var contents = try StubArchive.Contents.sample()
    contents.scans[page] = [0xFF, 0xD8]
    contents.scanSizes[page] = size
    if hasLayout {
      contents.layouts[page] = PageLayout(blocks: [
        block("THE NEW FERRY", "RUNS AT LAST", x: 0.1, y: 0.1), block("upper left side", x: 0.1, y: 0.2),
        block("lower right", x: 0.6, y: 0.7),
      ])
    }
    let presenter = ClippingPresenter(
      page: page, title: "Evening star", start: start, foundBy: nil,
      archive: StubArchive(contents, name: "news.example"), maker: nil,
      shelf: Bookshelf(library: NoLibrary()), router: router)
    await presenter.start()
    return presenter
  }

  private func block(_ lines: String..., x: Double, y: Double) -> PageLayout.Block {
    PageLayout.Block(
      lines: lines.enumerated().map { number, line in
        PageLayout.Line(
          words: line.split(separator: " ").enumerated().map { place, word in
            PageLayout.Word(
              String(word),
              box: PageBox(x: x + 0.1 * Double(place), y: y + 0.02 * Double(number), width: 0.1, height: 0.02)
            )
          })
      })
  }

  private func content(_ presenter: ClippingPresenter) throws -> ClippingContent {
    try #require(presenter.state.content)
  }

  @Test func `a region that an old address gives in pixels is framed`() async throws {
    let start = ClipStart.pixels(left: 600, top: 1400, width: 300, height: 40)
    let framed = try await presenter(start, size: ScanSize(width: 1000, height: 2000))
    #expect(try content(framed).region == PageBox(x: 0.6, y: 0.7, width: 0.3, height: 0.02))
    #expect(try content(framed).text?.text == "lower right" && router.announcements.isEmpty)
    // Without the size, the numbers mean nothing.
    _ = try await presenter(start)
    #expect(router.announcements.last?.contains("size of the scan is not known") == true)
  }

  @Test(arguments: [1, 2]) func `a frame that the reader moved meanwhile stays`(request: Int) async throws {
    var contents = try StubArchive.Contents.sample()
    contents.scans[page] = [0xFF, 0xD8]
    contents.scanSizes[page] = ScanSize(width: 1000, height: 2000)
    let archive = StubArchive(contents, name: "news.example")
    let presenter = ClippingPresenter(
      page: page, title: nil, start: .pixels(left: 600, top: 1400, width: 300, height: 40), foundBy: nil,
      archive: archive, maker: nil, shelf: Bookshelf(library: NoLibrary()), router: router)
    // The first request is for the words, the second one for the size of the scan.
    archive.wait { [weak archive] in
      guard archive?.asked.count == request else { return }
      await MainActor.run { presenter.move(x: 0.1, y: 0) }
    }
    await presenter.start()
    #expect(abs(try content(presenter).region.x - 0.4) < 0.001)
    #expect(archive.asked.count == request && router.announcements.isEmpty)
  }

  @Test func `leaving while the words are loading is no failure`() async throws {
    for start in [ClipStart.point(x: 0.2, y: 0.2), .pixels(left: 6, top: 14, width: 3, height: 4)] {
      let archive = StubArchive(name: "news.example")
      archive.contents.failure = .canceled
      let presenter = ClippingPresenter(
        page: page, title: nil, start: start, foundBy: nil, archive: archive, maker: nil,
        shelf: Bookshelf(library: NoLibrary()), router: router)
      await presenter.start()
      #expect(router.announcements.isEmpty, "\(router.announcements)")
    }
  }

  @Test func `the block at the reader's position is framed first`() async throws {
    let presenter = try await presenter()
    #expect(try content(presenter).text?.text == "upper left side")
    #expect(try content(presenter).words == "clip  30.6 × 2.6% at 9.7, 19.7 · 3 words")
    let read = try await self.presenter(.words("lower right"))
    #expect(try content(read).text?.text == "lower right")
    // A line of joined text has whole words that are broken on the page.
    let joined = try await self.presenter(.words("unbroken lower right"))
    #expect(try content(joined).text?.text == "lower right")
    let lost = try await self.presenter(.words("nowhere"))
    #expect(try content(lost).text?.words ?? 0 > 0)
  }

  @Test func `a key frames a column or the page`() async throws {
    let presenter = try await presenter()
    presenter.takeColumn()
    #expect(try content(presenter).text?.text == "THE NEW FERRY RUNS AT LAST\n\nupper left side")
    presenter.takePage()
    #expect(try content(presenter).region == .whole && content(presenter).text?.words == 11)
  }

  @Test func `a frame stays on the page, whatever is pressed`() async throws {
    let presenter = try await presenter()
    let size = try (content(presenter).region.width, content(presenter).region.height)
    presenter.move(x: 5, y: 5)
    let region = try content(presenter).region
    #expect(abs(region.right - 1) < 1e-9 && abs(region.bottom - 1) < 1e-9)
    #expect(abs(region.width - size.0) < 1e-9 && abs(region.height - size.1) < 1e-9)
    presenter.move(x: -5, y: -5)
    #expect(try content(presenter).region.x == 0 && content(presenter).region.y == 0)
    presenter.size(x: -5, y: -5)
    #expect(try content(presenter).region.width > 0 && content(presenter).region.height > 0)
    presenter.size(x: 5, y: 5)
    #expect(try content(presenter).region == .whole)
  }

  @Test func `a frame is drawn from any corner, and a point is not a frame`() async throws {
    let presenter = try await presenter()
    presenter.frame(from: (0.5, 0.6), to: (0.2, 0.1))
    let region = try content(presenter).region
    #expect(abs(region.x - 0.2) < 1e-9 && abs(region.y - 0.1) < 1e-9)
    #expect(abs(region.width - 0.3) < 1e-9 && abs(region.height - 0.5) < 1e-9)
    presenter.frame(from: (0.5, 0.5), to: (0.5, 0.5))
    #expect(try content(presenter).region == region)
  }

  @Test func `regions are added one by one and dropped again`() async throws {
    let presenter = try await presenter()
    presenter.takeAnother()
    #expect(try content(presenter).words.contains("region 2"))
    presenter.takeBlock(at: (0.65, 0.71))
    #expect(try content(presenter).text?.text == "upper left side\n\nlower right")
    presenter.dropLast()
    #expect(try content(presenter).text?.text == "upper left side" && content(presenter).taken.isEmpty)
    presenter.dropLast()
    #expect(try content(presenter).taken.isEmpty)
  }

  @Test func `a click in the frame leaves it, and one outside frames the block there`() async throws {
    let presenter = try await presenter()
    presenter.frame(from: (0.05, 0.05), to: (0.24, 0.3))
    let drawn = try content(presenter)
    #expect(drawn.words.hasSuffix(" · 6 cut"), "\(drawn.words)")
    presenter.takeBlock(clickedAt: (0.1, 0.2))
    #expect(try content(presenter).region == drawn.region)
    presenter.takeBlock(clickedAt: (0.65, 0.71))
    #expect(try content(presenter).text?.text == "lower right")
  }

  @Test func `capitals are suggested in headline case`() async throws {
    let presenter = try await presenter(.words("FERRY"))
    #expect(presenter.headlines == ["The New Ferry", "Runs at Last"] && presenter.hasHeadline)
    presenter.takeBlock(at: (0.2, 0.21))
    #expect(presenter.headlines == ["upper left side"] && !presenter.hasHeadline)
  }

  @Test func `without positions of words, the frame still works`() async throws {
    let presenter = try await presenter(hasLayout: false)
    #expect(try content(presenter).text == nil && presenter.headlines.isEmpty)
    presenter.takeColumn()
    #expect(
      try content(presenter).lines == ["This page's text has no positions: only the picture is clipped."])
    presenter.takePage()
    #expect(try content(presenter).words == "clip  100.0 × 100.0% at 0.0, 0.0")
  }
}
