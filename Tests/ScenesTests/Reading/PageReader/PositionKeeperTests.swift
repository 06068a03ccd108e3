import MVP
import Newspapers
import Presentation
import ReadersLibrary
import TestSupport
import Testing

@testable import Scenes

/// Where the reader is in a page is stored while they read it.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PositionKeeperTests {
  private let folder = TemporaryFolder()
  private var library: LibraryFile { LibraryFile(path: folder.file("library.sqlite")) }

  @Test func `a place is stored once the reader rests there, without leaving the page`() async throws {
    let page = try PageID.sample(1)
    let presenter = PageReaderPresenter(
      page: page, title: "Evening star", archive: StubArchive(try .sample()),
      shelf: Bookshelf(library: library))
    await presenter.present(on: RecordingView<PageReaderContent>())
    let keeper = PositionKeeper(presenter: presenter, interval: .milliseconds(20))
    keeper.didAppear()
    presenter.place = 40
    try await wait { try await library.position(in: page)?.place == 40 }
    let stored = try #require(try await library.position(in: page))
    // What has not changed is not written again.
    try await Task.sleep(for: .milliseconds(200))
    #expect(try await library.position(in: page) == stored)
    presenter.place = 80
    try await wait { try await library.position(in: page)?.place == 80 }
    keeper.didDisappear()
  }

  private func wait(for condition: () async throws -> Bool) async throws {
    for _ in 0..<500 {
      if try await condition() { return }
      try await Task.sleep(for: .milliseconds(20))
    }
    Issue.record("nothing was stored")
  }
}
