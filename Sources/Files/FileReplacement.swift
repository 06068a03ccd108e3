import Glibc

/// New content for a file, written next to it: readers see the old file or the new one, however the program
/// ends.
public final class FileReplacement {
  /// The file itself, behind all links.
  public let path: String
  private let name: String
  private let descriptor: Int32
  private let before: stat
  private var isDone = false

  /// - Parameter given: a regular file, or a link to one.
  public init(of given: GivenPath) throws(FileFailure) {
    guard let whole = given.withBytes({ realpath($0, nil) }) else { throw FileFailure(given.text) }
    path = String(cString: whole)
    free(whole)
    var status = stat()
    guard stat(path, &status) == 0 else { throw FileFailure(path) }
    guard status.st_mode & S_IFMT == S_IFREG else { throw FileFailure(path, words: "it is not a file") }
    guard access(path, W_OK) == 0 else { throw FileFailure(path) }
    before = status
    name = WholeFile(path: path).ownName
    descriptor = open(name, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    guard descriptor >= 0 else { throw FileFailure(name) }
    // Another owner's file may become the user's own; its mode stays.
    _ = fchown(descriptor, status.st_uid, status.st_gid)
    guard fchmod(descriptor, status.st_mode & 0o7777) == 0 else {
      let failure = FileFailure(name)
      close(descriptor)
      unlink(name)
      isDone = true
      throw failure
    }
  }

  deinit {
    if !isDone {
      close(descriptor)
      unlink(name)
    }
  }

  public func write(_ bytes: [UInt8]) throws(FileFailure) {
    guard bytes.withUnsafeBufferPointer({ DescriptorOutput.write($0, to: descriptor) }) else {
      throw unwritten
    }
  }

  /// Why the system call that failed last did, without the name of the unfinished file.
  private var unwritten: FileFailure {
    FileFailure(path, words: "cannot be written: \(String(cString: strerror(errno)))")
  }

  /// Gives the new file the old one's name, once it is on disk.
  /// - Parameter suffix: appended to the old file's name, which must not exist; nil to delete the old file.
  public func finish(keeping suffix: String?) throws(FileFailure) {
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else { throw unwritten }
    var now = stat()
    guard stat(path, &now) == 0 else { throw FileFailure(path) }
    guard FileIdentity(now) == FileIdentity(before), now.st_size == before.st_size,
      now.st_mtim.tv_sec == before.st_mtim.tv_sec, now.st_mtim.tv_nsec == before.st_mtim.tv_nsec
    else { throw FileFailure(path, words: "another program has changed it meanwhile") }
    // Unlike renaming, linking never replaces an existing file.
    if let suffix, link(path, path + suffix) != 0 { throw FileFailure(path + suffix) }
    guard rename(name, path) == 0 else { throw FileFailure(path) }
    isDone = true
    close(descriptor)
    let folder = open(Folder.holding(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    if folder >= 0 {
      // The file is complete either way; some file systems cannot sync a folder.
      fsync(folder)
      close(folder)
    }
  }
}
