import MVP
import Newspapers
import Presentation
import ReadersLibrary
import TerminalUI
import TestSupport

/// A stage that opens with Home, on June 15, 2025, with a real file for the reader's library.
@MainActor struct HomeStage {
  let library: LibraryFile
  let directory = StubDirectory(Newspaper.samples, isLocal: true)
  let archive: StubArchive
  private let folder = TemporaryFolder()

  init() throws {
    library = LibraryFile(path: folder.file("library.sqlite"))
    archive = StubArchive(try .sample(), name: "news.example")
  }

  /// Adds pages read, bookmarks and searches.
  func fill() async throws {
    let more = (0..<12).compactMap {
      ReadingPosition.sample(
        $0 % 5, 3 + $0, day: "19\(10 + $0)-03-0\($0 % 9 + 1)", place: $0 * 900, line: 1 + $0 * 30,
        read: 1_749_990_000 - Double($0) * 40_000)
    }
    _ = try await library.merge(
      LibraryContents(
        bookmarks: Bookmark.samples,
        searches: [
          SavedSearch(
            name: "Influenza", query: "(influenza OR grippe) date:1918-09..1919-03", order: .date,
            created: 1_749_000_000, changed: 1_749_000_000),
          SavedSearch(
            name: "gold rush", query: "\"gold rush\" state:California", source: "loc", created: 1_749_500_000,
            changed: 1_749_500_000),
        ], positions: ReadingPosition.samples + more))
    try await library.remember(
      [
        WatchedSearch(
          search: "Influenza", server: "www.loc.gov", batches: [], begun: 1_749_100_000,
          watched: 1_749_900_000)
      ],
      [2, 3, 4].compactMap { sequence in
        ReadingPosition.sample(0, sequence, place: 0, line: 0, read: 0).map {
          ReportedPage(
            search: "Influenza", page: $0.page, title: "x", snippet: "", address: nil,
            found: sequence == 2 ? 1_749_200_000 : 1_749_900_001)
        }
      }, anew: false)
  }

  /// Two front pages of June 15, one of another day, and the page read last.
  var holdings: StubHoldings {
    let pages = [(1, "1898-06-15"), (3, "1912-06-15"), (0, "1912-06-16")].compactMap {
      ReadingPosition.sample($0.0, 1, day: $0.1, place: 0, line: 0, read: 0).map {
        HeldPage(page: $0.page, title: $0.newspaper.title, place: $0.newspaper.places[0].description)
      }
    }
    let read = ReadingPosition.sample(0, 3, day: "1910-03-01", place: 0, line: 0, read: 0).map {
      HeldPage(page: $0.page, title: "", place: "")
    }
    return StubHoldings(pages + [read].compactMap(\.self))
  }

  func stage(
    columns: Int = 80, rows: Int = 24, holdings: (any MachineHoldings)? = nil, archive: StubArchive? = nil,
    desk: JobDesk? = nil, session: SessionKeeper? = nil, keys: KeyChoices = KeyChoices()
  ) -> Stage {
    Stage(
      columns: columns, rows: rows, service: directory, archive: archive ?? self.archive, library: library,
      now: 1_750_000_000, route: .home, holdings: holdings ?? self.holdings, desk: desk,
      session: session, keys: keys)
  }
}
