import Catalog
import Newspapers
import PageIndex

/// What is known about newspapers of pages without sending a request.
extension BackEnds {
  /// What the catalog says about a newspaper, completed by what was seen of it; nil if nothing is known.
  static func newspaper(_ lccn: LCCN, _ file: CatalogFile, _ seen: SeenNewspapers) async -> Newspaper? {
    let said = seen[lccn]
    return await newspaper(lccn, file)?.completed(by: said) ?? said
  }

  /// Stores pages with what this machine has of `source` about their newspapers.
  func shelf(of source: any NewspaperSource) -> KnowingShelf {
    let shelf = PageIndexShelf(index: pages, ways: settings.index.ways)
    // One for all pages: what it has read of the starter catalog or a site serves the next ones, too.
    let service = source.service
    let look: @Sendable (LCCN, IssueID?) async -> Void = { [seen, catalogFile] lccn, issue in
      if let known = await BackEnds.newspaper(lccn, catalogFile, seen), known.isDescribed { return }
      // What is not on this machine stays unknown.
      if let record = try? await service.directory.newspaper(lccn, freshness: .kept) {
        seen.note(record.detail.newspaper, of: lccn, isRecord: true)
      }
      if let issue, let found = try? await service.archive.issue(issue, freshness: .kept) {
        seen.note(found.newspaper, of: lccn)
      }
    }
    return KnowingShelf(
      shelf: shelf, look: look, languages: { [seen] in seen.languages(of: $0) },
      home: { service.archive.webAddress(of: $0).flatMap { IssueSource($0) } })
  }
}
