import Newspapers
import Presentation
import ReadersLibrary
import Terminal
import TestSupport
import Testing

/// What is written while another page loads.
@MainActor @Suite(.timeLimit(.minutes(2))) struct LateNoteTests {
  @Test(arguments: ["e", "t"])
  func `a note belongs to the page where the reader began to write`(key: String) async throws {
    let folder = TemporaryFolder()
    let library = LibraryFile(path: folder.file("library.sqlite"))
    let archive = StubArchive(try .sample(), name: "news.example")
    archive.contents.issueFailure = .timedOut(host: "news.example", seconds: 9)
    let stage = Stage(
      columns: 80, rows: 24, archive: archive, library: library, route: .page(try .sample(1), title: nil))
    try await stage.wait(for: "196 words")
    try await stage.settle()
    // Turning needs the list of the issue's pages, which is on its way.
    archive.contents.issueFailure = nil
    let gate = AsyncStream<Void>.makeStream()
    archive.wait { for await _ in gate.stream { break } }
    stage.press("]", Key(stringLiteral: key))
    try await stage.wait(for: "on page 1: ")
    stage.type("ferry")
    gate.continuation.finish()
    try await stage.wait(for: "page 2 of 4")
    stage.press("Enter")
    await stage.finishPendingWrites()
    #expect(try await library.excerpts(of: .sample(1)).map { $0.note + $0.tags.joined() } == ["ferry"])
    #expect(try await library.excerpts(of: .sample(2)).isEmpty)
  }
}
