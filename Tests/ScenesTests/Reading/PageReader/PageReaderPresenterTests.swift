import MVP
import Newspapers
import Presentation
import TestSupport
import Testing

@testable import Scenes

@MainActor @Suite(.timeLimit(.minutes(2))) struct PageReaderPresenterTests {
  private let archive: StubArchive
  private let router = RecordingRouter<Route>()

  init() throws { archive = StubArchive(try .sample()) }

  private func presenter(_ sequence: Int = 1, day: String = "1865-10-02") throws -> PageReaderPresenter {
    PageReaderPresenter(page: try .sample(sequence, day: day), archive: archive, router: router)
  }

  @Test func `the page is readable before its issue is known`() async throws {
    let view = RecordingView<PageReaderContent>()
    let presenter = try presenter()
    await presenter.present(on: view)
    let headings = view.states.map { $0.content?.heading.words }
    #expect(
      headings == [nil, "Monday, October 2, 1865 · page 1", "Monday, October 2, 1865 · page 1 of 4"])
    #expect(view.states.first == .loading("Loading page 1 of October 2, 1865 from news.example"))
    #expect(view.states.dropFirst().first?.isWaiting == true)
    #expect(presenter.state.content?.heading.title == "Evening star")
    #expect(
      archive.asked == ["text \(try PageID.sample(1))", "issue \(try PageID.sample(1).issue)"])
  }

  @Test func `the calendar opens at the current issue`() async throws {
    let presenter = try presenter(2)
    await presenter.start()
    presenter.openIssues()
    let issue = try PageID.sample(2).issue
    #expect(
      router.opened == [
        .calendar(issue.lccn, title: "Evening star", date: issue.date, edition: issue.edition)
      ])
  }

  @Test func `lines are joined or as printed`() async throws {
    let presenter = try presenter()
    await presenter.start()
    let read = try #require(presenter.state.content)
    #expect(read.texts.contains("THE NEW FERRY RUNS AT LAST"))
    #expect(read.texts.contains { $0.contains("Governor's band") && $0.contains("the lower one.") })
    #expect(read.texts.contains { $0.contains("the company in its bill") })
    #expect(read.texts.contains { $0.contains("Omaha-Sioux land") })
    #expect(read.texts.contains { $0.contains("ladies' House linen") })
    presenter.toggleMode()
    let printed = try #require(presenter.state.content)
    #expect(printed.texts.contains("first trip this morning, with the Gov-"))
    #expect(printed.texts.contains(""))
    #expect(printed.wordCount == read.wordCount)
    #expect(read.qualityWords.hasPrefix("OCR quality ~"))
  }

  @Test func `turning a page requests only the text`() async throws {
    let presenter = try presenter()
    await presenter.start()
    await presenter.turn(by: 1)
    #expect(presenter.state.content?.heading.pageWords == "page 2 of 4")
    #expect(archive.asked.dropFirst(2) == ["text \(try PageID.sample(2))"])
    await presenter.turn(by: -1)
    await presenter.turn(by: -1)
    #expect(presenter.page.sequence == 1)
    #expect(router.announcements == ["First page; K: previous issue"])
    await presenter.turn(by: 9)
    #expect(presenter.page.sequence == 4)
    await presenter.turn(by: 1)
    #expect(router.announcements.last == "Last page; J: next issue")
  }

  @Test func `a page without words is not a failure`() async throws {
    let presenter = try presenter(4)
    await presenter.start()
    guard case .empty(let nothing) = presenter.state else { throw Unexpected() }
    #expect(nothing.message == "This page has no text")
    archive.contents.texts[try .sample(2)] = nil
    let other = try self.presenter(2)
    await other.start()
    guard case .empty = other.state else { throw Unexpected() }
  }

  @Test func `a missing page is a failure`() async throws {
    let presenter = try presenter(9)
    await presenter.start()
    let failure = try #require(presenter.state.failure)
    #expect(failure.message == "issue sn83045462/1865-10-02/ed-1 has no page 9: it has 4 pages")
    #expect(failure.exitCode == 66)
    let nowhere = try self.presenter(1, day: "1866-01-01")
    await nowhere.start()
    #expect(nowhere.state.failure?.message == "news.example has no issue sn83045462/1866-01-01/ed-1")
    archive.contents.pageFailures[nowhere.page] = .notFound(
      what: .issue(nowhere.page.issue), source: "news.example")
    let before = archive.asked.count
    await nowhere.refresh()
    #expect(nowhere.state.failure?.message == "news.example has no issue sn83045462/1866-01-01/ed-1")
    #expect(archive.asked.count == before + 1, "the issue is not requested again")
  }

  @Test func `the text stays if a reload fails`() async throws {
    let presenter = try presenter()
    await presenter.start()
    archive.contents.failure = .timedOut(host: "news.example", seconds: 30)
    await presenter.refresh()
    guard case .stale(let content, let failure) = presenter.state else { throw Unexpected() }
    #expect(content.heading.pageCount == 4 && failure.exitCode == 69)
    await presenter.turn(by: 1)
    #expect(presenter.state == .failed(failure))
    archive.contents.failure = nil
    await presenter.refresh()
    #expect(presenter.state.content?.heading.pageWords == "page 2 of 4")
  }

  @Test func `an unavailable issue does not hide the text`() async throws {
    archive.contents.issues = [:]
    let presenter = try presenter()
    await presenter.start()
    guard case .stale(let content, _) = presenter.state else { throw Unexpected() }
    #expect(content.heading.title == "Newspaper sn83045462")
    await presenter.turn(by: 1)
    #expect(presenter.state.content?.heading.pageWords == "page 2")
  }

  @Test func `a canceled page turn changes nothing later`() async throws {
    let presenter = try presenter()
    await presenter.start()
    let gate = AsyncStream<Void>.makeStream()
    archive.wait { for await _ in gate.stream { break } }
    let task = Task { await presenter.turn(by: 1) }
    while archive.asked.count < 3 { await Task.yield() }
    archive.wait(for: nil)
    await presenter.turn(by: 1)
    task.cancel()
    gate.continuation.finish()
    await task.value
    #expect(presenter.state.content?.heading.pageWords == "page 3 of 4")
  }

  @Test func `the words of a layout replace the text`() async throws {
    archive.contents.layouts[try .sample(1)] = PageLayout(blocks: [
      .init(lines: [
        .init(
          words: [
            PageLayout.Word("the", box: nil, confidence: 0.5),
            PageLayout.Word("fer\u{1b}[2J", box: nil, confidence: 1),
          ], isHyphenated: true), .init(words: [PageLayout.Word("ry", box: nil)]),
      ])
    ])
    let presenter = try presenter()
    await presenter.start()
    await presenter.toggleLayout()
    #expect(presenter.state.content?.texts == ["the ferry"])
    #expect(presenter.state.content?.qualityWords == "OCR confidence 75%")
    await presenter.toggleLayout()
    #expect(presenter.state.content?.qualityWords.hasPrefix("OCR quality ~") == true)
    await presenter.turn(by: 1)
    await presenter.toggleLayout()
    guard case .stale(let content, let failure) = presenter.state else { throw Unexpected() }
    #expect(content.texts.first == "NOTICIAS DEL RÍO" && failure.exitCode == 66)
    await presenter.turn(by: 1)
    #expect(presenter.state.content?.heading.pageWords == "page 3 of 4")
  }

  @Test func `the text is harmless`() async throws {
    archive.contents.texts[try .sample(1)] = "fer-\u{1b}[2J\nry \u{202e}boat\u{7} \u{9b}31mred"
    let presenter = try presenter()
    await presenter.start()
    #expect(presenter.state.content?.texts == ["ferry boat red"])
  }

  @Test(arguments: [
    ("1865-10-02", "Monday"), ("1912-04-15", "Monday"), ("2000-02-29", "Tuesday"), ("1900-03-01", "Thursday"),
    ("1690-09-25", "Monday"), ("1941-12-07", "Sunday"), ("1963-11-22", "Friday"),
  ])
  func `the day of the week is correct`(day: String, weekday: String) throws {
    let heading = PageHeading(try .sample(1, day: day), issue: nil, title: nil)
    #expect(heading.date.hasPrefix(weekday + ", "))
  }
}

private struct Unexpected: Error {}
