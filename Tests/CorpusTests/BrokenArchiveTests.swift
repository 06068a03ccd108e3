import Corpus
import Foundation
import TestSupport
import Testing

/// Archives that are cut, damaged or something else. Readers of tar and bzip2 accept several of them as
/// complete.
struct BrokenArchiveTests {
  private let runner = CorpusRunner()
  private let twelve = ArchiveBuilder(pages: MadePage.pages(12))

  private func expect(
    _ bytes: [UInt8], pages: Int, faults: [String], isComplete: Bool = false,
    location: SourceLocation = #_sourceLocation
  ) async throws {
    for threads in [1, 2] {
      var runner = runner
      runner.options.threads = threads
      let outcome = try await runner.read(bytes)
      #expect(outcome.receipt.pages == pages, sourceLocation: location)
      #expect(try outcome.faults == faults, sourceLocation: location)
      #expect(outcome.receipt.isComplete == isComplete, sourceLocation: location)
      #expect(outcome.receipt.bytes == bytes.count, sourceLocation: location)
      #expect(outcome.lines.count == pages + faults.count + 1, sourceLocation: location)
      #expect(outcome.lines.last?.contains(#""complete":\#(isComplete)"#) == true, sourceLocation: location)
    }
  }

  @Test(arguments: ["", "bzip2", "gzip", "xz", "zstd"]) func `a complete archive is complete`(program: String)
    async throws
  {
    guard program.isEmpty || ArchiveBuilder.isInstalled(program) else {
      try Test.cancel("needs \(program)")
    }
    let tar = twelve.tar
    let bytes = program.isEmpty ? tar : try ArchiveBuilder.compressed(tar, by: program)
    try await expect(bytes, pages: 12, faults: [], isComplete: true)
  }

  @Test func `two concatenated compressed streams are one archive`() async throws {
    let tar = twelve.tar
    let bytes = try ArchiveBuilder.compressed(Array(tar[..<9000]), by: "bzip2")
    try await expect(
      bytes + ArchiveBuilder.compressed(Array(tar[9000...]), by: "bzip2"), pages: 12, faults: [],
      isComplete: true)
  }

  @Test func `an archive that ends between two members is incomplete`() async throws {
    let cut = ArchiveBuilder(pages: MadePage.pages(3)).members
    let fault = "the archive lacks its end mark: it may be cut off"
    try await expect(cut, pages: 3, faults: [fault])
    try await expect(try ArchiveBuilder.compressed(cut, by: "bzip2"), pages: 3, faults: [fault])
    // One empty block does not end an archive.
    try await expect(cut + [UInt8](repeating: 0, count: 512), pages: 3, faults: [fault])
  }

  @Test func `half a page is a fault and not a page`() async throws {
    let cut = Array(twelve.members[..<(4 * 2048 + 1024 + 512 + 30)])
    try await expect(
      cut, pages: 4,
      faults: ["the archive ends or is damaged within it"])
    try await expect(
      try ArchiveBuilder.compressed(cut, by: "gzip"), pages: 4,
      faults: ["the archive ends or is damaged within it"])
  }

  @Test func `a page whose second file is cut off is a fault and not a page`() async throws {
    let cut = Array(twelve.members[..<(4 * 2048 + 1024 + 100)])
    try await expect(
      cut, pages: 4,
      faults: [
        "the archive is cut off or damaged", "the archive ends or is damaged after it",
      ])
  }

  @Test func `a compressed stream that is cut or changed is incomplete`() async throws {
    let pages = (1...28).map { number in
      let words: [String] = (0..<9000).map { word in
        String((word &* 7919 &+ number &* 104_729) % 1_000_003, radix: 36)
      }
      return ArchiveBuilder.Page(MadePage.name(number), alto: MadePage.alto(words.joined(separator: " ")))
    }
    var bytes = try ArchiveBuilder.compressed(ArchiveBuilder(pages: pages).tar, by: "bzip2")
    let cut = try await runner.read(Array(bytes[..<(bytes.count / 2)]))
    #expect((1..<28).contains(cut.receipt.pages) && !cut.receipt.isComplete)
    bytes[bytes.count / 2] ^= 0x10
    let changed = try await runner.read(bytes)
    #expect((1..<28).contains(changed.receipt.pages) && !changed.receipt.isComplete)
    #expect(changed.receipt.bytes == bytes.count)
  }

