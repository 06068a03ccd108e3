import Corpus
import Newspapers

extension LocalEngine {
  /// Reads all stored pages. Batches count as unread if their pages are not what was written, or if their
  /// archive is here but could not be read in full before.
  /// - Parameter note: gets what is wrong, one line per such batch.
  @concurrent public func forgetDamaged(
    note: @escaping @Sendable (String) -> Void, progress: @escaping @Sendable (Progress) async -> Void
  ) async throws(NewspaperError) {
    let kept = inputs.batches.compactMap { batch -> (batch: JobInputs.Batch, receipt: StoredReceipt)? in
      if case .stored(let receipt) = batch.source { (batch, receipt) } else { nil }
    }
    let store = inputs.store
    let archives = Set(
      inputs.plan.batches.map(\.archive).filter { JobInputs.size(inputs.archivePath($0)) != nil }
        .map(\.batch))
    var weights = Weights(kept.map(\.batch))
    do throws(CorpusFailure) {
      try await each(kept.indices.map(\.self), window: .max) { index -> Result<Void, CorpusFailure> in
        let (name, receipt) = (kept[index].batch.name, kept[index].receipt)
        do throws(CorpusFailure) {
          do throws(CorpusFailure) {
            guard receipt.isComplete || !archives.contains(name) else {
              throw .damaged(what: "\(name): its archive could not be read completely; reading it again")
            }
            try store.check(name, receipt, isDeep: true) { what throws(CorpusFailure) in
              throw .damaged(what: "\(store.pagesPath(of: name)): \(what)")
            }
          } catch {
            guard case .damaged(let what) = error else { throw error }
            try store.forget(name)
            note(what)
          }
          return .success(())
        } catch {
          return .failure(error)
        }
      } take: { index, _ in
        weights.add(index)
        await progress(weights.progress(meter.pages))
        return index + 1
      }
    } catch {
      throw NewspaperError(error)
    }
  }

  /// The advice for pages that are not what was written.
  func advised(_ failure: CorpusFailure, _ source: BatchJob.Source) -> CorpusFailure {
    guard case .damaged(let what) = failure, case .stored = source else { return failure }
    return .damaged(what: "\(what); \(mending) remakes these pages")
  }
}
