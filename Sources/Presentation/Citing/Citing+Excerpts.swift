import Citations
import Newspapers

/// References to what the reader saved from pages.
extension Citing {
  /// Who has a page, according to the address that `archive` knows. A page without an address that is not the
  /// demonstration newspaper's is assumed to be the Library's.
  public static func source(of page: PageID, _ archive: any NewspaperArchive) -> IssueSource {
    source(of: .page(page), archive)
  }

  /// The same for a newspaper, an issue or a page.
  public static func source(of work: PageAddress, _ archive: any NewspaperArchive) -> IssueSource {
    guard !work.lccn.isDemonstration else { return .demonstration }
    let address =
      switch work {
      case .newspaper(let lccn): PermanentAddress.address(of: lccn, archive)
      case .issue(let issue): PermanentAddress.address(of: issue, archive)
      case .page(let page): PermanentAddress.address(of: page, archive)
      }
    return address.flatMap { IssueSource($0) } ?? .library
  }

  /// With the reader's headline, authors, page number and tags. The note is private and left out.
  /// - Parameters:
  ///   - known: about the newspaper. Without its record, what was known at the time of the excerpt is used.
  ///   - archive: knows which pages have no address.
  public static func reference(
    to excerpt: Excerpt, _ known: CitedNewspaper, archive: any NewspaperArchive
  ) -> Reference {
    var details = Details()
    details.headline = excerpt.headline.nonEmpty
    details.authors = excerpt.authors.flatMap(CitedAuthor.list)
    details.printedPage = excerpt.printedPage.nonEmpty
    var reference = Citing.reference(
      to: .page(excerpt.page), known.completing(excerpt.newspaper), archive: archive, details)
    reference.address = excerpt.webAddress
    reference.collection = reference.address.map(PermanentAddress.collection)
    reference.tags = excerpt.tags
    reference.distinction = excerpt.id
    return reference
  }
}
