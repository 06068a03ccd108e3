import Newspapers
import Synchronization
import TestSupport
import Testing

struct RereaderTests {
  private let archive = StubArchive()
  private let store = MemoryReadings()
  private let engine: StubRecognizer

  init() { engine = StubRecognizer(installed: ["deu", "eng"]) }

  private func page() throws -> PageID {
    PageID(
      issue: IssueID(lccn: try LCCN("sn83045462"), date: try #require(IssueDate("1865-10-02"))), sequence: 1)
  }

  private func rereader(_ languages: [String] = ["English"]) throws -> Rereader {
    archive.contents.scans[try page()] = [1]
    return Rereader(
      original: archive, recognizer: engine, store: store, index: store, languages: { _ in languages },
      now: { 7 })
  }

  @Test func `the scan is requested at full size, and the text for comparison`() async throws {
    archive.contents.texts[try page()] = "the f1rst text"
    let told = Mutex<[Rereader.Progress]>([])
    let read = try await rereader().read(Rereader.Order(page: page())) { step in
      told.withLock { $0.append(step) }
    }
    #expect(archive.asked == ["layout \(try page())", "text \(try page())", "scan \(try page()) 100000"])
    #expect(read.reading.engine == "Stub 1" && read.reading.languages == ["eng"] && read.reading.date == 7)
    #expect(read.source == .text(.text("the f1rst text"), KnownWords(known: 2, total: 3)))
    #expect(read.reading.known == KnownWords(known: 2, total: 2) && !read.isPreferred)
    #expect(store.text(of: try page()) == "first text")
    let steps = told.withLock { $0 }
    #expect(steps.first == .loading && steps.contains(.reading(0.5)) && steps.last == .comparing)
  }

  @Test func `languages without data are left out, and reported`() async throws {
    let some = try await rereader(["German", "Welsh"]).read(Rereader.Order(page: page())) { _ in }
    #expect(some.reading.languages == ["deu"] && some.missing == ["frk", "cym"])
    let unknown = try await rereader([]).read(Rereader.Order(page: page())) { _ in }
    #expect(unknown.reading.languages == ["eng"] && unknown.missing.isEmpty)
    // Without any of them, reading is impossible.
    await #expect(throws: NewspaperError.notInstalled(what: "cym", packages: [])) {
      try await rereader(["Welsh"]).read(Rereader.Order(page: page())) { _ in }
    }
    await #expect(throws: NewspaperError.notInstalled(what: "frk", packages: [])) {
      try await rereader().read(Rereader.Order(page: page(), languages: ["frk"])) { _ in }
    }
  }

  @Test func `a page is read in its own language, whatever others the newspaper has`() async throws {
    func block(_ language: String?, _ words: Int) -> PageLayout.Block {
      let words = (0..<words).map { _ in PageLayout.Word("word", box: nil) }
      return PageLayout.Block(language: language, lines: [PageLayout.Line(words: words)])
    }
    let layouts: [([PageLayout.Block], languages: [String], missing: [String])] = [
      ([block("en", 30), block("de", 1)], ["eng"], []),
      ([block("eng", 10), block("ger", 30)], ["deu", "eng"], ["frk"]),
      // The language of a few words is not the page's language.
      ([block("de", 1), block(nil, 30)], ["eng"], ["cym"]),
    ]
    for (blocks, languages, missing) in layouts {
      archive.contents.layouts[try page()] = PageLayout(blocks: blocks)
      let read = try await rereader(["English", "Welsh"]).read(Rereader.Order(page: page())) { _ in }
      #expect(read.reading.languages == languages && read.missing == missing, "\(read.reading)")
    }
  }

  @Test func `a reading is not lost if it cannot be stored`() async throws {
    let rereader = try rereader()
    let page = try page()
    store.failChanges(.local(what: "no room"))
    let read = try await rereader.read(Rereader.Order(page: page)) { _ in }
    #expect(read.unkept == .local(what: "no room") && read.reading.engine == "Stub 1" && !read.isPreferred)
  }

  @Test func `a change that cannot be indexed is made once, and indexed later`() async throws {
    let rereader = try rereader()
    let page = try page()
    let right = Rereader.Order(page: page, region: PageBox(x: 0.5, y: 0, width: 0.5, height: 1))
    let busy = NewspaperError.local(what: "in use")
    store.failIndexing(busy)
    let first = try await rereader.read(Rereader.Order(page: page)) { _ in }
    #expect(first.unkept == nil && first.unindexed == busy)
    let second = try await rereader.read(right) { _ in }
    // A reader who is told that this failed would also remove the first one.
    let (undone, unindexed) = try await rereader.undo(page)
    #expect(undone == .reading(second.reading, left: 1) && unindexed == busy)
    #expect(try await rereader.readings(of: page).current == [first.reading])
    #expect(store.text(of: page) == nil)
    store.failIndexing(nil)
    #expect(try await rereader.bringIndexUpToDate() == 1)
    #expect(store.text(of: page) == "first text")
    #expect(try await rereader.bringIndexUpToDate() == 0)
    // The next change does the same.
    store.failIndexing(busy)
    _ = try await rereader.undo(page)
    store.failIndexing(nil)
    #expect(try await rereader.prefer(true, of: page).unindexed == nil)
    #expect(store.text(of: page) == nil)
  }

