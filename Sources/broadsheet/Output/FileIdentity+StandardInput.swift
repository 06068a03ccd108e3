import Files
import Glibc

extension FileIdentity {
  /// Nil if there is no such file, and for pipes and devices, which lose nothing when they are written to.
  init?(path: String) {
    var status = stat()
    let isThere = GivenPath(path).withBytes { stat($0, &status) } == 0
    self.init(isThere, status)
  }

  /// The file that is standard input; nil if that is none.
  static var standardInput: FileIdentity? {
    var status = stat()
    let isThere = fstat(STDIN_FILENO, &status) == 0
    return FileIdentity(isThere, status)
  }

  private init?(_ isThere: Bool, _ status: stat) {
    guard isThere, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }
}
