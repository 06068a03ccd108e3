import Synchronization

/// Work that a screen has started and that the reader's next key waits for, until it ends or itself waits for
/// a network or the reader.
///
/// A screen makes it current for the task that does the work (`current`). Whatever in that task goes beyond this
/// machine settles it.
public final class PendingWork: Sendable {
  @TaskLocal public static var current: PendingWork?

  private struct State {
    var isSettled = false
    var isPaused = false
    var waiting: [CheckedContinuation<Void, Never>] = []
    var followers: [PendingWork] = []

    var isPending: Bool { !isSettled && !isPaused }
  }

  private let state = Mutex(State())

  public init() {}

  /// Whether the next key has to wait for it now.
  public var isPending: Bool { state.withLock { $0.isPending } }

  /// Whether keys no longer wait for it.
  public var isSettled: Bool { state.withLock { $0.isSettled } }

  /// It has ended, waits for a network, or continues with something no key depends on.
  public func settle() {
    change { $0.isSettled = true }
    let followers = state.withLock { state in
      defer { state.followers = [] }
      return state.followers
    }
    for follower in followers { follower.settle() }
  }

  /// Settles `follower` as soon as this is settled, because it waits for this.
  public func settle(with follower: PendingWork) {
    let isFollowed = state.withLock { state in
      if !state.isSettled { state.followers.append(follower) }
      return !state.isSettled
    }
    if !isFollowed { follower.settle() }
  }

  /// It waits for the reader to answer, who needs keys for that.
  public func pause() { change { $0.isPaused = true } }

  /// The reader has answered.
  public func resume() { change { $0.isPaused = false } }

  /// Returns as soon as no key has to wait for it.
  public func settled() async {
    await withCheckedContinuation { continuation in
      let isPending = state.withLock { state in
        if state.isPending { state.waiting.append(continuation) }
        return state.isPending
      }
      if !isPending { continuation.resume() }
    }
  }

  private func change(_ change: (inout State) -> Void) {
    let released = state.withLock { state -> [CheckedContinuation<Void, Never>] in
      change(&state)
      guard !state.isPending else { return [] }
      defer { state.waiting = [] }
      return state.waiting
    }
    for continuation in released { continuation.resume() }
  }
}
