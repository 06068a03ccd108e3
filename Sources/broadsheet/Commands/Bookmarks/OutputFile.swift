import Files
import Glibc
import Newspapers

/// A file that a command writes as a whole: an existing one is replaced once the new one is on disk.
enum OutputFile {
  static func write(_ text: String, to path: String) throws(NewspaperError) {
    try write(Array(text.utf8), to: path)
  }

  static func write(_ bytes: [UInt8], to path: String) throws(NewspaperError) {
    var status = stat()
    // A pipe or device cannot be replaced, and a link is kept.
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG else {
      let unfinished = "\(path).\(getpid()).unfinished"
      try write(bytes, to: unfinished, flags: O_CREAT | O_EXCL, naming: path)
      if rename(unfinished, path) == 0 { return }
      let failure = failure(path)
      unlink(unfinished)
      throw failure
    }
    try write(bytes, to: path, flags: O_TRUNC, naming: path)
  }

  private static func write(
    _ bytes: [UInt8], to path: String, flags: Int32, naming name: String
  ) throws(NewspaperError) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | flags, 0o600)
    guard descriptor >= 0 else { throw failure(name) }
    // Some files are not on a disk and cannot be synced; that is not a failure.
    let isWritten =
      bytes.withUnsafeBufferPointer({ DescriptorOutput.write($0, to: descriptor) })
      && (fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS)
    let failure = failure(name)
    guard close(descriptor) == 0, isWritten else {
      if flags & O_EXCL != 0 { unlink(path) }
      throw failure
    }
  }

  private static func failure(_ path: String) -> NewspaperError {
    .local(what: "cannot write \(path): \(String(cString: strerror(errno)))")
  }
}
