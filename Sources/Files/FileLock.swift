import Glibc

/// An exclusive flock(2) on a file, held until the value is destroyed or the process ends for any reason.
public struct FileLock: ~Copyable, Sendable {
  private let descriptor: Int32

  /// How long to wait for another holder.
  public enum Patience: Sendable {
    /// At most 2 seconds: for files whose holders need microseconds, unless one of them is stopped.
    case brief
    case none
  }

  /// - Parameter path: a file to lock, created if necessary.
  /// - Throws: with `isInUse` if another program holds it.
  public init(path: String, patience: Patience = .brief) throws(FileFailure) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure(path) }
    var attempts = patience == .brief ? 400 : 1
    while !FileLock.take(descriptor) {
      // Sleeping would change the reason.
      let failure = FileFailure(path)
      attempts -= 1
      guard attempts > 0 else {
        close(descriptor)
        throw failure
      }
      usleep(5000)
    }
    self.descriptor = descriptor
  }

  deinit { close(descriptor) }

  /// Whether another holder has the file locked. Shares the lock for a moment, so anything else that tries to
  /// lock it then is refused.
  /// - Parameter path: not created.
  public static func isHeld(path: String) -> Bool {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { return false }
    defer { close(descriptor) }
    return flock(descriptor, LOCK_SH | LOCK_NB) != 0 && errno == EWOULDBLOCK
  }

  /// Locks an open file until it is closed; false, with `errno`, if another program holds it.
  public static func take(_ descriptor: Int32) -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Unlocks an open file before it is closed.
  static func release(_ descriptor: Int32) { _ = flock(descriptor, LOCK_UN) }
}
