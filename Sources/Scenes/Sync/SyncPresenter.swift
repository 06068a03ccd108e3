import MVP
import Newspapers

/// Fetches the list of what a source has digitised, and has the catalogue take it in.
///
/// Nothing changes before the whole list is there. What was fetched before a stop is kept by the service for a day, so
/// that the next run goes on from there.
public final class SyncPresenter: MvpPresenter<ImportContent> {
  private let directory: any NewspaperDirectory
  private let sourceName: String
  private let importer: any NewspaperImporter
  private let secondsPerRequest: Double
  private let isDryRun: Bool
  private let now: () -> Double

  /// As many as the Library gives at once.
  private static let pageSize = 1000

  /// - Parameters:
  ///   - sourceName: the host whose list it is.
  ///   - secondsPerRequest: the pace of the source, to tell how long it takes; 0 if it has none.
  ///   - isDryRun: whether only the first page is fetched, to tell what there would be to do.
  ///   - now: in seconds.
  public init(
    directory: any NewspaperDirectory, sourceName: String, importer: any NewspaperImporter,
    secondsPerRequest: Double, isDryRun: Bool, now: @escaping () -> Double
  ) {
    self.directory = directory
    self.sourceName = sourceName
    self.importer = importer
    self.secondsPerRequest = secondsPerRequest
    self.isDryRun = isDryRun
    self.now = now
  }

  public override func start() async {
    let began = now()
    showWaiting("Asking \(directory.name) how many newspapers it has")
    do throws(NewspaperError) {
      let first = try await page(0)
      show(.refreshing(ImportContent(estimate: estimate(first.total))))
      if isDryRun {
        show(.content(ImportContent(estimate: estimate(first.total) + ["nothing was changed"])))
        return
      }
      var newspapers = first.newspapers
      var fetched = min(SyncPresenter.pageSize, first.total)
      while fetched < first.total {
        show(.refreshing(ImportContent(fetched: fetched, of: first.total, seconds: now() - began)))
        newspapers += try await page(fetched).newspapers
        fetched += SyncPresenter.pageSize
      }
      guard !newspapers.isEmpty else {
        return show(
          .failed(Failure("\(directory.name) lists no newspapers", exitCode: ExitStatus.unavailable)))
      }
      let report = try await importer.takeList(newspapers, of: sourceName)
      show(.content(ImportContent(report)))
    } catch {
      show(.failed(Failure(error)))
    }
  }

  private func page(_ offset: Int) async throws(NewspaperError) -> NewspaperListing {
    let listing = try await directory.newspapers(
      matching: NewspaperQuery(), window: Window(offset: offset, limit: SyncPresenter.pageSize),
      freshness: .recent)
    // An old answer that stands in for an outage is no news: what it says was taken in already.
    if let cause = listing.origin.substituteFor?.error { throw cause }
    return listing
  }

  private func estimate(_ total: Int) -> [String] {
    let requests = max(1, (total + SyncPresenter.pageSize - 1) / SyncPresenter.pageSize)
    let seconds = Int((Double(requests - 1) * secondsPerRequest).rounded(.up))
    let count = "\(Numerals.grouped(total)) newspaper\(total == 1 ? "" : "s") at \(directory.name)"
    let work = "\(requests) request\(requests == 1 ? "" : "s")"
    return [count, seconds > 0 ? "\(work), about \(seconds) s" : work]
  }
}
