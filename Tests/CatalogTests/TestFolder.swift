import Foundation
import Newspapers

@testable import Catalog

/// A test's folder with a catalog in it.
final class TestFolder {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "broadsheet-catalog-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  var file: CatalogFile { CatalogFile(path: url.appending(path: "data/catalog.sqlite").path) }

  /// Writes a file, and returns its path.
  func write(_ bytes: some Sequence<UInt8>, as name: String) throws -> String {
    let file = url.appending(path: name)
    try Data(bytes).write(to: file)
    return file.path
  }

  func write(_ text: String, as name: String) throws -> String { try write(text.utf8, as: name) }

  @discardableResult
  func importFiles(
    _ files: String..., tolerance: ImportTolerance = .faultyRecords
  ) async throws -> ImportReport {
    try await importer.importNewspapers(from: files, tolerance: tolerance) { _ in }
  }

  /// Imports without the starter catalog underneath.
  var importer: CatalogImporter {
    CatalogImporter(file: file, bottom: { .none }, now: { 1_700_000_000 })
  }

  /// All newspapers now in the catalog.
  func newspapers(_ query: NewspaperQuery = NewspaperQuery()) async throws -> [Newspaper] {
    try await Catalog(file: file).newspapers(matching: query, window: Window(offset: 0, limit: 1_000_000))
      .newspapers
  }

  func numbers(_ query: NewspaperQuery = NewspaperQuery()) async throws -> [String] {
    try await newspapers(query).map(\.lccn.description)
  }

  /// The files in the catalog's folder, without the lock.
  func leftovers() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: url.appending(path: "data").path)
      .filter { $0 != "catalog.sqlite" && $0 != "catalog.sqlite.lock" }
  }
}
