import MVP
import Newspapers
import Presentation

/// Reports the status of each batch of a corpus, even while other programs work on it.
public final class CorpusStatusPresenter: MvpPresenter<CorpusStatusContent> {
  private let store: any CorpusStore
  private let now: () -> Double

  /// - Parameter now: in seconds since 1970.
  public init(store: any CorpusStore, now: @escaping () -> Double) { (self.store, self.now) = (store, now) }

  public override func start() async {
    do throws(NewspaperError) {
      guard let plan = try await store.plan() else { return show(.failed(.noCorpus(in: store.path))) }
      let all = try await store.status(of: plan)
      show(.content(CorpusStatusContent(all, path: store.path, now: now())))
    } catch {
      show(.failed(Failure(error)))
    }
  }
}
