import Corpus
import Files
import Newspapers

extension NewspaperError {
  init(_ failure: CorpusFailure) {
    self =
      switch failure {
      case .missing(let what), .damaged(let what): .unreadable(what: what)
      case .unreadable(let what), .unwritable(let what), .busy(let what): .local(what: what)
      case .noLibrary(let what): .notInstalled(what: what, packages: [])
      case .canceled: .canceled
      }
  }
}

extension BatchStore {
  /// Nil for a batch that was not read, and for a file that is not a receipt, which proves nothing.
  func provenReceipt(of batch: String) throws(NewspaperError) -> StoredReceipt? {
    do throws(CorpusFailure) { return try receipt(of: batch) } catch {
      guard case .damaged = error else { throw NewspaperError(error) }
      return nil
    }
  }
}

/// Calls `work`, which reads or makes pages.
func translated<Value>(_ work: () throws(CorpusFailure) -> Value) throws(NewspaperError) -> Value {
  do throws(CorpusFailure) { return try work() } catch { throw NewspaperError(error) }
}

/// Calls `work`, which uses files.
/// - Parameter verb: what cannot be done: `read`, `write`.
func local<Value>(
  _ verb: String, _ work: () throws(FileFailure) -> Value
) throws(NewspaperError) -> Value {
  do throws(FileFailure) { return try work() } catch { throw .local(what: "cannot \(verb) \(error.reason)") }
}
