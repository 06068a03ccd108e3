import Files
import Glibc

extension FileIdentity {
  /// The file that is standard input; nil if standard input is not a file.
  static var standardInput: FileIdentity? {
    var status = stat()
    return fstat(STDIN_FILENO, &status) == 0 ? FileIdentity(file: status) : nil
  }
}
