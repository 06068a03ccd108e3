import Glibc

/// An exclusive flock(2) on a file, held until the value is destroyed or the process ends for any reason.
public struct FileLock: ~Copyable, Sendable {
  private let descriptor: Int32

  /// How long to wait for another holder.
  public enum Patience: Sendable {
    /// At most 2 seconds: for files whose holders need microseconds, unless one of them is stopped.
    case brief
    /// At most a minute: for files whose holders write to a disk.
    case patient
    case none

    fileprivate var attempts: Int {
      switch self {
      case .brief: 400
      case .patient: 12_000
      case .none: 1
      }
    }
  }

  /// - Parameter path: a file to lock, created if necessary.
  /// - Throws: with `isInUse` if another program holds it.
  public init(path: String, patience: Patience = .brief) throws(FileFailure) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure(path) }
    do throws(FileFailure) {
      try FileLock.wait(for: path, patience) { FileLock.take(descriptor) }
    } catch {
      close(descriptor)
      throw error
    }
    self.descriptor = descriptor
  }

  /// Calls `take` until it succeeds, but only as long as another holder is the reason it fails: a file system
  /// without locks will not get them in a moment.
  /// - Parameters:
  ///   - path: for messages.
  ///   - take: false, with the reason in errno, if it failed.
  static func wait(
    for path: String, _ patience: Patience, _ take: () -> Bool
  ) throws(FileFailure) {
    var attempts = patience.attempts
    while !take() {
      // Sleeping would change the reason.
      let failure = FileFailure(path)
      attempts -= 1
      guard failure.isInUse, attempts > 0 else { throw failure }
      usleep(5000)
    }
  }

  deinit { close(descriptor) }

  /// Whether another holder has the file locked. Shares the lock for a moment, so anything else that tries to
  /// lock it then is refused.
  /// - Parameter path: not created; without it, nobody holds it.
  public static func isHeld(path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    // A lock file that exists but cannot be opened is assumed to be held by another program.
    guard descriptor >= 0 else { return errno != ENOENT }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// Locks an open file until it is closed; false, with `errno`, if another program holds it.
  public static func take(_ descriptor: Int32) -> Bool {
    while flock(descriptor, LOCK_EX | LOCK_NB) != 0 { if errno != EINTR { return false } }
    return true
  }

  /// Unlocks an open file before it is closed.
  static func release(_ descriptor: Int32) { _ = flock(descriptor, LOCK_UN) }
}
