import Demonstration
import Newspapers
import Recognition
import Synchronization
import TestSupport
import Testing

@Suite(.serialized) struct TesseractTests {
  private func read(
    _ page: PageID, _ languages: [String], region: PageBox = .whole
  ) async throws -> RecognizedText {
    let scan = try await Engine.demonstration.scan(of: page, ScanView(width: 10_000))
    return try await Tesseract().read(region, of: scan, languages: languages) { _ in }
  }

  @Test(
    .enabled(if: Engine.has("eng", "spa"), "needs tesseract-ocr-eng and tesseract-ocr-spa"),
    arguments: [
      ("1903-03-07", 1, ["eng"], 0.03), ("1903-11-28", 1, ["eng"], 0.03), ("1904-07-02", 2, ["spa"], 0.05),
    ])
  func `pages whose words are known are read almost without errors`(
    date: String, sequence: Int, languages: [String], most: Double
  ) async throws {
    let page = try Engine.page(date, sequence)
    let printed = try await Engine.demonstration.text(of: page, freshness: .kept).text
    let start = ContinuousClock.now
    let read = try await read(page, languages)
    let errors = CharacterErrors(PrintedText(read.layout).lines.joined(separator: "\n"), of: printed)
    print("character error rate of \(page), \(languages): \(errors), \(ContinuousClock.now - start)")
    #expect(errors.rate < most, "\(errors)")
    let confidences = read.layout.blocks.flatMap(\.lines).flatMap(\.words).compactMap(\.confidence)
    #expect(confidences.reduce(0, +) / Double(confidences.count) > 0.8)
  }

  @Test(.enabled(if: Engine.has("eng"), "needs tesseract-ocr-eng"))
  func `words are where the ALTO file has them, and broken ones are marked`() async throws {
    let page = try Engine.page("1903-03-07")
    let known = try await Engine.demonstration.layout(of: page, freshness: .kept)
    let read = try await read(page, ["eng"]).layout
    func boxes(_ layout: PageLayout) -> [String: [PageBox]] {
      Dictionary(
        layout.blocks.flatMap(\.lines).flatMap(\.words).compactMap { word in
          word.box.map { (word.text, [$0]) }
        },
        uniquingKeysWith: +)
    }
    let (true_, seen) = (boxes(known), boxes(read))
    var compared = 0
    for (word, places) in true_ where word.count > 5 && places.count == 1 {
      guard let place = places.first, let found = seen[word]?.first, seen[word]?.count == 1 else { continue }
      compared += 1
      #expect(abs(place.x - found.x) < 0.01 && abs(place.y - found.y) < 0.01, "\(word): \(place), \(found)")
    }
    #expect(compared > 50, "\(compared)")
    #expect(read.blocks.contains { $0.lines.contains(where: \.isHyphenated) })
    let words = KnownWords.sought(in: read)
    let share = try await Tesseract().known(words, languages: ["eng"]).share ?? 0
    #expect(share > 0.9, "\(share)")
    #expect(try await Tesseract().known(["houfe", "xqzzt", "house"], languages: ["eng"]).known == 1)
  }

  @Test(.enabled(if: Engine.has("eng"), "needs tesseract-ocr-eng"))
  func `a region has its words and no others, placed on the whole page`() async throws {
    let page = try Engine.page("1903-03-07")
    let region = PageBox(x: 0, y: 0.25, width: 0.26, height: 0.4)
    let read = try await read(page, ["eng"], region: region)
    #expect(read.width < 450 && read.height < 850)
    let words = read.layout.blocks.flatMap(\.lines).flatMap(\.words)
    #expect(words.count > 60, "\(words.count)")
    for box in words.compactMap(\.box) {
      #expect(box.x + box.width < 0.27 && box.y > 0.24 && box.y + box.height < 0.66, "\(box)")
    }
  }

  @Test(.enabled(if: Engine.has("eng"), "needs tesseract-ocr-eng"))
  func `canceled reading ends at once, wherever it was`() async throws {
    let page = try Engine.page("1903-03-07")
    let scan = try await Engine.demonstration.scan(of: page, ScanView(width: 10_000))
    for wait in [0, 150, 900] {
      let shares = Mutex<[Double]>([])
      let work = Task {
        try await Tesseract().read(.whole, of: scan, languages: ["eng"]) { share in
          shares.withLock { $0.append(share) }
        }
      }
      try await Task.sleep(for: .milliseconds(wait))
      work.cancel()
      let canceled = ContinuousClock.now
      let outcome = await work.result
      let told = shares.withLock(\.count)
      #expect(ContinuousClock.now - canceled < .seconds(1))
      #expect(throws: NewspaperError.canceled) { try outcome.get() }
      // The thread notices soon, too: nothing continues in the background.
      try await Task.sleep(for: .milliseconds(1500))
      let later = shares.withLock { $0 }
      #expect(later.count <= told + 1 && later.allSatisfy { (0...1).contains($0) }, "\(wait): \(later)")
    }
  }

  @Test func `without the library its Debian package is named`() async throws {
    let scan = try await Engine.demonstration.scan(of: try Engine.page("1903-03-07"), ScanView(width: 100))
    let tesseract = Tesseract(library: "libtesseract-that-is-not-there.so.5")
    let error = await #expect(throws: NewspaperError.self) {
      try await tesseract.read(.whole, of: scan, languages: ["eng"]) { _ in }
    }
    guard case .notInstalled(let what, let packages) = error else {
      return #expect(Bool(false), "\(String(describing: error))")
    }
    #expect(what.contains("Tesseract 5") && packages == ["tesseract-ocr"], "\(what)")
  }

  @Test(.enabled(if: Engine.isInstalled, "needs libtesseract5"))
  func `languages without data are reported with their packages`() async throws {
    let page = try Engine.page("1903-03-07")
    await #expect(
      throws: NewspaperError.notInstalled(
        what: "Tesseract has no data here for srp_latn, yor",
        packages: ["tesseract-ocr-srp-latn", "tesseract-ocr-yor"])
    ) { try await read(page, ["srp_latn", "yor"]) }
    let here = try Tesseract().installedLanguages().joined(separator: ", ")
    await #expect(
      throws: NewspaperError.notInstalled(
        what: "Tesseract has no language “tlh”; \(here.isEmpty ? "none" : here) are installed here",
        packages: [])
    ) { try await read(page, ["yor", "tlh"]) }
  }

  @Test(.enabled(if: Engine.has("eng"), "needs tesseract-ocr-eng"))
  func `a file that is not a scan is an error`() async throws {
    let scan = PageScan(
      jpeg: [1, 2, 3], region: .whole, origin: Origin(name: "here", asOf: 0, isLive: true))
    await #expect(throws: NewspaperError.local(what: "the page cannot be read: The scan is not a JPEG file"))
    {
      try await Tesseract().read(.whole, of: scan, languages: ["eng"]) { _ in }
    }
  }
}
