import MVP
import Newspapers
import Pending
import Scenes
import TestSupport
import Testing

/// A list that is requested while its server has not answered yet.
@MainActor @Suite(.timeLimit(.minutes(2))) struct RepeatedRequestTests {
  /// The request that an earlier `R` sent is joined, and does not leave this machine again.
  @Test func `no key waits for a list that R requests, however often`() async throws {
    let source = StubDirectory(Newspaper.samples)
    let directory = NewspaperRepository(
      source: source, fallback: StubDirectory(Newspaper.samples, name: "starter catalog", isLocal: true))
    let (opened, open) = AsyncStream<Void>.makeStream()
    source.wait { for await _ in opened { break } }
    var tasks: [Task<Void, Never>] = []
    for _ in 1...2 {
      let presenter = NewspaperListPresenter(query: NewspaperQuery(), directory: directory)
      let work = PendingWork()
      tasks.append(PendingWork.$current.withValue(work) { Task { await presenter.refresh(row: 0) } })
      await work.settled()
    }
    open.finish()
    for task in tasks { await task.value }
  }
}
