import Glibc

/// Which file it is, by device and inode: a file may have several names, and a name may later lead to a
/// different file.
public struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let inode: ino_t

  public init(_ status: stat) { (device, inode) = (status.st_dev, status.st_ino) }

  /// Nil for anything but a regular file: pipes and devices lose nothing when they are written to.
  public init?(file status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.init(status)
  }

  /// The same; also nil if there is no such file.
  public init?(path: String) {
    var status = stat()
    guard GivenPath(path).withBytes({ stat($0, &status) }) == 0 else { return nil }
    self.init(file: status)
  }
}
