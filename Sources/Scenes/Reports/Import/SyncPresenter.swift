import MVP
import Newspapers
import Presentation

/// Fetches a source's complete list of newspapers, and has the catalog import it.
///
/// Nothing changes before the list is complete. The service caches responses for a day, so after an
/// interruption the next run continues from there.
public final class SyncPresenter: MvpPresenter<ImportContent> {
  private let list: any NewspaperList
  private let sourceName: String
  private let importer: any NewspaperImporter
  private let secondsPerRequest: Double
  private let isDryRun: Bool
  private let refreshes: Bool
  private let now: () -> Double
  private var hasEstimate = false

  /// - Parameters:
  ///   - sourceName: whose list it is, as stored by `IssueSource`.
  ///   - secondsPerRequest: the pace of the source, for estimating the time; 0 if it has none.
  ///   - isDryRun: whether to fetch only the first page, to report what would be done.
  ///   - refreshes: whether to request the list even if it was fetched within a day.
  ///   - now: in seconds.
  public init(
    list: any NewspaperList, sourceName: String, importer: any NewspaperImporter,
    secondsPerRequest: Double, isDryRun: Bool, refreshes: Bool = false, now: @escaping () -> Double
  ) {
    self.list = list
    self.sourceName = sourceName
    self.importer = importer
    self.secondsPerRequest = secondsPerRequest
    self.isDryRun = isDryRun
    self.refreshes = refreshes
    self.now = now
  }

  public override func start() async {
    let began = now()
    showWaiting("Checking how many newspapers \(list.name) has")
    if refreshes { await list.refresh() }
    do throws(NewspaperError) {
      if isDryRun {
        let size = try await list.size()
        show(.refreshing(ImportContent(estimate: estimate(size))))
        let notices = [size.origin.flatMap { OriginContent($0).notice }].compactMap(\.self)
        return show(
          .content(ImportContent(estimate: estimate(size) + ["nothing was changed"], notices: notices)))
      }
      let all = try await list.newspapers { await self.show($0, since: began) }
      guard !all.newspapers.isEmpty else {
        return show(
          .failed(Failure("\(list.name) lists no newspapers", exitCode: ExitStatus.unavailable)))
      }
      let report =
        list.isOfDigitized
        ? try await importer.takeList(all.newspapers, of: sourceName)
        : try await importer.takeDirectory(all.newspapers, of: sourceName)
      let notices = [
        OriginContent(all.origin).notice, reuse(all.origin, began), shrinking(report),
      ]
      show(.content(ImportContent(report, notices: notices.compactMap(\.self))))
    } catch {
      show(.failed(Failure(error)))
    }
  }

  private func show(_ progress: NewspaperListProgress, since began: Double) {
    if !hasEstimate { show(.refreshing(ImportContent(estimate: estimate(progress)))) }
    hasEstimate = true
    if progress.requests == 1 || progress.fetched == progress.total { return }
    show(
      .refreshing(
        ImportContent(fetched: progress.fetched, of: progress.total, seconds: now() - began)))
  }

  /// What to say about a list that was already there.
  private func reuse(_ origin: Origin, _ began: Double) -> String? {
    guard origin.asOf < began - 1, origin.fallbackFor == nil else { return nil }
    return
      "used the list of \(list.name) fetched \(Moment.age(origin.asOf, now: began)), which is cached for a day; "
      + "use --refresh to fetch it again"
  }

  /// What to say about a list that lost half of its newspapers or more: the source may be in trouble.
  private func shrinking(_ report: ImportReport) -> String? {
    guard report.noLongerListed > 0, report.noLongerListed >= report.imported else { return nil }
    return
      "\(list.name) no longer lists \(ImportContent.newspapers(report.noLongerListed)) that it listed before; "
      + "if that is wrong, use --refresh later to fetch the list again"
  }

  private func estimate(_ size: NewspaperListProgress) -> [String] {
    guard let total = size.total, let requests = size.requests else {
      return ["\(list.name) does not say how many newspapers it has"]
    }
    let seconds = (Double(requests - 1) * secondsPerRequest).rounded(.up)
    let count = "\(ImportContent.newspapers(total)) at \(list.name)"
    let work = "\(Numerals.grouped(requests)) request\(requests == 1 ? "" : "s")"
    let words = seconds < 10 ? "\(Int(seconds)) s" : ProgressWords.duration(seconds)
    return [count, seconds > 0 ? "\(work), about \(words)" : work]
  }
}
