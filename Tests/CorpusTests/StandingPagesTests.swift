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
