import MVP
import Newspapers
import Presentation
import Scenes
import TestSupport
import Testing

/// The windows in which a day's front pages are loaded.
@MainActor @Suite(.timeLimit(.minutes(2))) struct FrontPageWindowTests {
  private let source: StubArchive
  private let day: IssueDate

  init() throws {
    source = StubArchive(try .frontPages(130))
    day = try PageID.frontPage(100).issue.date
  }

  @Test func `rows near the visible ones stay, so that going back asks for nothing`() async throws {
    let presenter = FrontPagesPresenter(date: day, archive: source)
    await presenter.start()
    await presenter.reveal(40..<60)
    await presenter.reveal(90..<110)
    let asked = source.asked.count
    let content = try #require(presenter.state.content)
    #expect(content.offset == 0 && content.rows.count == 130)
    await presenter.reveal(0..<20)
    #expect(source.asked.count == asked && presenter.state.content == content)
  }

  @Test func `rows that a jump passed over are shown again without a request`() async throws {
    let presenter = FrontPagesPresenter(date: day, archive: source)
    await presenter.start()
    await presenter.reveal(110..<130)
    let asked = source.asked.count
    #expect(presenter.state.content?.row(at: 129) != nil && presenter.state.content?.row(at: 0) == nil)
    await presenter.reveal(0..<20)
    #expect(presenter.state.content?.row(at: 0) != nil && source.asked.count == asked)
    await presenter.reveal(60..<80)
    #expect(presenter.state.content?.rows.count == 130)
  }

  @Test func `the rest of a day's list never comes from this machine`() async throws {
    let here = TextSearch.Page(PageFacts(page: try .frontPage(100), title: "Paper 100"), text: "words")
    let archive = SearchedFrontPages(source, search: StubSearch([here]))
    let presenter = FrontPagesPresenter(date: day, archive: archive)
    await presenter.start()
    source.contents.frontPageFailure = .unreachable(host: "news.example", .refused)
    await presenter.reveal(40..<60)
    let content = try #require(presenter.state.content)
    #expect(presenter.state.failure?.message.hasPrefix("news.example cannot be reached") == true)
    #expect(content.rows.count == 50 && content.total == 130)
    source.contents.frontPageFailure = nil
    await presenter.reveal(40..<60)
    #expect(presenter.state.content?.rows.count == 100)
  }

  @Test func `once the source answers again, its list replaces what stood in for it`() async throws {
    let here = try (100..<160).map {
      TextSearch.Page(PageFacts(page: try .frontPage($0), title: "Paper \($0)"), text: "words")
    }
    let presenter = FrontPagesPresenter(
      date: day, archive: SearchedFrontPages(source, search: StubSearch(here)))
    source.contents.frontPageFailure = .unreachable(host: "news.example", .refused)
    await presenter.start()
    #expect(presenter.state.content?.total == 60)
    source.contents.frontPageFailure = nil
    await presenter.reveal(40..<60)
    let content = try #require(presenter.state.content)
    #expect(content.total == 130 && content.rows.count == 100 && content.origin.notice == nil)
  }
}
