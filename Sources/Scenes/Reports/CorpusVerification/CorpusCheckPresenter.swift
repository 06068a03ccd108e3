import MVP
import Newspapers
import Presentation

/// Reads a corpus again, and reports what is damaged or incomplete.
public final class CorpusCheckPresenter: MvpPresenter<CorpusCheckContent> {
  private let store: any CorpusStore
  private let isDeep: Bool
  private var content: CorpusCheckContent

  /// - Parameter isDeep: whether to compare the text of each page with its checksum.
  public init(store: any CorpusStore, isDeep: Bool) {
    (self.store, self.isDeep) = (store, isDeep)
    content = CorpusCheckContent(folder: store.path)
  }

  public override func start() async {
    do throws(NewspaperError) {
      guard let plan = try await store.plan() else { return show(.failed(.noCorpus(in: store.path))) }
      showWaiting("Reading \(store.path)")
      let check = try await store.verify(plan, isDeep: isDeep) { [weak self] in await self?.add($0) }
      content.finish(check)
      show(.content(content))
    } catch {
      show(.failed(Failure(error)))
    }
  }

  private func add(_ fault: CorpusFault) {
    content.add(fault)
    show(.refreshing(content))
  }
}
