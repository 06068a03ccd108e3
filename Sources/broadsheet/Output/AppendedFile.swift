import Files
import Glibc
import Newspapers

/// A text file that grows at its end. Its existing content stays, whatever happens.
enum AppendedFile {
  /// - Parameter written: a path; `~/` starts one below the home folder.
  /// - Returns: the path.
  static func append(_ text: String, to written: String) throws(NewspaperError) -> String {
    let home = getenv("HOME").map { String(cString: $0) }
    let name = written.hasPrefix("~/") ? home.map { $0 + written.dropFirst() } ?? written : written
    let path = GivenPath(name)
    // A file without a final line end would append the text to its last line.
    let descriptor = path.withBytes { open($0, O_RDWR | O_CREAT | O_APPEND | O_CLOEXEC, mode_t(0o666)) }
    guard descriptor >= 0 else { throw failure(path) }
    var status = stat()
    var last: UInt8 = 0
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw .local(what: "cannot append to \(path.text): it is not a file")
    }
    let isOpenEnded =
      status.st_size > 0 && pread(descriptor, &last, 1, status.st_size - 1) == 1
      && last != UInt8(ascii: "\n")
    // One write, so that the output of two programs is not interleaved.
    let isWritten = Array(((isOpenEnded ? "\n" : "") + text).utf8).withUnsafeBufferPointer {
      DescriptorOutput.write($0, to: descriptor)
    }
    let isKept = isWritten && (fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS)
    let failure = failure(path)
    guard close(descriptor) == 0, isKept else { throw failure }
    return path.text
  }

  private static func failure(_ path: GivenPath) -> NewspaperError {
    .local(what: "cannot write \(path.text): \(String(cString: strerror(errno)))")
  }
}
