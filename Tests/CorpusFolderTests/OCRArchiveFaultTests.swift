import Newspapers
import TestSupport
import Testing

@testable import CorpusFolder

@Suite("Whether a file is the listed archive") struct OCRArchiveFaultTests {
  private let old = String(repeating: "1", count: 40)
  private let new = String(repeating: "2", count: 64)

  private func archive(size: Int? = nil, sha1: String? = nil, sha256: String? = nil) throws -> OCRArchive {
    try #require(
      OCRArchive(
        address: "https://example.org/a_one_ver01.tar.bz2", size: size, sha1: sha1, sha256: sha256))
  }

  @Test func `its size and every known checksum decide`() throws {
    let listed = try archive(size: 6, sha1: old, sha256: new)
    #expect(listed.fault(bytes: 6) == nil)
    #expect(listed.fault(bytes: 5) == "it has 5 bytes instead of 6")
    #expect(listed.fault(bytes: 6, FileSums(sha1: old, sha256: new)) == nil)
    #expect(listed.fault(bytes: 6, FileSums(sha1: "3")) == "its SHA-1 is 3 instead of \(old)")
    let both = FileSums(sha1: "3", sha256: "4")
    #expect(listed.fault(bytes: 6, both) == "its SHA-256 is 4 instead of \(new)")
    #expect(try archive().fault(bytes: 5, both) == nil, "nothing is listed")
  }

  @Test func `what is known of an earlier file does not count`() throws {
    let listed = try archive(size: 6, sha1: old)
    let stamp = FileStamp(size: 6, modified: 2)
    func known(_ sha1: String, modified: Int) -> Journal.KnownFile {
      Journal.KnownFile(stamp: FileStamp(size: 6, modified: modified), sums: FileSums(sha1: sha1))
    }
    #expect(listed.isOther(stamp, known("3", modified: 2)))
    #expect(!listed.isOther(stamp, known("3", modified: 1)))
    #expect(listed.isListed(stamp, known(old, modified: 2)))
    #expect(!listed.isListed(stamp, known(old, modified: 1)) && !listed.isListed(stamp, nil))
  }
}
