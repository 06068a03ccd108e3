import Files
import Glibc
import Newspapers

/// Keeps other programs from changing a corpus, until it is destroyed or the process ends for any reason.
struct FolderLock: ~Copyable {
  private let lock: FileLock

  /// - Throws: `.local`, naming the process that holds it.
  init(_ folder: CorpusFolder) throws(NewspaperError) {
    let path = folder.file(".lock")
    do throws(FileFailure) {
      lock = try FileLock(path: path, patience: .none)
    } catch {
      guard error.isInUse else { throw .local(what: "cannot write \(error.reason)") }
      let bytes = (try? WholeFile(path: path).read(atMost: 100)) ?? nil
      let holder = bytes.flatMap { Int32(String(decoding: $0.prefix { $0 != 0x0A }, as: UTF8.self)) }
      throw .local(
        what: "another program is working in \(folder.path)" + (holder.map { " (process \($0))" } ?? "")
          + ": wait until it ends")
    }
    // Only for the message above.
    guard let file = fopen(path, "w") else { return }
    fputs("\(getpid())\n", file)
    fclose(file)
  }
}
