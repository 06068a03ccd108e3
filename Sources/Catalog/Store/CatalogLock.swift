import Files
import Newspapers

/// The right to build the catalog's next file. One program at a time has it, and loses it when it exits for
/// any reason.
final class CatalogLock {
  private let lock: FileLock

  /// - Throws: `.local` if another program has it, or the folder cannot be written.
  init(for file: CatalogFile) throws(NewspaperError) {
    do throws(FileFailure) {
      try Folder.make(Folder.holding(file.path))
      lock = try FileLock(path: file.lockPath, patience: .none)
    } catch {
      throw .local(
        what: error.isInUse
          ? "another import is writing \(file.path): wait until it ends"
          : "\(error.path) cannot be written: \(error.words)")
    }
  }
}
