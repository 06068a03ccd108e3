import Files
import Glibc
import Newspapers

/// The right to build the catalogue's next file. One program at a time has it, and loses it when it ends in
/// any way.
final class CatalogueLock {
  private let descriptor: Int32

  /// - Throws: `.local` if another program has it, or the folder cannot be written.
  init(for file: CatalogueFile) throws(NewspaperError) {
    do throws(FileFailure) {
      try Folder.make(Folder.holding(file.path))
    } catch {
      throw .local(what: "\(error.path) cannot be made: \(error.words)")
    }
    let path = file.path + ".lock"
    descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else {
      throw .local(what: "\(path) cannot be written: \(String(cString: strerror(errno)))")
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      let reason = errno
      close(descriptor)
      throw .local(
        what: reason == EWOULDBLOCK
          ? "another import is writing \(file.path): wait until it finishes"
          : "\(path) cannot be locked: \(String(cString: strerror(reason)))")
    }
  }

  deinit { close(descriptor) }
}
