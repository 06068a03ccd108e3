import Glibc

/// Why one of the program's own files could not be used.
public struct FileFailure: Error, Hashable, Sendable {
  public let path: String
  /// The system's message, such as `Permission denied`.
  public let words: String
  /// Whether another program has locked the file.
  public let isInUse: Bool

  /// Create this right after the call that failed.
  public init(_ path: String) {
    let code = errno
    self.path = path
    words = String(cString: strerror(code))
    isInUse = code == EWOULDBLOCK
  }

  /// For failures that no system call reported.
  public init(_ path: String, words: String) {
    self.path = path
    self.words = words
    isInUse = false
  }

  /// `/x/y: Permission denied`.
  public var reason: String { "\(path): \(words)" }
}
