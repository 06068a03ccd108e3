import Files
import Glibc

/// Keeps other programs from making the same result, until it is destroyed or the program ends for any
/// reason.
struct ResultLock {
  private final class Holder {
    let descriptor: Int32
    init(_ descriptor: Int32) { self.descriptor = descriptor }
    deinit { close(descriptor) }
  }

  private let holder: Holder

  /// - Parameter path: that of the folder in which it is made.
  init(_ path: String) throws(FileFailure) {
    let descriptor = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path) }
    holder = Holder(descriptor)
    guard FileLock.take(descriptor) else {
      throw FileFailure(path, words: "another program is running this job")
    }
    // Another program may just have finished it.
    var (held, named) = (stat(), stat())
    guard fstat(descriptor, &held) == 0, stat(path, &named) == 0, FileIdentity(held) == FileIdentity(named)
    else {
      throw FileFailure(path, words: "another program has just finished this job")
    }
  }

  /// Flushes a file that another part of the program has written to disk.
  static func flush(_ path: String) throws(FileFailure) {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else { throw FileFailure(path) }
  }
}
