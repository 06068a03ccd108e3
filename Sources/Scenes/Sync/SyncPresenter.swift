import MVP
import Newspapers

/// Fetches a source's list of newspapers whole, and has the catalogue take it in.
///
/// Nothing changes before the whole list is there. What was fetched before a stop is kept by the service for a day, so
/// that the next run goes on from there.
public final class SyncPresenter: MvpPresenter<ImportContent> {
  private let list: any NewspaperList
  private let sourceName: String
  private let importer: any NewspaperImporter
  private let secondsPerRequest: Double
  private let isDryRun: Bool
  private let now: () -> Double

  /// - Parameters:
  ///   - sourceName: whose list it is, as `IssueSource` stores it.
  ///   - secondsPerRequest: the pace of the source, to tell how long it takes; 0 if it has none.
  ///   - isDryRun: whether only the first page is fetched, to tell what there would be to do.
  ///   - now: in seconds.
  public init(
    list: any NewspaperList, sourceName: String, importer: any NewspaperImporter,
    secondsPerRequest: Double, isDryRun: Bool, now: @escaping () -> Double
  ) {
    self.list = list
    self.sourceName = sourceName
    self.importer = importer
    self.secondsPerRequest = secondsPerRequest
    self.isDryRun = isDryRun
    self.now = now
  }

  public override func start() async {
    let began = now()
    showWaiting("Asking \(list.name) how many newspapers it has")
    do throws(NewspaperError) {
      let first = try await list.page(0)
      show(.refreshing(ImportContent(estimate: estimate(first.total))))
      if isDryRun {
        show(.content(ImportContent(estimate: estimate(first.total) + ["nothing was changed"])))
        return
      }
      var newspapers = first.newspapers
      for number in 1..<NewspaperListPage.count(of: first.total) {
        let fetched = number * NewspaperListPage.size
        show(.refreshing(ImportContent(fetched: fetched, of: first.total, seconds: now() - began)))
        newspapers += try await list.page(number).newspapers
      }
      guard !newspapers.isEmpty else {
        return show(
          .failed(Failure("\(list.name) lists no newspapers", exitCode: ExitStatus.unavailable)))
      }
      let report =
        list.isOfDigitised
        ? try await importer.takeList(newspapers, of: sourceName)
        : try await importer.takeDirectory(newspapers, of: sourceName)
      show(.content(ImportContent(report)))
    } catch {
      show(.failed(Failure(error)))
    }
  }

  private func estimate(_ total: Int) -> [String] {
    let requests = NewspaperListPage.count(of: total)
    let seconds = (Double(requests - 1) * secondsPerRequest).rounded(.up)
    let count = "\(ImportContent.newspapers(total)) at \(list.name)"
    let work = "\(requests) request\(requests == 1 ? "" : "s")"
    let words = seconds < 10 ? "\(Int(seconds)) s" : ProgressWords.duration(seconds)
    return [count, seconds > 0 ? "\(work), about \(words)" : work]
  }
}
