import Foundation
import Newspapers
import TestSupport
import Testing

@testable import PageIndex

/// An index in a folder where nothing can be written, such as one that several readers share.
struct ReadOnlyFolderTests {
  private let folder = TemporaryFolder()
  private var path: String { folder.file("shared #1/pages.sqlite") }

  /// Makes the index, then keeps SQLite from making the files of its log. Permissions would not stop root.
  private func share(_ text: String) async throws {
    do {
      let index = PageIndex(path: path)
      _ = try await index.keep([.made("sn83045462/1916-11-08", text)])
      try await index.settle()
    }
    for name in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: path + name) }
    try FileManager.default.createSymbolicLink(
      atPath: path + "-shm", withDestinationPath: folder.file("nowhere/shm"))
  }

  @Test func `its pages are found, and it is examined`() async throws {
    try await share("gold rush")
    let index = PageIndex(path: path)
    #expect(try await PageIndexSearch(index: index).count(of: .word(SearchWord("gold"))) == 1)
    #expect(try await index.summary().pages == 1)
    guard case .good(let summary, _, true) = try await index.examine() else {
      Issue.record("it is not good")
      return
    }
    #expect(summary.pages == 1)
  }

  @Test func `nothing is written, which is said`() async throws {
    try await share("gold rush")
    let index = PageIndex(path: path)
    let failure = NewspaperError.local(what: "\(path) is not writable")
    await #expect(throws: failure) { try await index.keep([.made("sn83045462/1916-11-09", "tin")]) }
    // FTS5 checks its words with a statement that would write.
    await #expect(throws: failure) { try await index.check() }
  }

  @Test func `pages in a log that cannot be read are not passed over`() async throws {
    try await share("gold rush")
    try Data(count: 4096).write(to: URL(filePath: path + "-wal"))
    let index = PageIndex(path: path)
    let failure = NewspaperError.local(
      what: "\(path) cannot be opened: check its permissions and its folder's")
    await #expect(throws: failure) { try await index.summary() }
  }
}
