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

  @Test func `the scan is asked for as large as the source has it, and the text for comparing`() async throws
  {
    archive.contents.texts[try page()] = "the f1rst text"
    let told = Mutex<[Rereader.Progress]>([])
    let read = try await rereader().read(Rereader.Order(page: page())) { step in
      told.withLock { $0.append(step) }
    }
    #expect(archive.asked == ["scan \(try page()) 100000", "layout \(try page())", "text \(try page())"])
    #expect(read.reading.engine == "Stub 1" && read.reading.languages == ["eng"] && read.reading.date == 7)
    #expect(read.source == .text(.text("the f1rst text"), KnownWords(known: 2, total: 3)))
    #expect(read.reading.known == KnownWords(known: 2, total: 2) && !read.isPreferred)
    #expect(store.text(of: try page()) == "first text")
    let steps = told.withLock { $0 }
    #expect(steps.first == .loading && steps.contains(.reading(0.5)) && steps.last == .comparing)
  }

  @Test func `languages without data are left out, and said`() async throws {
    let some = try await rereader(["German", "Welsh"]).read(Rereader.Order(page: page())) { _ in }
    #expect(some.reading.languages == ["deu"] && some.missing == ["frk", "cym"])
    let unknown = try await rereader([]).read(Rereader.Order(page: page())) { _ in }
    #expect(unknown.reading.languages == ["eng"] && unknown.missing.isEmpty)
    // Without any of them there is nothing to read with.
    await #expect(throws: NewspaperError.notInstalled(what: "cym", packages: [])) {
      try await rereader(["Welsh"]).read(Rereader.Order(page: page())) { _ in }
    }
    await #expect(throws: NewspaperError.notInstalled(what: "frk", packages: [])) {
      try await rereader().read(Rereader.Order(page: page(), languages: ["frk"])) { _ in }
    }
  }

  @Test
  func `what was read is kept where the source cannot be asked, and nothing where reading was canceled`()
    async throws
  {
    archive.contents.pageFailures[try page()] = .degraded(host: "news.example")
    let read = try await rereader().read(Rereader.Order(page: page())) { _ in }
    #expect(read.source == .failed(.degraded(host: "news.example")))
    #expect(try await rereader().undo(page()) == .reading)
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

  @Test func `a page has its source's text unless the reader prefers what was read`() async throws {
    let page = try page()
    archive.contents.texts[page] = "the f1rst text"
    let rereader = try rereader()
    let shown = RereadArchive(archive, store: store)
    _ = try await rereader.read(Rereader.Order(page: page)) { _ in }
    #expect(try await shown.text(of: page, freshness: .atHand).text == "the f1rst text")
    #expect(try await rereader.prefer(true, of: page))
    let text = try await shown.text(of: page, freshness: .atHand)
    #expect(
      text.text == "first text" && text.origin.name == "Stub 1, this machine" && text.readings.count == 1)
    #expect(try await rereader.kept(Rereader.Order(page: page))?.isPreferred == true)
    #expect(try await rereader.kept(Rereader.Order(page: page, languages: ["deu"])) == nil)
    _ = try await rereader.undo(page)
    #expect(try await shown.text(of: page, freshness: .atHand).text == "the f1rst text")
    // What cannot be opened does not keep the page from being read, and is said.
    store.fail(.unreadable(what: "damaged"))
    let without = try await shown.text(of: page, freshness: .atHand)
    #expect(without.text == "the f1rst text" && without.origin.gap?.error == .unreadable(what: "damaged"))
  }

  @Test func `a part that is preferred takes the place of the source's words there`() async throws {
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

/// Reads `first text`, whatever the scan shows.
final class StubRecognizer: TextRecognizer {
  private let installed: [String]
  private let isWaiting = Mutex(false)

  init(installed: [String]) { self.installed = installed }

  func waits() { isWaiting.withLock { $0 = true } }
  func name() -> String { "Stub 1" }
  func installedLanguages() -> [String] { installed }

  func read(
    _ region: PageBox, of scan: PageScan, languages: [String], progress: @escaping @Sendable (Double) -> Void
  ) async throws(NewspaperError) -> RecognizedText {
    let missing = languages.filter { !installed.contains($0) }
    guard missing.isEmpty else {
      throw .notInstalled(what: missing.joined(separator: ", "), packages: [])
    }
    progress(0.5)
    if isWaiting.withLock({ $0 }) {
      do { try await Task.sleep(for: .seconds(60)) } catch { throw .canceled }
    }
    let words = ["first", "text"].map {
      PageLayout.Word($0, box: PageBox(x: 0.7, y: 0.1, width: 0.1, height: 0.1), confidence: 0.9)
    }
    return RecognizedText(
      layout: PageLayout(blocks: [PageLayout.Block(lines: [PageLayout.Line(words: words)])]), width: 8,
      height: 8)
  }

  func known(_ words: [String], languages: [String]) -> KnownWords {
    KnownWords(known: words.count { $0 != "frst" && $0 != "f1rst" }, total: words.count)
  }
}

/// Keeps what was read for one test.
final class MemoryReadings: ReadingStore, ReadingIndex {
  private struct State {
    var readings: [PageID: PageReadings] = [:]
    var texts: [PageID: String] = [:]
    var failure: NewspaperError?
  }
  private let state = Mutex(State())

  func fail(_ error: NewspaperError) { state.withLock { $0.failure = error } }
  func text(of page: PageID) -> String? { state.withLock { $0.texts[page] } }

  func readings(of page: PageID) async throws(NewspaperError) -> PageReadings {
    if let failure = state.withLock({ $0.failure }) { throw failure }
    return state.withLock { $0.readings[page] ?? PageReadings() }
  }

  func change<Answer: Sendable>(
    _ page: PageID, _ change: @Sendable (inout PageReadings) -> Answer
  ) async throws(NewspaperError) -> (readings: PageReadings, answer: Answer) {
    state.withLock { state in
      var readings = state.readings[page] ?? PageReadings()
      let answer = change(&readings)
      state.readings[page] = readings
      return (readings, answer)
    }
  }

  func index(_ text: String?, of page: PageID) async throws(NewspaperError) {
    state.withLock { $0.texts[page] = text }
  }
}
