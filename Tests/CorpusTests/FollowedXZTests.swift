import Corpus
import Foundation
import TestSupport
import Testing

/// What follows an archive that xz compressed: libarchive fails at it.
struct FollowedXZTests {
  private static let isInstalled = ArchiveBuilder.isInstalled("xz")
  private static let followed = "something else follows the archive"

  private let runner = CorpusRunner()
  private let twelve = ArchiveBuilder(pages: MadePage.pages(12))

  private func xz(_ bytes: [UInt8]) throws -> [UInt8] {
    guard FollowedXZTests.isInstalled else { try Test.cancel("needs xz") }
    return try ArchiveBuilder.compressed(bytes, by: "xz")
  }

  private func expect(
    _ bytes: [UInt8], pages: Int = 12, faults: [String] = [], location: SourceLocation = #_sourceLocation
  ) async throws {
    let outcome = try await runner.read(bytes)
    #expect(outcome.receipt.pages == pages, sourceLocation: location)
    #expect(try outcome.faults == faults, sourceLocation: location)
    #expect(outcome.receipt.isComplete == faults.isEmpty, sourceLocation: location)
    #expect(outcome.receipt.bytes == bytes.count, sourceLocation: location)
  }

  @Test(arguments: ["x", "<html>rate limited</html>", "YZ", String(repeating: "z", count: 300_000)])
  func `all pages are read, and what follows is reported`(rest: String) async throws {
    let (whole, rest) = (try xz(twelve.tar), Array(rest.utf8))
    try await expect(whole + rest, faults: [FollowedXZTests.followed])
    // Zeros between them change nothing, whatever their number.
    for count in 1...4 {
      let zeros = [UInt8](repeating: 0, count: count)
      try await expect(whole + zeros + rest, faults: [FollowedXZTests.followed])
    }
  }

  @Test(arguments: [1, 2, 3, 4, 9216, 1 << 20])
  func `zeros after the end are part of it`(count: Int) async throws {
    try await expect(try xz(twelve.tar) + [UInt8](repeating: 0, count: count))
  }

  @Test func `streams that follow one another are one archive`() async throws {
    let (first, second) = (try xz(Array(twelve.tar[..<9000])), try xz(Array(twelve.tar[9000...])))
    try await expect(first + second)
    let zeros = [UInt8](repeating: 0, count: 8)
    try await expect(first + zeros + second + zeros)
    try await expect(first + zeros + second + Array("x".utf8), faults: [FollowedXZTests.followed])
  }

  @Test func `the end of a compressed file in the archive is not the archive's`() async throws {
    let inner = try xz((0..<40_000).map { UInt8(truncatingIfNeeded: $0 &* $0 &* 2_654_435_761 >> 13) })
    var builder = ArchiveBuilder(pages: MadePage.pages(12))
    builder.add("inner.xz", inner)
    try await expect(try xz(builder.tar))
  }

  @Test func `an archive longer than what is read at once is followed to its end`() async throws {
    // What is random cannot be compressed.
    var random = SeededGenerator(seed: 1)
    let long = (0..<600_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    var builder = ArchiveBuilder(pages: MadePage.pages(12))
    builder.add("long", long)
    let whole = try xz(builder.tar)
    #expect(whole.count > 1 << 18)
    try await expect(whole)
    try await expect(whole + Array("x".utf8), faults: [FollowedXZTests.followed])
  }
}
