import Files
import Glibc

/// An exclusive flock(2) on a file, held until the value is destroyed or the process ends in any way.
struct FileLock: ~Copyable {
  private let descriptor: Int32

  /// Blocks until the lock is free, at most 2 seconds: its holders need microseconds, unless one of them is
  /// stopped.
  init(path: String) throws(FileFailure) {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure(path) }
    for _ in 1...400 {
      if flock(descriptor, LOCK_EX | LOCK_NB) == 0 {
        self.descriptor = descriptor
        return
      }
      usleep(5000)
    }
    let failure = FileFailure(path)
    close(descriptor)
    throw failure
  }

  deinit { close(descriptor) }
}
