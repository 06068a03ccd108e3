import Files
import Glibc
import MVP
import Newspapers
import Presentation

/// A file that a command writes as a whole: an existing one is replaced when the new one is on disk, and
/// keeps its permissions; a new one gets those that the umask allows. A link stays one, and the file that it
/// leads to is written.
enum OutputFile {
  /// The file that an option names; nil for standard output, which is `-` or no option.
  static func path(_ written: String?) -> String? { written == "-" ? nil : written }

  /// A failure if a name is empty, or if writing would replace existing files; nil if that is wanted.
  /// - Parameter isForced: whether they may be replaced.
  static func refusal(of written: [String?], isForced: Bool) -> Failure? {
    if written.contains("") {
      return Failure("the name of the file to write is empty", exitCode: ExitStatus.usage)
    }
    let existing = isForced ? [] : written.compactMap(\.self).filter(replaces)
    return existing.isEmpty ? nil : .existing(existing)
  }

  /// A failure if there is no folder for a file that is written at the end; nil if there is one.
  static func refusal(ofFolderOf written: String) -> Failure? {
    let name = GivenPath(written)
    let folder = name.folder
    var status = stat()
    if folder.withBytes({ stat($0, &status) }) == 0 { return nil }
    return Failure(failure(name)).advising("Make the folder first: \(folder.text)")
  }

  /// Whether a file exists whose contents would be lost: a pipe, a device, or an empty file as made by mktemp
  /// has none.
  private static func replaces(_ written: String) -> Bool {
    var status = stat()
    return GivenPath(written).withBytes { stat($0, &status) } == 0 && status.st_mode & S_IFMT == S_IFREG
      && status.st_size > 0
  }

  static func write(_ text: String, to path: String) throws(NewspaperError) {
    try write(Array(text.utf8), to: path)
  }

  static func write(_ bytes: [UInt8], to written: String) throws(NewspaperError) {
    let name = GivenPath(written)
    let path = behindLinks(name)
    var status = stat()
    let isThere = path.withBytes { lstat($0, &status) } == 0
    // A pipe or a device cannot be replaced.
    guard !isThere || status.st_mode & S_IFMT == S_IFREG else {
      return try write(bytes, to: path, flags: O_TRUNC, naming: name)
    }
    let unfinished = path.appending(WholeFile.ownSuffix)
    try write(
      bytes, to: unfinished, flags: O_CREAT | O_EXCL, mode: isThere ? status.st_mode : nil, naming: name)
    if unfinished.withBytes({ new in path.withBytes { rename(new, $0) } }) == 0 { return }
    let failure = failure(name)
    _ = unfinished.withBytes { unlink($0) }
    throw failure
  }

  /// What links lead to, whether or not it exists. A link that leads in a circle stays as it is, and so does
  /// one to an open file, as `/dev/stdout` is: the program that opened it continues with that very file.
  private static func behindLinks(_ name: GivenPath) -> GivenPath {
    var path = name
    var (status, processes) = (stat(), stat())
    stat("/proc/self", &processes)
    // As many as the system follows.
    for _ in 0..<40 {
      guard path.withBytes({ lstat($0, &status) }) == 0, status.st_dev != processes.st_dev,
        let target = path.linkTarget
      else { return path }
      path = target
    }
    return name
  }

  /// - Parameter mode: the file's permissions; nil leaves them to the umask.
  private static func write(
    _ bytes: [UInt8], to path: GivenPath, flags: Int32, mode: mode_t? = nil, naming name: GivenPath
  ) throws(NewspaperError) {
    let descriptor = path.withBytes { open($0, O_WRONLY | O_CLOEXEC | flags, mode_t(0o666)) }
    guard descriptor >= 0 else { throw failure(name) }
    // Some files are not on a disk and cannot be synced; that is not a failure.
    let isWritten =
      (mode.map { fchmod(descriptor, $0 & 0o7777) == 0 } ?? true)
      && bytes.withUnsafeBufferPointer({ DescriptorOutput.write($0, to: descriptor) })
      && (fsync(descriptor) == 0 || errno == EINVAL || errno == EROFS)
    let failure = failure(name)
    guard close(descriptor) == 0, isWritten else {
      if flags & O_EXCL != 0 { _ = path.withBytes { unlink($0) } }
      throw failure
    }
  }

  private static func failure(_ path: GivenPath) -> NewspaperError {
    .local(what: "cannot write \(path.text): \(String(cString: strerror(errno)))")
  }
}
