import Synchronization

/// The page sizes that a server has been seen to return instead of the requested ones.
final class PageSizes: Sendable {
  private struct Memory {
    /// It returns at most this many rows.
    var most: Int?
    /// It always returns this many rows.
    var fixed: Int?
  }

  private let memory = Mutex(Memory())

  /// The size to request if `wanted` rows per page are enough.
  func size(for wanted: Int) -> Int {
    memory.withLock { $0.fixed ?? min($0.most ?? wanted, wanted) }
  }

  func note(_ given: Int, asked: Int) {
    memory.withLock { if given > asked { $0.fixed = given } else { $0.most = given } }
  }

  func forget() { memory.withLock { $0 = Memory() } }
}
