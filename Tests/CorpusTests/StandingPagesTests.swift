import Foundation
import Glibc
import TestSupport
import Testing

@testable import Corpus

/// Existing pages of a batch, when an archive is read again.
struct StandingPagesTests {
  @Test func `they are read through once`() async throws {
    let folder = TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
    let path = folder.file("dlc_fiji_ver01.tar")
    try Data(ArchiveBuilder(pages: MadePage.pages(5)).tar).write(to: URL(filePath: path))
    let store = BatchStore(folder: folder.file("corpus"))
    let options = CorpusOptions()
    _ = try await store.read(path, as: BatchName(path), options, note: { _ in })
    let opened = OpenCount(path: store.pagesPath(of: "dlc_fiji_ver01"))
    #expect(try await store.read(path, as: BatchName(path), options, note: { _ in }).wasThere)
    #expect(opened.taken() == 1)
    var others = options
    others.text = .ocr
    func readOthers() async throws {
      _ = try await store.read(path, as: BatchName(path), others, note: { (_: String) in })
    }
    await #expect(throws: CorpusFailure.self) { try await readOthers() }
    #expect(opened.taken() == 1)
  }

  /// Two archives of one batch, and a store.
  private func made(
    _ folder: TemporaryFolder, second: [UInt8]
  ) throws -> (paths: [String], store: BatchStore) {
    var paths: [String] = []
    for (name, bytes) in [("a", ArchiveBuilder(pages: MadePage.pages(5)).tar), ("b", second)] {
      try FileManager.default.createDirectory(
        atPath: folder.file(name), withIntermediateDirectories: true)
      paths.append(folder.file("\(name)/dlc_fiji_ver01.tar"))
      try Data(bytes).write(to: URL(filePath: paths[paths.count - 1]))
    }
    return (paths, BatchStore(folder: folder.file("corpus")))
  }

  @Test(arguments: [false, true])
  func `a second archive of a batch replaces complete pages only in another run`(
    isForced: Bool
  ) async throws {
    let folder = TemporaryFolder()
    let (paths, store) = try made(folder, second: ArchiveBuilder(pages: MadePage.pages(3)).tar)
    let name = BatchName(paths[0])
    let options = CorpusOptions()
    _ = try await store.read(paths[0], as: name, options, note: { _ in })
    let words =
      "\(paths[1]): the pages of dlc_fiji_ver01 were just read from \(paths[0]), which differs: they were kept"
    func readSecond() async throws {
      _ = try await store.read(
        paths[1], as: name, options, isForced: isForced, after: paths[0], note: { (_: String) in })
    }
    await #expect(throws: CorpusFailure.damaged(what: words)) { try await readSecond() }
    #expect(try store.receipt(of: "dlc_fiji_ver01")?.pages == 5)
    let later = try await store.read(paths[1], as: name, options, isForced: isForced, note: { _ in })
    #expect(later.receipt.pages == 3 && later.replaced?.pages == 5)
    let again = try await store.read(
      paths[1], as: name, options, isForced: isForced, after: paths[0], note: { _ in })
    #expect(again.wasThere && again.replaced == nil)
  }

  @Test func `complete pages stay if a cut archive is read by force`() async throws {
    let folder = TemporaryFolder()
    let (paths, store) = try made(folder, second: ArchiveBuilder(pages: MadePage.pages(3)).members)
    let name = BatchName(paths[0])
    let options = CorpusOptions()
    _ = try await store.read(paths[0], as: name, options, note: { _ in })
    let words = "\(paths[1]) is incomplete: the existing pages were kept"
    func readCut() async throws {
      _ = try await store.read(paths[1], as: name, options, isForced: true, note: { (_: String) in })
    }
    await #expect(throws: CorpusFailure.damaged(what: words)) { try await readCut() }
    #expect(try store.receipt(of: "dlc_fiji_ver01")?.pages == 5)
    #expect(try await store.read(paths[0], as: name, options, note: { _ in }).wasThere)
  }
}

/// How often a file was opened (inotify(7)).
private final class OpenCount {
  private let descriptor = inotify_init1(O_NONBLOCK | O_CLOEXEC)

  init(path: String) {
    // Closing, too: equal events that follow each other count as one.
    _ = inotify_add_watch(descriptor, path, UInt32(IN_OPEN | IN_CLOSE_NOWRITE))
  }

  deinit { close(descriptor) }

  /// Since the last time.
  func taken() -> Int {
    var buffer = [UInt8](repeating: 0, count: 4096)
    let count = read(descriptor, &buffer, buffer.count)
    guard count > 0 else { return 0 }
    return buffer.withUnsafeBytes { bytes in
      stride(from: 0, to: count, by: MemoryLayout<inotify_event>.size).count { start in
        bytes.loadUnaligned(fromByteOffset: start, as: inotify_event.self).mask & UInt32(IN_OPEN) != 0
      }
    }
  }
}
