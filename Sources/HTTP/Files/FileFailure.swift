import Glibc

/// Why a file of the program's own could not be used; made right after the call that failed.
public struct FileFailure: Error, Hashable, Sendable {
  /// The path and the words of errno(3): `/x/y: Permission denied`.
  public let reason: String

  init(_ path: String) {
    reason = "\(path): \(String(cString: strerror(errno)))"
  }
}
