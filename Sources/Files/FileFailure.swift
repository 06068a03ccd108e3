import Glibc

/// Why a file of the program's own could not be used.
public struct FileFailure: Error, Hashable, Sendable {
  public let path: String
  /// Of errno(3): `Permission denied`.
  public let words: String

  /// To be made right after the call that failed.
  public init(_ path: String) {
    self.path = path
    words = String(cString: strerror(errno))
  }

  /// Of what no call said.
  public init(_ path: String, words: String) {
    self.path = path
    self.words = words
  }

  /// `/x/y: Permission denied`.
  public var reason: String { "\(path): \(words)" }
}
