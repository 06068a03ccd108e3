import Files
import Glibc

/// A file of the cache, as the file system reports it.
struct CacheFile {
  let path: String
  let bytes: Int
  /// When the entry was last used, in seconds since 1970.
  let lastRead: Double

  /// Whether it is being written.
  var isUnfinished: Bool { path.hasSuffix(WholeFile.unfinished) }

  /// Nil if it does not exist or is not a file.
  init?(path: String) {
    var status = stat()
    guard lstat(path, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    self.path = path
    bytes = Int(status.st_size)
    lastRead = Double(status.st_mtim.tv_sec)
  }

  /// Its header; nil if that is invalid, or if the body, which is not read, has another size than it says.
  func head() throws(FileFailure) -> CacheHead? {
    // Nearly all headers are shorter than what is read first.
    for size in [4096, CacheHead.longest] {
      guard let bytes = try WholeFile(path: path).read(atMost: size) else { return nil }
      guard let head = CacheHead(of: bytes) else { continue }
      return self.bytes - head.size == head.length ? head : nil
    }
    return nil
  }

  /// The files of a cache: those in the folders with two-digit names. Anything else is left alone.
  static func all(in directory: String) throws(FileFailure) -> [CacheFile] {
    var files: [CacheFile] = []
    for folder in try Folder.names(in: directory) where folder.utf8.count == 2 && isHexadecimal(folder) {
      for name in try Folder.names(in: "\(directory)/\(folder)") where isHexadecimal(name.prefix(14)) {
        if let file = CacheFile(path: "\(directory)/\(folder)/\(name)") { files.append(file) }
      }
    }
    return files
  }

  private static func isHexadecimal(_ name: some StringProtocol) -> Bool {
    name.utf8.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
  }
}
