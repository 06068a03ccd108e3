import MVP
import Newspapers
import Presentation
import Synchronization
import TestSupport
import Testing

@testable import Scenes

/// Answers that arrive after the reader has requested another list without canceling the older request.
@MainActor @Suite(.timeLimit(.minutes(2))) struct LateResponseTests {
  private let view = RecordingView<NewspaperListContent>()
  private let router = RecordingRouter<Route>()

  private func presenter(_ directory: StubDirectory) -> NewspaperListPresenter {
    NewspaperListPresenter(query: NewspaperQuery(), directory: directory, router: router)
  }

  /// Runs `late`, and delays its request number `question` until `newer` is done.
  private func overtake(
    _ directory: StubDirectory, question: Int = 1, _ late: @escaping @MainActor () async -> Void,
    by newer: () async -> Void
  ) async {
    let (started, start) = AsyncStream<Void>.makeStream()
    let (opened, open) = AsyncStream<Void>.makeStream()
    let count = Mutex(0)
    directory.wait {
      let number = count.withLock { count in
        count += 1
        return count
      }
      guard number == question else { return }
      start.yield()
      for await _ in opened { break }
    }
    let task = Task { await late() }
    for await _ in started { break }
    directory.wait(for: nil)
    await newer()
    open.finish()
    await task.value
  }

  @Test func `a list that the reader does not wait for is not gone on with`() async {
    let directory = StubDirectory(Newspaper.samples)
    let presenter = presenter(directory)
    await presenter.present(on: view)
    let whole = presenter.state.content
    let (started, start) = AsyncStream<Void>.makeStream()
    directory.wait {
      start.yield()
      try? await Task.sleep(for: .seconds(60))
    }
    let task = Task { await presenter.change(to: NewspaperQuery(state: "Ohio"), showing: 0..<1) }
    for await _ in started { break }
    task.cancel()
    presenter.abandon()
    await task.value
    presenter.gaveUp()
    directory.wait(for: nil)
    #expect(presenter.query == NewspaperQuery())
    await presenter.reveal(0..<2)
    #expect(
      presenter.state.content?.rows == whole?.rows && presenter.state.content?.identity == NewspaperQuery())
  }

  @Test func `an answer to an older request does not replace the newer list`() async {
    let directory = StubDirectory(Newspaper.samples)
    let presenter = presenter(directory)
    await presenter.present(on: view)
    await overtake(directory, { await presenter.find("tribune") }, by: { await presenter.find("star") })
    let content = presenter.state.content
    #expect(content?.rows.map(\.title) == ["Evening star"])
    #expect(content?.identity.words == "star")
    #expect(!presenter.state.isWaiting && presenter.state.failure == nil)
  }

  @Test func `an older request that found nothing does not empty the newer list`() async {
    let directory = StubDirectory(Newspaper.samples)
    let presenter = NewspaperListPresenter(
      query: NewspaperQuery(state: "Nowhere"), directory: directory, router: router)
    // For an empty list, the next request checks whether the state exists.
    await overtake(
      directory, question: 2, { await presenter.present(on: view) }, by: { await presenter.removeFilter() })
    #expect(presenter.state.content?.rows.count == 5)
  }

  @Test func `an older list is not counted in the timeline of the newer`() async {
    let directory = StubDirectory(Newspaper.samples, isLocal: true)
    let presenter = presenter(directory)
    await presenter.present(on: view)
    let timeline = presenter.state.content?.timeline
    #expect(timeline != nil)
    await overtake(
      directory, question: 2, { await presenter.find("tribune") }, by: { await presenter.find("") })
    await presenter.reveal(0..<1)
    #expect(presenter.state.content?.rows.count == 5)
    #expect(presenter.state.content?.timeline == timeline)
  }

  @Test func `a jump in an older list goes nowhere`() async {
    let directory = StubDirectory(Newspaper.many(300), isLocal: true)
    let presenter = presenter(directory)
    await presenter.present(on: view)
    var row: Int? = -1
    await overtake(
      directory, { row = await presenter.row(from: "Paper 0250") },
      by: { await presenter.find("paper 02") })
    #expect(row == nil)
    #expect(await presenter.row(from: "Paper 0250") == 50)
  }
}
