import Glibc

/// Which file it is, by device and inode: one file may have several names, and a name may come to lead to another
/// file.
public struct FileIdentity: Hashable, Sendable {
  private let device: dev_t
  private let inode: ino_t

  public init(_ status: stat) { (device, inode) = (status.st_dev, status.st_ino) }
}