  @Test func `a file whose gzip sums are wrong is incomplete, as gzip says`() async throws {
    let whole = try ArchiveBuilder.compressed(twelve.tar, by: "gzip")
    // The checksum's and the length's, even if another file follows.
    for place in [8, 4] {
      var bytes = whole
      bytes[bytes.count - place] ^= 1
      try await expect(bytes, pages: 12, faults: ["the archive is cut off or damaged"])
      let other = ArchiveBuilder(pages: MadePage.pages(12, from: 13))
      try await expect(
        bytes + ArchiveBuilder.compressed(other.tar, by: "gzip"), pages: 24,
        faults: ["the archive is cut off or damaged"])
    }
    let both = try ArchiveBuilder.compressed(Array(twelve.tar[..<9000]), by: "gzip")
    try await expect(
      both + ArchiveBuilder.compressed(Array(twelve.tar[9000...]), by: "gzip"), pages: 12, faults: [],
      isComplete: true)
    try await expect(whole + [0x20], pages: 12, faults: ["something else follows the archive"])
    // Some bits say nothing about the pages, such as those of the header's time.
    let lines = try await runner.read(whole).lines.dropLast()
    for place in whole.indices {
      var bytes = whole
      bytes[place] ^= 1 << UInt8(place % 8)
      let outcome = try await runner.read(bytes)
      #expect(!outcome.receipt.isComplete || outcome.lines.dropLast() == lines, "a bit of byte \(place)")
    }
  }

  @Test func `what follows an archive is noticed`() async throws {
    let bytes = try ArchiveBuilder.compressed(twelve.tar, by: "bzip2")
    try await expect(
      bytes + Array("<html>rate limited</html>".utf8), pages: 12,
      faults: [
        "something else follows the archive"
      ])
    for rest in [Array("<html>rate limited</html>".utf8), [UInt8](repeating: 0x20, count: 512), [0, 0x0A]] {
      let tar = twelve.tar + rest
      try await expect(tar, pages: 12, faults: ["something else follows the archive"])
      try await expect(
        ArchiveBuilder.compressed(tar, by: "gzip"), pages: 12, faults: ["something else follows the archive"])
    }
    // Without a mark, it may be what is left of a member.
    try await expect(
      twelve.members + [UInt8](repeating: 0x20, count: 512), pages: 12,
      faults: ["the archive is cut off or damaged"])
  }

  @Test(arguments: [1, 100, 9216, 1 << 20]) func `zeros after the end are part of it`(count: Int) async throws
  {
    let zeros = [UInt8](repeating: 0, count: count)
    try await expect(twelve.tar + zeros, pages: 12, faults: [], isComplete: true)
    for program in ["bzip2", "gzip"] {
      let padded = try ArchiveBuilder.compressed(twelve.tar + zeros, by: program)
      try await expect(padded, pages: 12, faults: [], isComplete: true)
      // As tapes and disks add them.
      try await expect(padded + zeros, pages: 12, faults: [], isComplete: true)
    }
  }

  @Test func `an end mark that is cut is none`() async throws {
    let fault = "the archive lacks its end mark: it may be cut off"
    for count in [1, 511, 700, 1023] {
      try await expect(
        twelve.members + [UInt8](repeating: 0, count: count), pages: 12, faults: [fault])
    }
  }

  @Test func `two consecutive archives are both read`() async throws {
    let other = ArchiveBuilder(pages: MadePage.pages(12, from: 13))
    let both = try ArchiveBuilder.compressed(twelve.tar + other.tar, by: "bzip2")
    try await expect(both, pages: 24, faults: [], isComplete: true)
    let twice = [String](repeating: "the archive has this page twice", count: 12)
    try await expect(twelve.tar + twelve.tar, pages: 12, faults: twice, isComplete: true)
  }

  @Test(arguments: [
    ("<!DOCTYPE html><title>Just a moment...</title>", "it is a web page, not an archive"),
    ("\u{FEFF}\n <html>", "it is a web page, not an archive"), ("", "the file is empty"),
    ("{\"error\": 429}", "it is not a tar archive, or its beginning is damaged"),
    (String(repeating: "x", count: 2000), "it is not a tar archive, or its beginning is damaged"),
  ]) func `anything but an archive is reported`(text: String, what: String) async throws {
    try await expect(Array(text.utf8), pages: 0, faults: [what])
  }

  @Test func `an archive without members, as left by a failed dump, is read completely and is a fault`()
    async throws
  {
    let empty = try ArchiveBuilder.compressed([UInt8](repeating: 0, count: 10_240), by: "bzip2")
    #expect(empty.count < 60)
    try await expect(empty, pages: 0, faults: ["the archive is empty"], isComplete: true)
  }

  @Test func `an archive that expands many times is abandoned`() async throws {
    var builder = ArchiveBuilder()
    builder.add("big", [UInt8](repeating: 0x20, count: 80 << 20))
    let bomb = try ArchiveBuilder.compressed(builder.tar, by: "bzip2")
    try await expect(bomb, pages: 0, faults: ["the archive expands to more than 200 times its size"])
  }

  @Test func `a file of 100 MB is skipped, and the rest is read`() async throws {
    var builder = ArchiveBuilder(pages: MadePage.pages(1))
    let part = (0..<1 << 16).map { UInt8(truncatingIfNeeded: $0 &* $0 >> 7) }
    var long: [UInt8] = []
    for _ in 0..<100 << 4 { long += part }
    builder.add(MadePage.name(2) + "/ocr.xml", long)
    builder.add(MadePage.name(3) + "/ocr.xml", Array(MadePage.alto("three").utf8))
    try await expect(builder.tar, pages: 2, faults: ["it is longer than 64 MiB"], isComplete: true)
  }
}
