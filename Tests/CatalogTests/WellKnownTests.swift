import Newspapers
import TestSupport
import Testing

@testable import Catalog

/// Well-known newspapers by their popular names (`Fixtures/catalog/well-known.tsv`).
struct WellKnownTests {
  private struct Name {
    let words: String
    let lccn: String
  }

  private func names() throws -> [Name] {
    try Fixture.text("catalog/well-known.tsv").split(separator: "\n").dropFirst().map { line in
      let parts = line.split(separator: "\t").map(String.init)
      return Name(words: parts[0], lccn: parts[1])
    }
  }

  /// The names whose newspaper does not come first.
  private func missed(_ names: [Name], in catalog: Catalog) async throws -> [String] {
    var missed: [String] = []
    for name in names {
      let listing = try await catalog.newspapers(
        matching: NewspaperQuery(words: name.words), window: Window(offset: 0, limit: 3))
      if listing.newspapers.first?.lccn.description != name.lccn {
        missed.append("\(name.words): \(listing.newspapers.map { "\($0.lccn) \($0.title)" })")
      }
    }
    return missed
  }

  @Test func `those in the starter catalog come first there`() async throws {
    let parts = try await QueriedCatalog()
    let here = Set(parts.newspapers.map(\.lccn.description))
    let names = try names().filter { here.contains($0.lccn) }
    #expect(names.count >= 8)
    #expect(try await missed(names, in: parts.catalog) == [])
  }

  @Test(.enabled(if: SharedData.isThere, "needs the shared data; set BROADSHEET_SHARED_DATA to its folder"))
  func `nearly all come first in the whole directory`() async throws {
    let folder = try TestFolder()
    let table = try folder.write(
      SharedData.bytes("directory/us-newspaper-directory.tsv.zst"), as: "directory.tsv")
    let list = try folder.write(SharedData.bytes("digitized/newspapers-2025-05.csv.xz"), as: "list.csv")
    try await folder.importFiles(table, list)
    let names = try names()
    #expect(names.count == 40)
    let missed = try await missed(names, in: Catalog(file: folder.file))
    #expect(missed.count <= 2, "\(missed)")
  }
}
