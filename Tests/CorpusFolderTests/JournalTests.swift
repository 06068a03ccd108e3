import Foundation
import Newspapers
import TestSupport
import Testing

@testable import CorpusFolder

struct JournalTests {
  private let folder = TemporaryFolder()
  private var journal: Journal { Journal(path: folder.path + "/journal.sqlite") }

  private func known(_ size: Int, _ sums: FileSums) -> Journal.KnownFile {
    Journal.KnownFile(stamp: FileStamp(size: size, modified: 5), sums: sums)
  }

  init() throws {
    try FileManager.default.createDirectory(atPath: folder.path, withIntermediateDirectories: true)
  }

  @Test func `one file is found by its path, as among all`() throws {
    #expect(try journal.file("archives/a") == nil, "there is no journal")
    try journal.keep(known(1, FileSums(sha1: "01")), of: "archives/a")
    try journal.keep(known(2, FileSums(sha256: "02")), of: "archives/b")
    #expect(try journal.file("archives/a") == known(1, FileSums(sha1: "01")))
    #expect(try journal.file("archives/b") == known(2, FileSums(sha256: "02")))
    #expect(try journal.file("archives/c") == nil)
    #expect(
      try journal.files()
        == ["archives/a": known(1, FileSums(sha1: "01")), "archives/b": known(2, FileSums(sha256: "02"))])
    try journal.forget("archives/a")
    #expect(try journal.file("archives/a") == nil)
  }

  @Test func `one of a newer version is refused and left unchanged`() throws {
    try journal.keep(known(1, FileSums(sha1: "01")), of: "archives/a")
    // The lowest byte of `PRAGMA user_version` (sqlite.org/fileformat.html, 1.3).
    let file = URL(filePath: journal.path)
    var bytes = try Data(contentsOf: file)
    #expect(bytes[63] == 1)
    bytes[63] = 2
    try bytes.write(to: file)
    let refusal = NewspaperError.local(
      what: "\(journal.path) was written by a newer version of Broadsheet: update to use it")
    #expect(throws: refusal) { try journal.files() }
    #expect(throws: refusal) { try journal.keep(known(2, FileSums()), of: "archives/a") }
    #expect(try Data(contentsOf: file) == bytes)
  }
}
