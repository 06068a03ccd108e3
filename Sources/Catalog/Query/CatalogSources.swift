import GRDB
import Newspapers
import SQLiteStorage

/// Which sources have the issues of a newspaper, according to the lists imported into the catalog.
public struct CatalogSources: IssueSources {
  private let file: CatalogFile

  public init(file: CatalogFile) { self.file = file }

  public func sources(of lccn: LCCN) throws(NewspaperError) -> [IssueSource] {
    guard let queue = try file.open() else { return [] }
    do {
      return try queue.read { db in try CatalogSources.sources(of: lccn, db) }
    } catch {
      throw NewspaperError(error, path: file.path)
    }
  }

  static func sources(of lccn: LCCN, _ db: Database) throws -> [IssueSource] {
    let statement = try db.cachedStatement(sql: "SELECT source FROM coverage WHERE lccn = ?")
    statement.bind(lccn.description, at: 1)
    var sources: [IssueSource] = []
    var isInStarter = false
    try statement.forEach(db) { row in
      let name = row.text(0)
      if name == Coverage.starter { isInStarter = true }
      // If no site lists it, the Library has it, as it is assumed to have whatever nobody lists.
      if Coverage.isSite(name), let source = IssueSource(name) { sources.append(source) }
    }
    // The starter catalog is an earlier list of the Library's, and counts until there is a newer one.
    if isInStarter, try !hasListOfLibrary(db) { sources.append(.library) }
    return IssueSource.ranked(sources)
  }

  private static func hasListOfLibrary(_ db: Database) throws -> Bool {
    let statement = try db.cachedStatement(sql: "SELECT 1 FROM coverage WHERE source = ? LIMIT 1")
    statement.bind(IssueSource.libraryName, at: 1)
    return try statement.first(db) { $0.number(0) } != nil
  }
}