  @Test func `damaged readings of a page are not the matter of another page's changes`() async throws {
    let (rereader, page) = (try rereader(), try page())
    let other = PageID(issue: page.issue, sequence: 2)
    archive.contents.scans[other] = [1]
    store.failIndexing(.local(what: "in use"))
    _ = try await rereader.read(Rereader.Order(page: page)) { _ in }
    store.failIndexing(nil)
    store.damage(page)
    let read = try await rereader.read(Rereader.Order(page: other)) { _ in }
    #expect(read.unindexed == nil && store.text(of: other) == "first text")
    #expect(try await rereader.undo(other).unindexed == nil && store.text(of: other) == nil)
    // It is reported by commands that maintain the whole index.
    await #expect(throws: NewspaperError.unreadable(what: "\(page) is damaged")) {
      try await rereader.bringIndexUpToDate()
    }
    #expect(try await store.unindexed() == [page])
  }

  @Test
  func `a reading is stored if the source cannot be asked, but not if it was canceled`()
    async throws
  {
    archive.contents.pageFailures[try page()] = .degraded(host: "news.example")
    let read = try await rereader().read(Rereader.Order(page: page())) { _ in }
    #expect(read.source == .failed(.degraded(host: "news.example")))
    #expect(try await rereader().undo(page()).undone == .reading(read.reading, left: 0))
    #expect(store.text(of: try page()) == nil)
    engine.waits()
    let rereader = try rereader()
    let order = Rereader.Order(page: try page())
    let work = Task { try await rereader.read(order) { _ in } }
    try await Task.sleep(for: .milliseconds(50))
    work.cancel()
    await #expect(throws: NewspaperError.canceled) { try await work.value }
    #expect(try await rereader.readings(of: page()).isEmpty)
  }

  @Test func `a page has its source's text unless the reader prefers the reading`() async throws {
    let page = try page()
    archive.contents.texts[page] = "the f1rst text"
    let rereader = try rereader()
    let shown = RereadArchive(archive, store: store)
    _ = try await rereader.read(Rereader.Order(page: page)) { _ in }
    #expect(try await shown.text(of: page, freshness: .atHand).text == "the f1rst text")
    #expect(try await rereader.prefer(true, of: page).isChange)
    let text = try await shown.text(of: page, freshness: .atHand)
    #expect(
      text.text == "first text" && text.origin.name == "Stub 1, this machine" && text.readings.count == 1)
    #expect(try await rereader.kept(Rereader.Order(page: page))?.isPreferred == true)
    #expect(try await rereader.kept(Rereader.Order(page: page, languages: ["deu"])) == nil)
    _ = try await rereader.undo(page)
    #expect(try await shown.text(of: page, freshness: .atHand).text == "the f1rst text")
    // A file that cannot be opened does not keep the page from being read, and is reported.
    store.fail(.unreadable(what: "damaged"))
    let without = try await shown.text(of: page, freshness: .atHand)
    #expect(without.text == "the f1rst text" && without.origin.gap?.error == .unreadable(what: "damaged"))
  }

  @Test func `a preferred part replaces the source's words there`() async throws {
    let page = try page()
    func word(_ text: String, _ x: Double) -> PageLayout.Word {
      PageLayout.Word(text, box: PageBox(x: x, y: 0.1, width: 0.1, height: 0.1))
    }
    archive.contents.layouts[page] = PageLayout(blocks: [
      PageLayout.Block(lines: [PageLayout.Line(words: [word("left", 0.1), word("r1ght", 0.7)])])
    ])
    let rereader = try rereader()
    let region = PageBox(x: 0.5, y: 0, width: 0.5, height: 1)
    let read = try await rereader.read(Rereader.Order(page: page, region: region)) { _ in }
    guard case .text(let source, _) = read.source else { return #expect(Bool(false), "\(read.source)") }
    #expect(source.printed.paragraphs == ["r1ght"])
    _ = try await rereader.prefer(true, of: page)
    let text = try await RereadArchive(archive, store: store).text(of: page, freshness: .atHand)
    #expect(text.text.contains("left") && text.text.contains("first text") && !text.text.contains("r1ght"))
    #expect(text.origin.name == "news.example, parts by Stub 1")
  }
}
