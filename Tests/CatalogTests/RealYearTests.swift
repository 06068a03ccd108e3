import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// Ranges of years of the whole directory, compared with counts made independently of this program: a table
/// read by Python, patterns as ranges of years, an unknown end equal to the other one.
@Suite(.enabled(if: SharedData.isThere, "needs the shared data; set BROADSHEET_SHARED_DATA to its folder"))
struct RealYearTests {
  /// `perhaps`: those left out although they may be in the range, because an end is unknown.
  private static let counts: [(from: Int?, to: Int?, count: Int, perhaps: Int)] = [
    (2001, nil, 14_340, 6720), (nil, 1878, 46_493, 1635), (1700, 1701, 8, 1638), (1690, 1699, 2, 1638),
    (1860, 1869, 19_373, 2757), (1900, nil, 90_679, 10_517), (nil, 1800, 5819, 1635),
  ]

  @Test func `lists of years match the independent counts`() async throws {
    let folder = try TestFolder()
    let bytes = try SharedData.bytes("directory/us-newspaper-directory.tsv.zst")
    try await folder.importFiles(folder.write(bytes, as: "directory.tsv"))
    let catalog = Catalog(file: folder.file)
    let window = Window(offset: 0, limit: 1)
    for (from, to, count, perhaps) in Self.counts {
      let listing = try await catalog.newspapers(
        matching: NewspaperQuery(from: from, to: to), window: window)
      #expect(listing.total == count, "\(from ?? 0) to \(to ?? 0)")
      #expect(listing.gaps == ListGaps(unknown: perhaps, fields: [.years]))
    }
    for decade in try await catalog.decades(matching: NewspaperQuery(state: "Ohio")) {
      let from = try #require(Int(decade.name))
      let listing = try await catalog.newspapers(
        matching: NewspaperQuery(state: "Ohio", from: from, to: from + 9), window: window)
      #expect(listing.total == decade.count, "\(decade.name)")
    }
  }
}
