import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// Imports of compressed files that are cut.
@Suite(.enabled(if: ArchiveBuilder.isInstalled("gzip"), "needs gzip"))
struct CutCompressedTests {
  private let folder: TestFolder

  init() throws { folder = try TestFolder() }

  private func gzipped(_ count: Int) throws -> (text: String, packed: [UInt8]) {
    let rows = (1...count).map { "sn1\(1_000_000 + $0),Star no. \($0 &* 7919 % 10_007),Ohio\n" }.joined()
    let text = "lccn,title,state\n" + rows
    return (text, try #require(try Shell.output(["gzip", "-c", folder.write(text, as: "list.csv")])))
  }

  @Test(arguments: [40, 9000])
  func `all complete rows of a cut gzip file are imported`(count: Int) async throws {
    let (text, packed) = try gzipped(count)
    let cut = packed.prefix(packed.count * 9 / 10)
    let path = try folder.write(cut, as: "cut.csv.gz")
    let what = "\(path) is cut off. Use --partial to import its complete records"
    await #expect(throws: NewspaperError.unreadable(what: what)) {
      try await folder.importFiles(path)
    }
    // What gzip itself still decompresses.
    let there = try SharedData.output(of: ["sh", "-c", "gzip -dc '\(path)' 2>/dev/null || true"])
    let rows = there.count { $0 == UInt8(ascii: "\n") } - 1
    #expect(rows > count / 2 && rows < count && text.utf8.starts(with: there))
    let report = try await folder.importFiles(path, tolerance: .cutFiles)
    #expect(report.imported == rows && report.faultCount == 1)
  }

  @Test(.enabled(if: ArchiveBuilder.isInstalled("xz"), "needs xz"))
  func `where the end of what is there is lost, that is said`() async throws {
    let rows = (1...40_000).map { "sn1\(1_000_000 + $0),Star no. \($0 &* 7919 % 10_007),Ohio\n" }.joined()
    let plain = try folder.write("lccn,title,state\n" + rows, as: "list.csv")
    let packed = try #require(try Shell.output(["xz", "-c", plain]))
    let path = try folder.write(packed.prefix(packed.count * 9 / 10), as: "cut.csv.xz")
    let what = "\(path) is cut off, and up to 128 KB of text before that place cannot be decompressed"
    let advice = ". Use --partial to import its complete records"
    await #expect(throws: NewspaperError.unreadable(what: what + advice)) {
      try await folder.importFiles(path)
    }
    let report = try await folder.importFiles(path, tolerance: .cutFiles)
    #expect(report.faults.map(\.reason) == [what])
    let there = try SharedData.output(of: ["sh", "-c", "xz -dc '\(path)' 2>/dev/null || true"])
    let lost = there.count { $0 == UInt8(ascii: "\n") } - 1 - report.imported
    #expect(report.imported > 20_000 && lost >= 0 && lost * 25 < 1 << 17, "\(lost)")
  }

  @Test func `gzip files that follow one another are one, and wrong checksums are damage`() async throws {
    let (_, packed) = try gzipped(40)
    let more = try #require(
      try Shell.output(["gzip", "-c", folder.write("sn20000001,Blade,Ohio\n", as: "more.csv")]))
    #expect(try await folder.importFiles(folder.write(packed + more, as: "two.csv.gz")).imported == 41)
    var wrong = packed
    wrong[wrong.endIndex - 8] ^= 1
    let path = try folder.write(wrong, as: "wrong.csv.gz")
    await #expect(throws: NewspaperError.unreadable(what: "\(path) cannot be decompressed: it is damaged")) {
      try await folder.importFiles(path)
    }
  }
}
