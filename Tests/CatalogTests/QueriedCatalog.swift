import Newspapers
import TestSupport

@testable import Catalog

/// A catalog in its own file, and the newspapers added to it.
struct QueriedCatalog {
  let folder: TestFolder
  let catalog: Catalog
  let newspapers: [Newspaper]

  /// - Parameter newspapers: defaults to those of the starter catalog.
  init(_ newspapers: [Newspaper]? = nil) async throws {
    folder = try TestFolder()
    // Sorted only by title, like imported ones.
    let newspapers = try (newspapers ?? StarterTable.builtIn().rows.map(\.newspaper)).map {
      Newspaper(
        lccn: $0.lccn, title: $0.title, places: $0.places, years: $0.years, languages: $0.languages,
        frequency: $0.frequency, coverage: $0.coverage)
    }
    _ = try CatalogLock(for: folder.file)
    let coverages = newspapers.compactMap { newspaper in
      newspaper.coverage.map {
        Coverage(source: "news.example", lccn: newspaper.lccn.description, digitized: $0)
      }
    }
    var builder = try CatalogBuilder(path: folder.file.draft, coverages: Coverage.merged(coverages))
    try builder.add(PackedNewspapers(newspapers.map(StoredNewspaper.init(testing:))))
    try await builder.finish(facts: ["imported_at": 1_700_000_000.0], coverage: coverages)
    try folder.file.publish()
    self.newspapers = newspapers
    catalog = Catalog(file: folder.file)
  }
}

extension StoredNewspaper {
  /// As an import would have created it.
  fileprivate init(testing newspaper: Newspaper) {
    var stored = StoredNewspaper()
    stored.lccn = newspaper.lccn.description
    stored.title = newspaper.title
    stored.places = newspaper.places.map(\.cataloged).joined(separator: "\n")
    stored.startYear = newspaper.years?.start.description ?? ""
    stored.endYear = newspaper.years?.end.description ?? ""
    stored.languages = newspaper.languages.joined(separator: "\n")
    stored.frequency = newspaper.frequency ?? ""
    self = stored
  }
}
