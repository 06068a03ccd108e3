import Synchronization

/// The sizes of pages that a server gives, as far as they were seen to differ from what was asked for.
final class PageSizes: Sendable {
  private struct Memory {
    /// It gives at most so many rows.
    var most: Int?
    /// It gives so many rows, whatever is asked for.
    var fixed: Int?
  }

  private let memory = Mutex(Memory())

  /// The size to ask for where `wanted` rows a page would do.
  func size(for wanted: Int) -> Int {
    memory.withLock { $0.fixed ?? min($0.most ?? wanted, wanted) }
  }

  func note(_ given: Int, asked: Int) {
    memory.withLock { if given > asked { $0.fixed = given } else { $0.most = given } }
  }

  func forget() { memory.withLock { $0 = Memory() } }
}
