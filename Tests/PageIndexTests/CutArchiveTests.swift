import Foundation
import Newspapers
import TestSupport
import Testing

@testable import PageIndex

/// Archives that readers of tar and of compressed files accept although they are cut, damaged or followed by something.
struct CutArchiveTests {
  private let shelf = Shelf()
  private let files = TemporaryFolder()

  private static func pages(_ numbers: ClosedRange<Int>) -> ArchiveBuilder {
    ArchiveBuilder(
      pages: numbers.map {
        ArchiveBuilder.Page("sn83000001/1900/01/02/ed-1/seq-\($0)", text: "gold on page \($0)")
      })
  }

  private let twelve = CutArchiveTests.pages(1...12)

  private var importer: PageImporter {
    PageImporter(
      index: shelf.index,
      readLayout: { _, host throws(NewspaperError) in throw .malformed(host: host, what: "it is not ALTO") },
      now: { 5 })
  }

  private func expect(
    _ bytes: [UInt8], pages: Int = 12, faults: [String] = [], location: SourceLocation = #_sourceLocation
  ) async throws {
    try FileManager.default.createDirectory(atPath: files.path, withIntermediateDirectories: true)
    let path = files.file("a.tar")
    try Data(bytes).write(to: URL(filePath: path))
    for isTrial in [true, false] {
      let result = try await importer.add([path], isTrial: isTrial) { _ in }
      #expect(result.pages == pages, sourceLocation: location)
      #expect(result.faults == faults.map { path + $0 }, sourceLocation: location)
    }
  }

  private static let cut = " lacks the end mark of an archive: it may be cut off"
  private static let followed = ": something else follows the archive"

  @Test func `archives that follow one another are all read`() async throws {
    try await expect(CutArchiveTests.pages(1...5).tar + CutArchiveTests.pages(6...12).tar)
  }

  @Test(arguments: ["bzip2", "gzip", "xz", "zstd"])
  func `so are compressed ones`(program: String) async throws {
    guard ArchiveBuilder.isInstalled(program) else { try Test.cancel("needs \(program)") }
    let (first, second) = (CutArchiveTests.pages(1...5).tar, CutArchiveTests.pages(6...12).tar)
    try await expect(
      ArchiveBuilder.compressed(first, by: program) + ArchiveBuilder.compressed(second, by: program))
    let cut = try ArchiveBuilder.compressed(twelve.members, by: program)
    try await expect(cut, faults: [CutArchiveTests.cut])
  }

  @Test func `an archive that ends between two members is reported`() async throws {
    try await expect(CutArchiveTests.pages(1...3).members, pages: 3, faults: [CutArchiveTests.cut])
    // One empty block does not end an archive.
    let block = [UInt8](repeating: 0, count: 512)
    try await expect(CutArchiveTests.pages(1...3).members + block, pages: 3, faults: [CutArchiveTests.cut])
  }

  @Test func `what follows an archive is reported`() async throws {
    let page = Array(String(repeating: "<html>rate limited</html>", count: 50).utf8)
    try await expect(twelve.tar + page, faults: [CutArchiveTests.followed])
    for program in ["bzip2", "gzip", "xz"] where ArchiveBuilder.isInstalled(program) {
      let whole = try ArchiveBuilder.compressed(twelve.tar, by: program)
      try await expect(whole + page, faults: [CutArchiveTests.followed])
      // Disks and tapes add zeros.
      try await expect(whole + [UInt8](repeating: 0, count: 512))
    }
  }

  @Test func `wrong checksums of gzip are reported`() async throws {
    var bytes = try ArchiveBuilder.compressed(twelve.tar, by: "gzip")
    bytes[bytes.count - 8] ^= 1
    try await expect(bytes, faults: [" is damaged: its gzip checksums are wrong"])
  }

  @Test(.enabled(if: ArchiveBuilder.isInstalled("xz"), "needs xz"))
  func `the pages of a cut file of pages are added, except the last few`() async throws {
    try FileManager.default.createDirectory(atPath: files.path, withIntermediateDirectories: true)
    let lines = (1...6000).map { number in
      #"{"kind":"page","lccn":"sn83000001","date":"1900-01-02","edition":1,"sequence":\#(number),"#
        + #""text":"gold \#((0..<9).map { String($0 + number &* 7919 % 10_007) }.joined(separator: " "))"}"#
    }
    let path = files.file("pages.jsonl")
    try Data(lines.map { $0 + "\n" }.joined().utf8).write(to: URL(filePath: path))
    let packed = try SharedData.output(of: ["xz", "-c", path])
    let cut = files.file("cut.jsonl.xz")
    try Data(packed.prefix(packed.count * 9 / 10)).write(to: URL(filePath: cut))
    let there = try SharedData.output(of: ["sh", "-c", "xz -dc '\(cut)' 2>/dev/null || true"])
    let result = try await importer.add([cut], isTrial: true) { _ in }
    let count = there.count { $0 == UInt8(ascii: "\n") }
    #expect(count > 3000 && result.pages <= count && (count - result.pages) * 120 < 1 << 17)
    #expect(result.faults.count == 1)
  }

  @Test func `skipped files of one name are named with their folders`() async throws {
    var builder = CutArchiveTests.pages(1...1)
    builder.add("odd/1/ocr.xml", [0x78])
    builder.add("odd/2/ocr.xml", [0x78])
    let path = files.file("a.tar")
    try FileManager.default.createDirectory(atPath: files.path, withIntermediateDirectories: true)
    try Data(builder.tar).write(to: URL(filePath: path))
    let result = try await importer.add([path], isTrial: true) { _ in }
    #expect(result.otherTexts == ["odd/1/ocr.xml", "odd/2/ocr.xml"])
  }
}
