import Clock
import HTTP
import MVP
import Newspapers
import Presentation
import ReadersLibrary

/// The reader's queue, and what works on its jobs: the same back ends as for reading, with low-priority
/// requests.
struct QueueServices: Sendable {
  let queue: ReadingQueue

  init(_ settings: Settings, log: AccessLog) {
    let titles = JobTitles { name in
      Services(settings: settings, named: try? QueueServices.named(name, settings), log: log)
    }
    let store = TitledQueue(
      QueueFile(path: settings.stateDirectory + "/queue.jsonl"), title: { await titles.title(of: $0) },
      now: { SystemClock().now })
    let runner = QueueRunner(
      store: store,
      sources: { name throws(NewspaperError) in try QueueServices.source(name, settings, log) },
      describe: { Failure.words(for: $0) }, now: { SystemClock().now })
    queue = ReadingQueue(store: store, runner: runner) { name in
      QueueServices.pace(of: try? QueueServices.named(name, settings), settings)
    }
  }

  private static func source(
    _ name: String?, _ settings: Settings, _ log: AccessLog
  ) throws(NewspaperError) -> QueueSource {
    return source(try named(name, settings), settings, log, purpose: .queue)
  }

  private static func source(
    _ named: Source?, _ settings: Settings, _ log: AccessLog, purpose: Access.Purpose
  ) -> QueueSource {
    let services = Services(settings: settings, named: named, log: log, purpose: purpose)
    return services.queueSource(kept: kept(of: named, settings, log))
  }

  /// What this machine has of a source's pages; it sends nothing.
  static func kept(
    of named: Source?, _ settings: Settings, _ log: AccessLog
  ) -> any NewspaperArchive {
    Services(settings: settings, named: .offline, usual: named, log: log).source.service.archive
  }

  /// Prefetches pages before they are read; nil if the settings turn that off, no server is used, or the
  /// servers have no pace to say what is spare.
  static func ahead(_ settings: Settings, named: Source?, log: AccessLog) -> PageAhead? {
    let named = named ?? settings.source
    let addresses = named?.site.map { [$0] } ?? [settings.locURL, settings.tileURL]
    guard settings.readsAhead, named != .offline,
      addresses.allSatisfy({ settings.pace(of: $0.origin.host) != nil })
    else { return nil }
    let source = LaterSource { QueueServices.source(named, settings, log, purpose: .ahead) }
    return { page async throws(NewspaperError) in try await source.prepareText(of: page) }
  }

  /// The source that a job names; its password is only in the settings.
  private static func named(_ name: String?, _ settings: Settings) throws(NewspaperError) -> Source? {
    guard let name else { return settings.source }
    do throws(SiteAddressError) {
      let named = try Source(name)
      return settings.source?.name == named.name ? settings.source : named
    } catch {
      throw .unreadable(what: "the job's source cannot be used: \(error)")
    }
  }

  private static func pace(of source: Source?, _ settings: Settings) -> QueuePace {
    func seconds(_ address: SiteAddress) -> Double {
      settings.pace(of: address.origin.host)?.spareInterval ?? 0
    }
    if let site = source?.site {
      return QueuePace(list: seconds(site), page: seconds(site), isOneServer: true)
    }
    return QueuePace(list: seconds(settings.locURL), page: seconds(settings.tileURL), isOneServer: false)
  }
}

/// Looks up titles of newspapers where jobs get their pages, without a request.
private actor JobTitles {
  private let make: @Sendable (_ source: String?) -> Services
  private var made: [String?: Services] = [:]

  init(_ make: @escaping @Sendable (String?) -> Services) { self.make = make }

  func title(of job: QueuedJob) async -> String? {
    let services = made[job.source] ?? make(job.source)
    made[job.source] = services
    return await services.title(of: job.wanted)
  }
}

/// Created with the first page, so that a start does not wait for it.
private actor LaterSource {
  private let make: @Sendable () -> QueueSource
  private lazy var source = make()

  init(_ make: @escaping @Sendable () -> QueueSource) { self.make = make }

  func prepareText(of page: PageID) async throws(NewspaperError) -> Bool {
    try await source.prepareText(of: page)
  }
}
