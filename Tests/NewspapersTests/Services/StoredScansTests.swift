import Newspapers
import TestSupport
import Testing

/// A stored picture used in place of another one.
struct StoredScansTests {
  private let archive = StubArchive()
  private let page: PageID
  private let part = PageBox(x: 0.1, y: 0.1, width: 0.5, height: 0.25)

  init() throws {
    page = try .sample(1)
    archive.contents.scans[page] = [0xFF, 0xD8]
    archive.contents.scanSizes[page] = ScanSize(width: 6000, height: 8000)
  }

  @Test(arguments: [100, 300, 900, 1600, Int.max], [200, 850, 1600, 3000, Int.max])
  func `a whole page in any size is the fallback for any other`(stored: Int, wanted: Int) async throws {
    archive.contents.scanWidths[page] = stored
    let scan = try await StoredScans(of: archive).scan(of: page, ScanView(width: wanted))
    #expect(scan.storedWidth == (stored == wanted ? nil : stored))
    #expect(scan.size == ScanSize(width: 6000, height: 8000))
  }

  @Test func `the fallback for a part says nothing about the size of the scan`() async throws {
    archive.contents.scanWidths[page] = 1600
    let scan = try await StoredScans(of: archive).scan(of: page, ScanView(region: part, width: .max))
    #expect(scan.region == .whole && scan.storedWidth == 1600 && scan.size == nil && scan.iiif == nil)
  }

  @Test func `what is wide enough is tried first, then what is widest`() async throws {
    archive.contents.scanWidths[page] = 0
    await #expect(throws: NewspaperError.notHere(what: .scan(of: page))) {
      try await StoredScans(of: archive).scan(of: page, ScanView(width: 1450))
    }
    let widths = archive.asked.map { $0.split(separator: " ").last.map(String.init) ?? "" }
    #expect(widths.prefix(6) == ["1450", "1500", "1600", "\(Int.max)", "1400", "1300"], "\(widths)")
  }

  @Test func `where a source can be asked, there is no fallback`() async throws {
    archive.contents.scanWidths[page] = 1600
    archive.scanFailure = .unreachable(host: "news.example", .refused)
    await #expect(throws: NewspaperError.unreachable(host: "news.example", .refused)) {
      try await StoredScans(of: archive).scan(of: page, ScanView(width: 900))
    }
    #expect(archive.asked.count == 1)
  }

  @Test func `a page is not read again from a picture that is too small`() async throws {
    archive.contents.scanWidths[page] = 1600
    let rereader = Rereader(
      original: StoredScans(of: archive), recognizer: StubRecognizer(installed: ["eng"]),
      store: MemoryReadings(), index: nil, languages: { _ in ["English"] }, now: { 7 })
    let missing = RequestSubject.other("scan of page \(page) in full size")
    await #expect(throws: NewspaperError.notHere(what: missing)) {
      try await rereader.read(Rereader.Order(page: page)) { _ in }
    }
    archive.contents.scanWidths[page] = .max
    let read = try await rereader.read(Rereader.Order(page: page)) { _ in }
    #expect(read.reading.engine == "Stub 1")
  }
}
