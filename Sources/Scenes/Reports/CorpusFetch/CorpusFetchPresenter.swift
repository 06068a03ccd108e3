import MVP
import Newspapers
import Presentation

/// Gets the missing archives of a corpus, from their server or from a folder that has them.
public final class CorpusFetchPresenter: MvpPresenter<CorpusFetchContent> {
  private let store: any CorpusStore
  private let folder: String?
  private let reads: Bool
  private let interval: (_ address: String) -> Double

  /// - Parameters:
  ///   - folder: already has archives; nil for the server.
  ///   - reads: whether the store reads archives and removes them.
  ///   - interval: seconds per archive that the server of an address allows; 0 if it has no rule.
  public init(
    store: any CorpusStore, folder: String?, reads: Bool = false,
    interval: @escaping (_ address: String) -> Double
  ) {
    (self.store, self.folder, self.reads, self.interval) = (store, folder, reads, interval)
  }

  public override func start() async {
    do throws(NewspaperError) {
      guard let plan = try await store.plan() else { return show(.failed(.noCorpus(in: store.path))) }
      let missing = try await CorpusFetchPresenter.missing(plan, store)
      let total = plan.batches.count
      let report: FetchReport
      if let folder {
        showWaiting("Checking the archives in \(folder)")
        report = try await store.take(missing, from: folder)
      } else {
        let interval = missing.first.map { self.interval($0.archive.address) } ?? 0
        report = try await store.fetch(missing) { [weak self] progress in
          await self?.show(.refreshing(CorpusFetchContent(progress, interval: interval)))
        }
      }
      let removed = CorpusFetchContent.removed(try await store.status(of: plan))
      let content = CorpusFetchContent(
        report, had: total - missing.count, of: total, removed: removed,
        done: folder != nil ? .took : reads ? .fetchedAndRead : .fetched)
      guard let end = report.end else { return show(.content(content)) }
      // No other source has them.
      let failure = Failure(end)
      show(
        .stale(
          content,
          Failure(failure.message, advice: failure.screenAdvice, exitCode: failure.exitCode)))
    } catch {
      show(.failed(Failure(error)))
    }
  }

  /// Batches whose archives are not here and have not been read yet, largest first, so that the last ones are
  /// small. Batches that are no longer listed may still exist.
  public static func missing(
    _ plan: CorpusPlan, _ store: any CorpusStore
  ) async throws(NewspaperError) -> [PlannedBatch] {
    try await store.status(of: plan)
      .filter(\.isToFetch).map(\.batch).sorted {
        ($0.archive.size ?? 0, $1.archive.batch) > ($1.archive.size ?? 0, $0.archive.batch)
      }
  }
}
