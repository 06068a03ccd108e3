import Files
import FoundationEssentials
import Glibc
import Newspapers

/// The readings of pages as JSON files: one per page, in one folder per newspaper.
///
/// A file is replaced as a whole, once the new one is on the disk, and only one program at a time changes anything.
public actor ReadingFiles: ReadingStore {
  public nonisolated let folder: String
  /// File access blocks.
  private let executor = QueueExecutor(label: "readings")
  public nonisolated var unownedExecutor: UnownedSerialExecutor { executor.asUnownedSerialExecutor() }

  /// The most bytes of a file: each reading of a page takes less than half a megabyte.
  private static let limit = 64 << 20

  /// - Parameter folder: absolute; created when the first page is stored.
  public init(folder: String) { self.folder = folder }

  public func readings(of page: PageID) async throws(NewspaperError) -> PageReadings {
    let path = path(of: page)
    let bytes: [UInt8]?
    do throws(FileFailure) {
      bytes = try WholeFile(path: path).read(atMost: ReadingFiles.limit)
    } catch {
      guard hasFolder else { return PageReadings() }
      throw .local(what: "\(error.path) cannot be opened: \(error.words)")
    }
    guard let bytes else { return PageReadings() }
    return try ReadingFiles.readings(in: bytes, of: page, path: path)
  }

  /// Whether anything was ever read again. A file may be where a folder would have to be.
  private var hasFolder: Bool {
    var status = stat()
    return stat(folder, &status) == 0 || errno != ENOENT && errno != ENOTDIR
  }

  /// What a file says.
  /// - Parameter path: its name, for errors.
  public static func readings(
    in bytes: [UInt8], of page: PageID, path: String
  ) throws(NewspaperError) -> PageReadings {
    guard let document = try? JSONDecoder().decode(ReadingDocument.self, from: Data(bytes)) else {
      throw damaged(path)
    }
    guard document.version <= 1 else {
      throw .unreadable(what: "\(path) was written by a newer version of Broadsheet: update to use it")
    }
    guard let readings = document.readings(of: page) else { throw damaged(path) }
    return readings
  }

  public func change<Answer: Sendable>(
    _ page: PageID, _ change: @Sendable (inout PageReadings) -> Answer
  ) async throws(NewspaperError) -> (readings: PageReadings, answer: Answer) {
    let path = path(of: page)
    do throws(FileFailure) {
      try Folder.make(Folder.holding(path))
    } catch {
      throw ReadingFiles.unwritable(error)
    }
    let lock = try ReadingLock(folder: folder)
    let before = try await readings(of: page)
    var readings = before
    let answer = change(&readings)
    if readings.text != before.text { try markUnindexed(page) }
    if readings.isEmpty, !before.isEmpty { try remove(path) }
    if !readings.isEmpty, readings != before { try write(readings, of: page, to: path) }
    _ = consume lock
    return (readings, answer)
  }

  public func unindexed() async throws(NewspaperError) -> [PageID] {
    do throws(FileFailure) {
      return try Folder.names(in: unindexedFolder).compactMap { name in
        (try? PageAddress(name.replacing("_", with: "/")))?.page
      }
    } catch {
      throw .local(what: "texts read again cannot be listed: \(error.reason)")
    }
  }

  public func noteIndexed(_ text: String?, of page: PageID) async throws(NewspaperError) {
    let lock = try ReadingLock(folder: folder)
    // Another program may have changed the page meanwhile, and put its words into the index first.
    if try await readings(of: page).text == text {
      try remove(mark(of: page))
    } else {
      try markUnindexed(page)
    }
    _ = consume lock
  }

  private func markUnindexed(_ page: PageID) throws(NewspaperError) {
    let mark = mark(of: page)
    do throws(FileFailure) {
      try Folder.make(unindexedFolder)
      let descriptor = open(mark, O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
      guard descriptor >= 0 else { throw FileFailure(mark) }
      close(descriptor)
    } catch {
      throw ReadingFiles.unwritable(error)
    }
  }

  /// Has an empty file for each page whose words the index may not know yet.
  private nonisolated var unindexedFolder: String { folder + "/unindexed" }

  private nonisolated func mark(of page: PageID) -> String {
    "\(unindexedFolder)/\(page.description.replacing("/", with: "_"))"
  }

  /// The number of pages with readings.
  public func count() throws(NewspaperError) -> Int {
    do throws(FileFailure) {
      var count = 0
      for newspaper in try Folder.names(in: folder) where newspaper != "lock" {
        count += try Folder.names(in: "\(folder)/\(newspaper)").count { $0.hasSuffix(".json") }
      }
      return count
    } catch {
      throw .local(what: "texts read again cannot be listed: \(error.reason)")
    }
  }

  private func remove(_ path: String) throws(NewspaperError) {
    guard unlink(path) == 0 || errno == ENOENT else { throw ReadingFiles.unwritable(FileFailure(path)) }
  }

  private func write(
    _ readings: PageReadings, of page: PageID, to path: String
  ) throws(NewspaperError) {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    let bytes: [UInt8]
    do { bytes = Array(try encoder.encode(ReadingDocument(readings, of: page))) } catch {
      throw .local(what: "what was read cannot be written as JSON: \(error)")
    }
    do throws(FileFailure) {
      try WholeFile(path: path).replace(with: [bytes, [0x0A]], by: path + ".new", isFlushed: true)
    } catch {
      throw ReadingFiles.unwritable(error)
    }
  }

  /// `sn83045462/1865-10-02_ed-1_seq-1.json`.
  private nonisolated func path(of page: PageID) -> String {
    let issue = page.issue
    return "\(folder)/\(issue.lccn)/\(issue.date)_ed-\(issue.edition)_seq-\(page.sequence).json"
  }

  private static func damaged(_ path: String) -> NewspaperError {
    .unreadable(what: "\(path) is damaged, and was left unchanged: move it away to read the page again")
  }

  static func unwritable(_ failure: FileFailure) -> NewspaperError {
    .local(what: "the text read again cannot be stored: \(failure.reason)")
  }
}

/// The right to change readings. One program at a time has it, and loses it when it exits for any reason.
private struct ReadingLock: ~Copyable {
  private let lock: FileLock

  init(folder: String) throws(NewspaperError) {
    do throws(FileFailure) {
      lock = try FileLock(path: folder + "/lock")
    } catch {
      throw error.isInUse
        ? .local(what: "another program is changing \(folder): try again in a moment")
        : ReadingFiles.unwritable(error)
    }
  }
}
