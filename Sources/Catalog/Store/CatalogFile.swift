import Files
import GRDB
import Glibc
import Newspapers
import SQLiteStorage

/// The catalog file. It is never changed, only replaced as a whole, so that any number of programs can read
/// it while another builds the next one. A program that has it open continues to read what it opened.
public struct CatalogFile: Hashable, Sendable {
  public let path: String

  public init(path: String) { self.path = path }

  /// Where the next one is built, in the same folder.
  var draft: String { path + ".new" }

  /// What an interrupted import left behind, in the same folder: it does no harm, and the next import removes it. Nil
  /// if there is nothing, or an import is running.
  public var leftover: String? {
    guard access(draft, F_OK) == 0, !FileLock.isHeld(path: lockPath) else { return nil }
    return draft
  }

  /// Locked while the next one is built.
  var lockPath: String { path + ".lock" }

  /// Whether there is a nonempty file, or may be one in a folder that cannot be searched.
  public var exists: Bool {
    var status = stat()
    guard stat(path, &status) == 0 else { return errno != ENOENT && errno != ENOTDIR }
    return status.st_size > 0
  }

  /// Opens it for reading; nil if there is none.
  /// - Parameter isMapped: whether its pages are mapped into memory instead of copied (sqlite.org/mmap.html).
  ///   That is faster, but counts as the program's memory, and a failing disk kills the program instead of
  ///   causing an error.
  /// - Parameter isOlderTaken: whether to accept one made by an older version of the program.
  /// - Throws: `.local` if it is damaged, may not be read, or was made by another version of the program.
  func open(isMapped: Bool = false, isOlderTaken: Bool = false) throws(NewspaperError) -> DatabaseQueue? {
    guard exists else { return nil }
    // SQLite itself reports what is not an SQLite file or may not be read.
    if let header = SQLiteHeader(path: path) { try check(header, isOlderTaken) }
    do {
      var configuration = Configuration()
      configuration.readonly = true
      configuration.foreignKeysEnabled = false
      if isMapped { configuration.prepareDatabase { $0.mapFile() } }
      return try DatabaseQueue(path: path, configuration: configuration)
    } catch {
      throw NewspaperError(error, path: path)
    }
  }

  private func check(_ header: SQLiteHeader, _ isOlderTaken: Bool) throws(NewspaperError) {
    guard header.application == CatalogSchema.application else {
      throw .local(what: "\(path) is not a Broadsheet catalog: move it away and import again")
    }
    let versions = "\(header.version), this one reads \(CatalogSchema.version)"
    guard header.version <= CatalogSchema.version else {
      throw .local(what: "\(path) was made by a newer version of Broadsheet (\(versions))")
    }
    guard header.version == CatalogSchema.version || isOlderTaken else {
      throw .local(
        what:
          "\(path) was made by an older version of Broadsheet (\(versions)): import or sync again, which "
          + "keeps its contents")
    }
  }

  /// Replaces the file with the draft, durably: once this returns, not even a power failure restores the old
  /// one or leaves half of the new.
  func publish() throws(NewspaperError) {
    try flush(draft)
    guard rename(draft, path) == 0 else { throw failure("replaced") }
    // The new name must reach the disk too; if folders cannot be flushed, it will in time.
    try? flush(
      path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/") + "/")
  }

  private func flush(_ path: String) throws(NewspaperError) {
    let descriptor = Glibc.open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw failure("opened") }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw failure("written") }
  }

  private func failure(_ verb: String) -> NewspaperError {
    .local(what: "\(path) cannot be \(verb): \(String(cString: strerror(errno)))")
  }

  /// Renames the file at `path`, the name in earlier versions, to this one, unless this one exists. If it
  /// cannot be renamed, it stays, and there is no catalog yet.
  public func adopt(_ path: String) {
    guard !exists else { return }
    rename(path, self.path)
  }
}
