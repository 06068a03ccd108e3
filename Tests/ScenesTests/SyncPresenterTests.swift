import MVP
import Newspapers
import Scenes
import Synchronization
import TestSupport
import Testing

@MainActor struct SyncPresenterTests {
  /// Takes lists, and remembers them.
  private final class Taker: NewspaperImporter {
    private let lists = Mutex<[(count: Int, source: String)]>([])
    var taken: [(count: Int, source: String)] { lists.withLock { $0 } }

    func importNewspapers(
      from files: [String], isStrict: Bool, progress: @Sendable @escaping (ImportProgress) async -> Void
    ) async throws(NewspaperError) -> ImportReport { throw .cancelled }

    func takeDirectory(
      _ newspapers: [Newspaper], of source: String
    ) async throws(NewspaperError) -> ImportReport {
      try await takeList(newspapers, of: "directory of " + source)
    }

    func takeList(_ newspapers: [Newspaper], of source: String) async throws(NewspaperError) -> ImportReport {
      lists.withLock { $0.append((newspapers.count, source)) }
      return ImportReport(
        imported: newspapers.count, passedOver: 0, total: newspapers.count, faults: [], faultCount: 0,
        bytesRead: 0,
        seconds: 1)
    }
  }

  private let view = RecordingView<ImportContent>()
  private let taker = Taker()

  private func run(_ directory: StubDirectory, pace: Double = 4, isDryRun: Bool = false) async {
    await run(DigitisedList(of: directory), pace: pace, isDryRun: isDryRun)
  }

  private func run(_ list: any NewspaperList, pace: Double = 4, isDryRun: Bool = false) async {
    await SyncPresenter(
      list: list, sourceName: "host.example", importer: taker, secondsPerRequest: pace,
      isDryRun: isDryRun, now: { 0 }
    ).present(on: view)
  }

  private var said: [[String]] { view.states.compactMap(\.content?.parts) }

  @Test func aListIsFetchedByTheThousandAndTakenInOnce() async {
    let directory = StubDirectory(Newspaper.many(2500))
    await run(directory)
    #expect(directory.asked == 3)
    #expect(taker.taken.map(\.count) == [2500] && taker.taken.first?.source == "host.example")
    #expect(said.first == ["2,500 newspapers at news.example", "3 requests, about 8 s"])
    #expect(said.dropFirst().first == ["1,000 of 2,500 newspapers fetched"])
    guard case .content? = view.states.last else {
      Issue.record("\(view.states)")
      return
    }
  }

  @Test func aDirectoryIsTakenInAsSuch() async {
    struct Directory: NewspaperList {
      let name = "host.example"
      let isOfDigitised = false
      func page(_ number: Int) async throws(NewspaperError) -> NewspaperListing {
        NewspaperListing(
          Window(offset: number * 1000, limit: 1000), of: Newspaper.many(159_019),
          origin: Origin(name: name, asOf: 0, isLive: true))
      }
    }
    await run(Directory(), isDryRun: true)
    #expect(said.first == ["159,019 newspapers at host.example", "160 requests, about 11 min"])
    #expect(taker.taken.isEmpty)
  }

  @Test func aDryRunAsksOnceAndChangesNothing() async {
    let directory = StubDirectory(Newspaper.many(2500))
    await run(directory, pace: 0, isDryRun: true)
    #expect(directory.asked == 1 && taker.taken.isEmpty)
    #expect(said.last == ["2,500 newspapers at news.example", "3 requests", "nothing was changed"])
  }

  @Test func aFailureOnTheWayChangesNothing() async {
    let directory = StubDirectory(Newspaper.many(2500))
    directory.wait(for: { if directory.asked == 2 { directory.failure = .timedOut(host: "h", seconds: 9) } })
    await run(directory)
    #expect(taker.taken.isEmpty)
    #expect(view.states.last?.failure?.message == "h did not answer within 9 s")
  }

  @Test func anEmptyListIsNotTakenIn() async {
    await run(StubDirectory([]))
    #expect(taker.taken.isEmpty)
    #expect(view.states.last?.failure?.exitCode == 69)
  }
}
