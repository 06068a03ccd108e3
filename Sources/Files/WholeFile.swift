import Glibc

/// A file that is read and written as a whole: readers see either the old bytes or the new ones, never a
/// part, however the program ends.
public struct WholeFile {
  public let path: String

  public init(path: String) { self.path = path }

  /// - Parameter limit: bytes, for callers that only need the beginning.
  /// - Returns: nil if there is no such file.
  public func read(atMost limit: Int = .max) throws(FileFailure) -> [UInt8]? {
    let descriptor = open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else {
      if errno == ENOENT { return nil }
      throw FileFailure(path)
    }
    defer { close(descriptor) }
    var status = stat()
    guard fstat(descriptor, &status) == 0 else { throw FileFailure(path) }
    let size = min(limit, Int(status.st_size))
    guard let bytes = DescriptorInput.read(size, from: descriptor) else { throw FileFailure(path) }
    return bytes
  }

  /// A name for a new file that no other program uses, even one that replaces the same file at the same time.
  public var ownName: String { path + WholeFile.ownSuffix }

  /// What `ownName` ends in. The process's number alone would not do: in a container it may be the same every
  /// time, and a killed program leaves its file.
  public static var ownSuffix: String {
    ".\(getpid())-\(UInt32.random(in: 0...UInt32.max))\(unfinished)"
  }

  /// The suffix of files that are not complete yet.
  public static let unfinished = ".new"

  /// Whether a file of this name is incomplete: its name ends like `ownName`.
  public static func isUnfinished(_ name: String) -> Bool {
    let parts = name.split(separator: ".", omittingEmptySubsequences: false)
    guard parts.count > 2, name.hasSuffix(unfinished) else { return false }
    let numbers = parts[parts.count - 2].split(separator: "-", omittingEmptySubsequences: false)
    return numbers.count == 2
      && numbers.allSatisfy { !$0.isEmpty && $0.utf8.allSatisfy { (0x30...0x39).contains($0) } }
  }

  /// Replaces the file. `name` is the new file's name until it is complete; nothing else may use it.
  /// - Parameters:
  ///   - isFlushed: whether to flush it to disk before it replaces the old one. Otherwise a power failure can
  ///     leave an empty file instead of either: some disks learn the new name before the new bytes.
  ///   - isPrivate: whether only the owner may read it; otherwise the user's umask decides.
  ///   - modified: the new file's time, in nanoseconds since 1970; nil for now.
  public func replace(
    with parts: [[UInt8]], by name: String, isFlushed: Bool = false, isPrivate: Bool = true,
    modified: Int? = nil
  ) throws(FileFailure) {
    let mode: mode_t = isPrivate ? 0o600 : 0o666
    let descriptor = open(name, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, mode)
    guard descriptor >= 0 else { throw FileFailure(name) }
    var isWritten = true
    for part in parts where isWritten {
      isWritten = part.withUnsafeBufferPointer { DescriptorOutput.write($0, to: descriptor) }
    }
    if isWritten, let modified {
      let time = timespec(tv_sec: modified / 1_000_000_000, tv_nsec: modified % 1_000_000_000)
      isWritten = futimens(descriptor, [time, time]) == 0
    }
    if isWritten, isFlushed { isWritten = fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS }
    // A full disk may be reported only now.
    let failure = isWritten ? nil : FileFailure(name)
    guard close(descriptor) == 0, failure == nil, rename(name, path) == 0 else {
      let reason = failure ?? FileFailure(path)
      unlink(name)
      throw reason
    }
  }
}
