import Clock
import MVP
import Newspapers
import Presentation
import ReadersLibrary
import Scenes
import Synchronization
import TestSupport
import Testing

/// `queue run` while a server refuses requests.
@MainActor @Suite(.timeLimit(.minutes(2))) struct QueueRunTests {
  private let folder = TemporaryFolder()

  /// Time passes only while something rests.
  private final class RestingClock: WallClock {
    private let state = Mutex((now: 5000.0, rests: 0, wasHeld: false))

    var now: Double { state.withLock { $0.now } }
    var wasHeld: Bool { state.withLock { $0.wasHeld } }

    func hold() { state.withLock { $0.wasHeld = true } }

    /// - Returns: how often something has rested.
    func rest(_ time: Duration) -> Int {
      state.withLock { state in
        state.now += Double(time.components.seconds)
        state.rests += 1
        return state.rests
      }
    }
  }

  @Test func `a job that comes while a server refuses requests does not wait for it`() async throws {
    let clock = RestingClock()
    let store = QueueFile(path: folder.file("queue.jsonl"))
    let lccn = try LCCN("sn83045462")
    _ = try await store.add([QueuedJob(id: 0, wanted: .year(lccn, 1865), added: 1)])
    let other = QueuedJob(id: 0, wanted: .year(lccn, 1866), source: "here.example", added: 1)
    let runner = QueueRunner(
      store: store,
      sources: { name throws(NewspaperError) in
        if name == nil, clock.now < 9000 {
          throw NewspaperError.rateLimited(host: "news.example", until: 9000)
        }
        throw NewspaperError.local(what: "begun at \(Int(clock.now))")
      }, describe: { "\($0)" }, now: { clock.now })
    let presenter = QueueRunPresenter(
      ReadingQueue(store: store, runner: runner) { _ in QueuePace(list: 6, page: 2, isOneServer: false) },
      clock: clock,
      rest: { time async throws(NewspaperError) in
        let rests = clock.rest(time)
        if try await store.hold() == nil { clock.hold() }
        if rests == 2 { _ = try await store.add([other]) }
      })
    await presenter.start()
    let notes = (presenter.state.content?.lines ?? []).compactMap { line -> String? in
      if case .note(let text) = line { text } else { nil }
    }
    #expect(notes.count { $0.hasSuffix("waiting until then") } == 1, "\(notes)")
    #expect(notes.dropFirst().map { $0.suffix(13) } == ["begun at 5020", "begun at 9000"], "\(notes)")
    #expect(!clock.wasHeld, "other programs may work on the queue meanwhile")
  }

  @Test func `refusals are reported once while the same would be said, short ones in seconds`() async throws {
    let clock = RestingClock()
    let store = QueueFile(path: folder.file("queue.jsonl"))
    _ = try await store.add([QueuedJob(id: 0, wanted: .year(try LCCN("sn83045462"), 1865), added: 1)])
    let runner = QueueRunner(
      store: store,
      sources: { _ throws(NewspaperError) in
        let now = clock.now
        if now < 5200 {
          throw NewspaperError.rateLimited(host: "news.example", until: now < 5040 ? now + 8 : 5250)
        }
        throw NewspaperError.local(what: "begun")
      }, describe: { "\($0)" }, now: { clock.now })
    let presenter = QueueRunPresenter(
      ReadingQueue(store: store, runner: runner) { _ in QueuePace(list: 6, page: 2, isOneServer: false) },
      clock: clock, rest: { time async throws(NewspaperError) in _ = clock.rest(time) })
    await presenter.start()
    let notes = (presenter.state.content?.lines ?? []).compactMap { line -> String? in
      if case .note(let text) = line { text } else { nil }
    }
    #expect(notes.first == "news.example is refusing requests for 8 seconds; waiting")
    #expect(notes.count == 3, "\(notes)")
    #expect(notes.dropFirst().first?.hasSuffix("waiting until then") == true)
  }
}
