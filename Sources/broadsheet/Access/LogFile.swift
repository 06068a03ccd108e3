import Files
import Glibc
import HTTP
import Text

/// A file that lines are appended to, for a program whose screen is in use.
final class LogFile: Sendable {
  let path: String
  private let descriptor: Int32

  /// Creates the file and its folder.
  init(path: String) throws(FileFailure) {
    try Folder.make(Folder.holding(path))
    descriptor = open(path, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure(path) }
    self.path = path
  }

  deinit { close(descriptor) }

  func add(_ line: String) {
    var text = Sanitizer.sanitizedLines(line) + "\n"
    text.withUTF8 { _ = DescriptorOutput.write($0, to: descriptor) }
  }
}
