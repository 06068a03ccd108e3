import Corpus
import Files
import Newspapers
import Synchronization

/// The checksum of an archive, computed as its bytes arrive.
final class ArchiveSum: Sendable {
  private struct State: ~Copyable {
    let digest: Digest
    /// The bytes so far.
    var count = 0
  }

  let kind: Digest.Kind
  private let state: Mutex<State>

  init(_ kind: Digest.Kind) throws(NewspaperError) {
    self.kind = kind
    state = Mutex(State(digest: try FileSums.begin(kind)))
  }

  /// The bytes added, for progress.
  var count: Int { state.withLock { $0.count } }

  func take(_ writing: FileWriting) {
    switch writing {
    case .began:
      state.withLock {
        // The state so far is discarded along with the bytes.
        _ = try? $0.digest.finish()
        $0.count = 0
      }
    case .appended(let bytes): add(bytes)
    }
  }

  func add(_ bytes: UnsafeRawBufferPointer) {
    let bytes = Array(bytes)
    state.withLock {
      $0.digest.add(bytes)
      $0.count += bytes.count
    }
  }

  func finish() throws(NewspaperError) -> String {
    try state.withLock { state throws(NewspaperError) in try FileSums.finish(state.digest) }
  }
}
