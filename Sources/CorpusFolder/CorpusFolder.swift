import Corpus
import Files
import Glibc
import Newspapers

/// A corpus in a folder. The files are the truth; `journal.sqlite` remembers what was learned about them.
public struct CorpusFolder: CorpusStore {
  public let path: String
  /// Name and version, for the files that it writes.
  let program: String
  let transfer: any ArchiveTransfer
  /// In seconds since 1970.
  let now: @Sendable () -> Double
  /// Free bytes in the file system of `path`.
  let room: @Sendable (_ path: String) -> Int?

  /// - Parameter room: for tests.
  public init(
    path: String, program: String, transfer: any ArchiveTransfer, now: @escaping @Sendable () -> Double,
    room: @escaping @Sendable (_ path: String) -> Int? = { CorpusFolder.freeBytes(at: $0) }
  ) {
    (self.path, self.program, self.transfer, self.now, self.room) = (path, program, transfer, now, room)
  }

  var journal: Journal { Journal(path: file(CorpusLayout.journal)) }
  var store: BatchStore { BatchStore(folder: path) }
  var planFile: PlanFile { PlanFile(folder: path) }

  /// - Parameter name: below this folder.
  func file(_ name: String) -> String { OpenFolder.path(of: name, in: path) }

  public func plan() async throws(NewspaperError) -> CorpusPlan? { try planFile.read() }

  public func keep(_ plan: CorpusPlan, _ newspapers: [Newspaper]) async throws(NewspaperError) {
    _ = try local("write") { () throws(FileFailure) in try OpenFolder(path) }
    let lock = try FolderLock(self)
    try Manifest(path).forget { $0 == CorpusLayout.description || $0 == CorpusLayout.titles }
    try planFile.write(plan, program: program)
    // What is unknown this time does not replace what was known.
    let titles = TitleFile(folder: path)
    let known = newspapers.isEmpty ? try titles.read() : []
    if known.isEmpty { try titles.write(newspapers) }
    _ = consume lock
  }

  public func freeSpace() async -> Int? { room(path) }

  /// The space that users other than root may still use, at `path` or where it would be.
  public static func freeBytes(at path: String) -> Int? {
    var status = statvfs()
    var nearest = path
    while statvfs(nearest.isEmpty ? "." : nearest, &status) != 0 {
      guard errno == ENOENT, !nearest.isEmpty, nearest != "/" else { return nil }
      nearest = Folder.holding(nearest)
      if nearest.isEmpty { nearest = path.hasPrefix("/") ? "/" : "" }
    }
    return Int(
      clamping: UInt64(status.f_bavail).multipliedReportingOverflow(by: UInt64(status.f_frsize)).partialValue)
  }
}
