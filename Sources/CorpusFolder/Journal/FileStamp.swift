import Corpus
import Files
import Glibc
import Newspapers

/// Recognizes a file as the one that was examined before.
struct FileStamp: Hashable, Sendable {
  let size: Int
  /// In nanoseconds since 1970.
  let modified: Int

  init(size: Int, modified: Int) { (self.size, self.modified) = (size, modified) }

  /// Nil if there is no regular file at that path; links are not followed.
  init?(path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  /// The same for an archive, which may be a link to another disk: jobs read what it leads to.
  init?(archive path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    self.init(status)
  }

  private init?(_ status: stat) {
    guard status.st_mode & S_IFMT == S_IFREG else { return nil }
    size = Int(status.st_size)
    modified = Int(status.st_mtim.tv_sec) * 1_000_000_000 + Int(status.st_mtim.tv_nsec)
  }
}

/// In hexadecimal digits; nil if it has not been computed.
struct FileSums: Hashable, Sendable {
  var sha1: String?
  var sha256: String?

  init(sha1: String? = nil, sha256: String? = nil) { (self.sha1, self.sha256) = (sha1, sha256) }

  init(_ kind: Digest.Kind, _ sum: String) {
    switch kind {
    case .sha1: self.init(sha1: sum)
    case .sha256: self.init(sha256: sum)
    }
  }

  subscript(_ kind: Digest.Kind) -> String? { kind == .sha1 ? sha1 : sha256 }

  /// The checksum of a complete file.
  static func of(_ path: String, _ kind: Digest.Kind) throws(NewspaperError) -> String {
    try of(path, kind, O_NOFOLLOW)
  }

  /// The same for an archive, which may be a link.
  static func of(archive path: String, _ kind: Digest.Kind) throws(NewspaperError) -> String {
    try of(path, kind, 0)
  }

  private static func of(
    _ path: String, _ kind: Digest.Kind, _ flags: Int32
  ) throws(NewspaperError) -> String {
    let digest = try begin(kind)
    let descriptor = open(path, O_RDONLY | O_CLOEXEC | flags)
    guard descriptor >= 0 else { throw .local(what: "cannot read \(FileFailure(path).reason)") }
    defer { close(descriptor) }
    posix_fadvise(descriptor, 0, 0, POSIX_FADV_SEQUENTIAL)
    var block = [UInt8](repeating: 0, count: 1 << 20)
    while true {
      guard let count = DescriptorInput.next(from: descriptor, into: &block) else {
        throw .local(what: "cannot read \(FileFailure(path).reason)")
      }
      if count == 0 { break }
      block.withUnsafeBytes { digest.add(UnsafeRawBufferPointer(rebasing: $0[..<count])) }
    }
    return try finish(digest)
  }

  static func begin(_ kind: Digest.Kind) throws(NewspaperError) -> Digest {
    do throws(CorpusFailure) { return try Digest(kind) } catch { throw NewspaperError(error) }
  }

  static func finish(_ digest: Digest) throws(NewspaperError) -> String {
    do throws(CorpusFailure) { return String(decoding: try digest.finish(), as: UTF8.self) } catch {
      throw NewspaperError(error)
    }
  }
}

extension Digest.Kind {
  /// `SHA-1`
  var name: String { self == .sha1 ? "SHA-1" : "SHA-256" }
}
