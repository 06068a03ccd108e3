import Glibc

/// A folder of the user's to which files are saved. Names are looked up in the open folder itself, whatever
/// happens to its path meanwhile, and links are never followed.
public final class OpenFolder: Sendable {
  public let path: String
  let descriptor: Int32

  /// Creates missing directories in `path`, with the permissions of the user's umask.
  public init(_ path: String) throws(FileFailure) {
    do throws(FileFailure) { try Folder.make(path, mode: 0o777) } catch {
      throw FileFailure(path, words: error.words)
    }
    descriptor = open(path.isEmpty ? "." : path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard descriptor >= 0 else { throw FileFailure(path) }
    self.path = path
  }

  /// Opens an existing folder.
  public init(existing given: GivenPath) throws(FileFailure) {
    path = given.text
    descriptor = given.withBytes { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw FileFailure(path) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  public static func exists(_ path: String) -> Bool {
    var status = Glibc.stat()
    return stat(path.isEmpty ? "." : path, &status) == 0
  }

  /// Whether the folder has anything with that name.
  public func holds(_ name: String) -> Bool {
    var status = stat()
    return fstatat(descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0
  }

  /// For display.
  public func path(of name: String) -> String { OpenFolder.path(of: name, in: path) }

  /// The same in a folder that may not exist.
  public static func path(of name: String, in folder: String) -> String {
    folder.isEmpty || folder == "." ? name : folder.hasSuffix("/") ? folder + name : "\(folder)/\(name)"
  }

  /// A path from the root; a relative one begins at the current folder, and stays as it is if that is gone.
  public static func absolute(_ path: String) -> String {
    guard !path.hasPrefix("/"), let current = getcwd(nil, 0) else { return path }
    defer { free(current) }
    return OpenFolder.path(of: path, in: String(cString: current))
  }

  /// Opens only a regular file: no link, no pipe, no device.
  func openFile(_ name: String, _ flags: Int32) throws(FileFailure) -> Int32 {
    guard !name.contains("/") else { throw FileFailure(name, words: "it leads outside the folder") }
    let descriptor = openat(descriptor, name, flags | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC, 0o666)
    guard descriptor >= 0 else {
      throw errno == ELOOP
        ? FileFailure(path(of: name), words: "it is a symbolic link") : FileFailure(path(of: name))
    }
    var status = stat()
    guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileFailure(path(of: name), words: "it is not a file")
    }
    return descriptor
  }

  /// Removes a file, if it exists.
  public func remove(_ name: String) { unlinkat(descriptor, name, 0) }

  /// Gives a file another name, replacing any file of that name.
  public func rename(_ name: String, to other: String) throws(FileFailure) {
    guard renameat(descriptor, name, descriptor, other) == 0 else { throw FileFailure(path(of: name)) }
  }

  /// Flushes the names of its files to disk. Some file systems cannot do that, or do it anyway.
  public func flush() throws(FileFailure) {
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else { throw FileFailure(path) }
  }
}
