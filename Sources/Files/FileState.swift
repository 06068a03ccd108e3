import Glibc

/// Detects whether a file was touched.
public struct FileState: Equatable, Sendable {
  private let identity: FileIdentity
  private let size: Int
  /// Seconds and nanoseconds: when its bytes were written, and when anything about it changed.
  private let times: [Int]

  /// Nil if there is no such file.
  public init?(path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    (identity, size) = (FileIdentity(status), status.st_size)
    times = [
      status.st_mtim.tv_sec, status.st_mtim.tv_nsec, status.st_ctim.tv_sec, status.st_ctim.tv_nsec,
    ]
  }
}
