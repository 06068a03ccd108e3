import Synchronization

/// Set by the task that cancels, read by the thread that performs the request.
final class CancellationFlag: Sendable {
  private let value = Atomic(false)
  var isSet: Bool { value.load(ordering: .relaxed) }
  func set() { value.store(true, ordering: .relaxed) }
}
