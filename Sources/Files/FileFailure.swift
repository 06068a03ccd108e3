import Glibc

/// Why one of the program's own files could not be used.
public struct FileFailure: Error, Hashable, Sendable {
  public let path: String
  /// The system's message, such as `Permission denied`.
  public let words: String
  /// Whether another program has locked the file.
  public let isInUse: Bool
  /// Whether there is no file of that name.
  let isMissing: Bool

  /// Create this right after the call that failed.
  public init(_ path: String) {
    let code = errno
    self.path = path
    let isOtherName = code == ENOENT && GivenPath.isRepaired(path)
    words = isOtherName ? FileFailure.notUTF8 : String(cString: strerror(code))
    isInUse = code == EWOULDBLOCK
    isMissing = code == ENOENT
  }

  /// Swift repairs names that are not UTF-8, and a repaired name is a different name (see `GivenPath`).
  static let notUTF8 = "its name is not UTF-8"

  /// For failures that no system call reported.
  public init(_ path: String, words: String, isInUse: Bool = false) {
    self.path = path
    self.words = words
    self.isInUse = isInUse
    isMissing = false
  }

  /// `/x/y: Permission denied`.
  public var reason: String { "\(path): \(words)" }
}
