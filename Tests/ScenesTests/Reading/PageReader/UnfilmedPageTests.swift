import MVP
import Newspapers
import Scenes
import TestSupport
import Testing

/// Pages that were not filmed, according to the source.
@MainActor @Suite(.timeLimit(.minutes(2))) struct UnfilmedPageTests {
  @Test(arguments: [(true, "This page has no text"), (false, "This page was not filmed")])
  func `a page without words is distinguished from one that was not filmed`(isFilmed: Bool, message: String)
    async throws
  {
    let archive = StubArchive(try .sample())
    let page = try PageID.sample(2)
    archive.contents.texts[page] = nil
    archive.contents.unfilmed = isFilmed ? [] : [page]
    let presenter = PageReaderPresenter(page: page, archive: archive)
    await presenter.start()
    guard case .empty(let nothing) = presenter.state else {
      Issue.record("\(presenter.state)")
      return
    }
    #expect(nothing.message == message)
    #expect(nothing.advice.joined().contains("Try the scan") == isFilmed)
  }
}
