import Foundation
import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

@MainActor @Suite(.timeLimit(.minutes(2))) struct PageReaderMemoryTests {
  /// The process's resident memory pages, times 4 KiB.
  private var residentBytes: Int {
    let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ")
    return (words.flatMap { Int($0[1]) } ?? 0) * 4096
  }

  @Test func `turning five hundred pages keeps only one in memory`() async throws {
    let archive = StubArchive(try .sample())
    let issue = try PageID.sample(1).issue
    archive.contents.pageCounts[issue] = 600
    // Ten kilobytes each, as text and as laid out: keeping five hundred would take fifteen megabytes.
    let text = String(repeating: "The ferry made its first trip this morn-\ning, and sank.\n", count: 180)
    archive.contents.texts = Dictionary(
      uniqueKeysWithValues: (1...600).map { (PageID(issue: issue, sequence: $0), text) })
    let places = ReadingPlaces(limit: 100)
    let presenter = PageReaderPresenter(page: try .sample(1), archive: archive, places: places)
    await presenter.start()
    func flip(_ count: Int) async {
      for _ in 0..<count {
        presenter.place = 40
        await presenter.turn(by: 1)
      }
    }
    await flip(50)
    let before = residentBytes
    await flip(500)
    #expect(presenter.state.content?.heading.pageWords == "page 551 of 600")
    #expect(places.count == 100)
    #expect(residentBytes - before < 8_000_000)
  }

  @Test func `the place unread for longest is forgotten first`() throws {
    let places = ReadingPlaces(limit: 2)
    let pages = try (1...3).map { try PageID.sample($0) }
    places[pages[0]] = 10
    places[pages[1]] = 20
    places[pages[0]] = 11
    places[pages[2]] = 30
    #expect(pages.map { places[$0] } == [11, 0, 30])
    places[pages[0]] = 0
    #expect(places.count == 1)
  }
}
