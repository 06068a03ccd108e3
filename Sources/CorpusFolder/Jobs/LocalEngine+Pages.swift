import Corpus
import Newspapers

extension LocalEngine {
  /// The outcome of reading archives. Batches are in the order of their names.
  public struct Reading: Sendable {
    /// Batches whose archives are incomplete.
    public fileprivate(set) var incomplete: [String] = []
    /// Batches that this machine could not read, or that another program is reading.
    public fileprivate(set) var unread: [String] = []
  }

  /// Reads archives into pages, the largest first. A problem with one archive does not keep others from being
  /// read.
  /// - Parameter note: receives what is wrong with archives, one per line.
  /// - Throws: what would affect every archive: a full disk, or a missing library.
  @concurrent public func readPages(
    note: @escaping @Sendable (String) -> Void, progress: @escaping @Sendable (Progress) async -> Void
  ) async throws(NewspaperError) -> Reading {
    let (todo, before) = inputs.unread(program: program)
    let options = options(for: todo.count)
    let batches = todo.map(\.batch)
    var weights = Weights(batches)
    var reading = Reading()
    reading.incomplete = before
    do throws(CorpusFailure) {
      try await each(batches.indices.map(\.self), window: .max) { index in
        await read(todo[index].path, of: batches[index].name, options, note)
      } take: { index, outcome in
        switch outcome {
        case .whole: break
        case .incomplete: reading.incomplete.append(batches[index].name)
        case .unread: reading.unread.append(batches[index].name)
        }
        weights.add(index)
        await progress(weights.progress(meter.pages))
        return index + 1
      }
    } catch {
      throw NewspaperError(error)
    }
    reading.incomplete.sort { $0.precedes($1) }
    reading.unread.sort { $0.precedes($1) }
    return reading
  }

  private func read(
    _ path: String, of batch: String, _ options: CorpusOptions, _ note: @escaping @Sendable (String) -> Void
  ) async -> Result<PagesOutcome, CorpusFailure> {
    do throws(CorpusFailure) {
      let outcome = try await inputs.store.read(
        path, as: BatchName(path, of: batch), options, keepsWay: true, meter: meter, note: note)
      return .success(outcome.receipt.isComplete ? .whole : .incomplete)
    } catch {
      if error.endsWork { return .failure(error) }
      note(error.what)
      guard case .damaged = error else { return .success(.unread) }
      return .success(.incomplete)
    }
  }
}

/// The outcome of reading an archive.
private enum PagesOutcome: Sendable { case whole, incomplete, unread }
