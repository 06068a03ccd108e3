import MVP
import Newspapers
import Scenes
import Synchronization
import TestSupport
import Testing

@MainActor @Suite(.timeLimit(.minutes(2))) struct SyncPresenterTests {
  /// Accepts lists, and records them.
  private final class Taker: NewspaperImporter {
    /// How many newspapers of the previous list are missing from the new one.
    let gone: Int
    private let lists = Mutex<[(count: Int, source: String)]>([])
    init(gone: Int = 0) { self.gone = gone }

    var taken: [(count: Int, source: String)] { lists.withLock { $0 } }

    func importNewspapers(
      from files: [String], tolerance: ImportTolerance,
      progress: @Sendable @escaping (ImportProgress) async -> Void
    ) async throws(NewspaperError) -> ImportReport { throw .canceled }

    func takeDirectory(
      _ newspapers: [Newspaper], of source: String
    ) async throws(NewspaperError) -> ImportReport {
      try await takeList(newspapers, of: "directory of " + source)
    }

    func takeList(_ newspapers: [Newspaper], of source: String) async throws(NewspaperError) -> ImportReport {
      lists.withLock { $0.append((newspapers.count, source)) }
      return ImportReport(
        imported: newspapers.count, passedOver: 0, noLongerListed: gone, total: newspapers.count,
        faults: [], faultCount: 0,
        bytesRead: 0,
        seconds: 1)
    }
  }

  private let view = RecordingView<ImportContent>()
  private let taker = Taker()

  private func run(_ directory: StubDirectory, pace: Double = 4, isDryRun: Bool = false) async {
    await run(DigitizedList(of: directory), pace: pace, isDryRun: isDryRun)
  }

  private func run(_ list: any NewspaperList, pace: Double = 4, isDryRun: Bool = false) async {
    await SyncPresenter(
      list: list, sourceName: "host.example", importer: taker, secondsPerRequest: pace,
      isDryRun: isDryRun, now: { 0 }
    ).present(on: view)
  }

  private var said: [[String]] { view.states.compactMap(\.content?.parts) }

  @Test func `a list is fetched by the thousand and imported once`() async {
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

  @Test func `a directory is imported as such`() async {
    struct Directory: NewspaperList {
      let name = "host.example"
      let isOfDigitized = false
      func refresh() async {}
      func size() async throws(NewspaperError) -> NewspaperListProgress {
        NewspaperListProgress(fetched: 1000, total: 159_019, requests: 160)
      }
      func newspapers(
        _ progress: @Sendable (NewspaperListProgress) async -> Void
      ) async throws(NewspaperError) -> NewspaperListing { throw .canceled }
    }
    await run(Directory(), isDryRun: true)
    #expect(said.first == ["159,019 newspapers at host.example", "160 requests, about 11 min"])
    #expect(taker.taken.isEmpty)
  }

  @Test func `a dry run sends one request and changes nothing`() async {
    let directory = StubDirectory(Newspaper.many(2500))
    await run(directory, pace: 0, isDryRun: true)
    #expect(directory.asked == 1 && taker.taken.isEmpty)
    #expect(said.last == ["2,500 newspapers at news.example", "3 requests", "nothing was changed"])
  }

  @Test func `a failure on the way changes nothing`() async {
    let directory = StubDirectory(Newspaper.many(2500))
    directory.wait(for: { if directory.asked == 2 { directory.failure = .timedOut(host: "h", seconds: 9) } })
    await run(directory)
    #expect(taker.taken.isEmpty)
    #expect(view.states.last?.failure?.message == "h did not answer within 9 s")
  }

  @Test func `a list that lacks something says so`() async {
    struct Lacking: NewspaperList {
      let name = "host.example"
      let isOfDigitized = true
      func refresh() async {}
      func size() async throws(NewspaperError) -> NewspaperListProgress { throw .canceled }
      func newspapers(
        _ progress: @Sendable (NewspaperListProgress) async -> Void
      ) async throws(NewspaperError) -> NewspaperListing {
        await progress(NewspaperListProgress(fetched: 990, total: nil, requests: nil))
        let origin = Origin(name: name, asOf: 0, isLive: true)
        return NewspaperListing(
          newspapers: Newspaper.many(990), offset: 0, total: 990,
          origin: origin.lacking(.init(rows: "newspapers", came: 990, counted: 1000)))
      }
    }
    await run(Lacking())
    #expect(taker.taken.map(\.count) == [990])
    #expect(said.first == ["host.example does not say how many newspapers it has"])
    #expect(said.dropFirst().first == ["990 newspapers fetched"])
    #expect(
      view.states.last?.content?.faults == ["host.example sent only 990 of its 1,000 newspapers"])
  }

  @Test func `a dry run reports rows that cannot be read`() async {
    struct Lacking: NewspaperList {
      let name = "host.example"
      let isOfDigitized = true
      func refresh() async {}
      func size() async throws(NewspaperError) -> NewspaperListProgress {
        NewspaperListProgress(
          fetched: 999, total: 1000, requests: 1,
          origin: Origin(name: name, asOf: 0, isLive: true)
            .lacking(.init(rows: "newspapers", came: 999, counted: 1000, unreadable: 1)))
      }
      func newspapers(
        _ progress: @Sendable (NewspaperListProgress) async -> Void
      ) async throws(NewspaperError) -> NewspaperListing { throw .canceled }
    }
    await run(Lacking(), isDryRun: true)
    #expect(
      view.states.last?.content?.faults == [
        "1 of the 1,000 newspapers that host.example lists cannot be read"
      ])
  }

  @Test(arguments: [(14, false), (15, true)])
  func `a list that lost half of its newspapers raises a doubt`(gone: Int, isDoubted: Bool) async {
    await SyncPresenter(
      list: DigitizedList(of: StubDirectory(Newspaper.many(15))), sourceName: "host.example",
      importer: Taker(gone: gone), secondsPerRequest: 0, isDryRun: false, now: { 0 }
    ).present(on: view)
    let told = view.states.last?.content?.faults ?? []
    let doubt = "news.example no longer lists 15 newspapers that it listed before; if that is wrong"
    #expect(told.contains { $0.hasPrefix(doubt) } == isDoubted, "\(told)")
  }

  @Test func `a list that is longer than its server counted is fetched, never more than whole`() async {
    struct Longer: NewspaperList {
      let name = "host.example"
      let isOfDigitized = true
      func refresh() async {}
      func size() async throws(NewspaperError) -> NewspaperListProgress { throw .canceled }
      func newspapers(
        _ progress: @Sendable (NewspaperListProgress) async -> Void
      ) async throws(NewspaperError) -> NewspaperListing {
        for fetched in [1000, 2000] {
          await progress(NewspaperListProgress(fetched: fetched, total: 1001, requests: 2))
        }
        return NewspaperListing(
          newspapers: Newspaper.many(2000), offset: 0, total: 2000,
          origin: Origin(name: name, asOf: 0, isLive: true))
      }
    }
    await run(Longer())
    let fractions = view.states.compactMap(\.content?.fraction)
    #expect(!fractions.isEmpty && fractions.allSatisfy { (0...1).contains($0) }, "\(fractions)")
    #expect(taker.taken.map(\.count) == [2000])
  }

  @Test func `an empty list is not imported`() async {
    await run(StubDirectory([]))
    #expect(taker.taken.isEmpty)
    #expect(view.states.last?.failure?.exitCode == 69)
  }
}
