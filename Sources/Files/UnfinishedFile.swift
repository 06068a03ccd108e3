import Glibc
import Synchronization

/// What is written to an unfinished file, for computing a checksum meanwhile.
public enum FileWriting {
  /// The previous content is gone.
  case began
  case appended(UnsafeRawBufferPointer)
}

/// A file that is named `NAME.part` until it is complete. An interrupted one can be resumed: `NAME.part.from`
/// says what it is a part of.
public final class UnfinishedFile: Sendable {
  public let name: String
  private let folder: OpenFolder
  let descriptor: Int32
  private let written: Atomic<Int>
  private let onWrite: (@Sendable (FileWriting) -> Void)?

  private let part: String
  /// For failures: the name under which callers know the part.
  let shownPart: String
  private var note: String { part + ".from" }

  /// Opens the existing part, or a new one.
  /// - Parameter onWrite: called after each change.
  /// - Throws: also if another process is writing it.
  public init(
    _ name: String, in folder: OpenFolder,
    onWrite: (@Sendable (FileWriting) -> Void)? = nil
  ) throws(FileFailure) {
    var opened = try UnfinishedFile.open(name + ".part", in: folder)
    if opened.status.st_nlink > 1 {
      // A program that was killed while finishing the file leaves both names. A file that also has another
      // name is not ours to change: only this name is removed.
      folder.remove(name + ".part")
      folder.remove(name + ".part.from")
      close(opened.descriptor)
      opened = try UnfinishedFile.open(name + ".part", in: folder)
    }
    self.name = name
    self.folder = folder
    part = name + ".part"
    shownPart = folder.path(of: name + ".part")
    self.descriptor = opened.descriptor
    self.onWrite = onWrite
    written = Atomic(Int(opened.status.st_size))
  }

  /// Makes a file that cannot be resumed: until it is complete, it has a name that nobody else uses. Failures
  /// give its final name.
  public init(new name: String, in folder: OpenFolder) throws(FileFailure) {
    guard !name.contains("/") else { throw FileFailure(name, words: "it leads outside the folder") }
    let path = folder.path(of: name)
    var status = stat()
    // It may be too long.
    guard fstatat(folder.descriptor, name, &status, AT_SYMLINK_NOFOLLOW) == 0 || errno == ENOENT else {
      throw FileFailure(path)
    }
    let part = ".broadsheet" + WholeFile.ownSuffix
    do throws(FileFailure) {
      descriptor = try folder.openFile(part, O_RDWR | O_CREAT | O_EXCL | O_APPEND)
    } catch {
      throw FileFailure(path, words: error.words)
    }
    self.name = name
    self.folder = folder
    self.part = part
    shownPart = path
    onWrite = nil
    written = Atomic(0)
  }

  /// Opens and locks it; creates it if necessary.
  private static func open(
    _ name: String, in folder: OpenFolder
  ) throws(FileFailure) -> (descriptor: Int32, status: stat) {
    let descriptor = try folder.openFile(name, O_RDWR | O_CREAT | O_APPEND)
    var (status, named) = (stat(), stat())
    guard FileLock.take(descriptor), fstat(descriptor, &status) == 0 else {
      let failure = FileFailure(folder.path(of: name))
      close(descriptor)
      throw failure.isInUse ? UnfinishedFile.inUse(failure.path) : failure
    }
    // Another program may have finished it between the two calls: it is now that program's complete file.
    guard fstatat(folder.descriptor, name, &named, AT_SYMLINK_NOFOLLOW) == 0,
      FileIdentity(named) == FileIdentity(status)
    else {
      close(descriptor)
      throw UnfinishedFile.inUse(folder.path(of: name))
    }
    return (descriptor, status)
  }

  private static func inUse(_ part: String) -> FileFailure {
    FileFailure(part, words: "another program is writing it", isInUse: true)
  }

  deinit { close(descriptor) }

  /// Lets others continue the part. Nothing may be written afterward.
  public func letGo() { FileLock.release(descriptor) }

  /// For display.
  public var path: String { folder.path(of: name) }

  /// Whether the existing part may be another program's, such as a browser's, which uses the same names: it
  /// has content, and nothing says what it is a part of.
  public var isForeign: Bool { count > 0 && !folder.holds(note) }

  /// Bytes written so far.
  public var count: Int { written.load(ordering: .relaxed) }

  /// What it is a part of, as passed to `begin`; nil if unknown.
  public func origin() throws(FileFailure) -> String? {
    guard count > 0, folder.holds(note) else { return nil }
    let descriptor = try folder.openFile(note, O_RDONLY)
    defer { close(descriptor) }
    guard let bytes = DescriptorInput.read(1 << 16, from: descriptor) else {
      throw FileFailure(folder.path(of: note))
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Starts over.
  /// - Parameter origin: what it will be a part of; nil if it cannot be resumed.
  public func begin(_ origin: String?) throws(FileFailure) {
    guard ftruncate(descriptor, 0) == 0 else { throw FileFailure(shownPart) }
    written.store(0, ordering: .relaxed)
    onWrite?(.began)
    folder.remove(note)
    guard let origin else { return }
    let descriptor = try folder.openFile(note, O_WRONLY | O_CREAT | O_TRUNC)
    defer { close(descriptor) }
    var text = origin
    if !text.withUTF8({ DescriptorOutput.write($0, to: descriptor) }) {
      throw FileFailure(folder.path(of: note))
    }
  }

  public func append(_ bytes: UnsafeRawBufferPointer) throws(FileFailure) {
    try count(bytes.count, isWritten: bytes.withMemoryRebound(to: UInt8.self, write))
    onWrite?(.appended(bytes))
  }

  public func append(_ bytes: [UInt8]) throws(FileFailure) {
    try count(bytes.count, isWritten: bytes.withUnsafeBufferPointer(write))
    bytes.withUnsafeBytes { onWrite?(.appended($0)) }
  }

  private func write(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    DescriptorOutput.write(bytes, to: descriptor)
  }

  private func count(_ bytes: Int, isWritten: Bool) throws(FileFailure) {
    guard isWritten else {
      let failure = FileFailure(shownPart)
      // The written part still counts: the file continues from its end.
      var status = stat()
      if fstat(descriptor, &status) == 0 { written.store(Int(status.st_size), ordering: .relaxed) }
      throw failure
    }
    written.add(bytes, ordering: .relaxed)
  }

  /// Gives the file its name, once it is on disk.
  /// - Parameter replaces: whether it may replace an existing file.
  public func finish(replaces: Bool) throws(FileFailure) {
    // Some files are not on a disk and cannot be synced; that is not a failure.
    guard fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS else {
      throw FileFailure(shownPart)
    }
    if !replaces {
      // Unlike renaming, linking never replaces an existing file.
      if linkat(folder.descriptor, part, folder.descriptor, name, 0) == 0 { return discard() }
      // Some file systems do not support links.
      guard errno != EEXIST, !folder.holds(name) else {
        throw FileFailure(path, words: "it already exists")
      }
    }
    guard renameat(folder.descriptor, part, folder.descriptor, name) == 0 else { throw FileFailure(path) }
    folder.remove(note)
  }

  /// Removes what has been written.
  public func discard() {
    folder.remove(part)
    folder.remove(note)
  }
}
