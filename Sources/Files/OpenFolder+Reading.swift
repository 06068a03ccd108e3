import Glibc

extension OpenFolder {
  /// The bytes of a file below this folder, at most `limit`; nil if there is none. A path with a link or `..`
  /// in it finds no file.
  public func read(_ path: String, atMost limit: Int) throws(FileFailure) -> [UInt8]? {
    let parts = path.split(separator: "/").filter { $0 != "." }
    guard !path.hasPrefix("/"), let name = parts.last, !parts.contains("..") else { return nil }
    var folder = fcntl(descriptor, F_DUPFD_CLOEXEC, 3)
    defer { close(folder) }
    for part in parts.dropLast() {
      let next = openat(folder, String(part), O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard next >= 0 else { return try OpenFolder.none(self.path(of: path)) }
      close(folder)
      folder = next
    }
    let file = openat(folder, String(name), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return try OpenFolder.none(self.path(of: path)) }
    defer { close(file) }
    var status = stat()
    guard fstat(file, &status) == 0, status.st_mode & S_IFMT == S_IFREG else { return nil }
    guard let bytes = DescriptorInput.read(min(limit, Int(status.st_size)), from: file) else {
      throw FileFailure(self.path(of: path))
    }
    return bytes
  }

  /// Nil if there is nothing, or a link.
  private static func none(_ path: String) throws(FileFailure) -> [UInt8]? {
    guard [ENOENT, ENOTDIR, ELOOP, ENAMETOOLONG].contains(errno) else { throw FileFailure(path) }
    return nil
  }
}
