import Citations
import Newspapers

/// References to what the reader saved from pages.
extension Citing {
  /// Who has a page, according to the address that `archive` knows. A page without an address that is not the
  /// demonstration newspaper's is assumed to be the Library's.
  public static func source(of page: PageID, _ archive: any NewspaperArchive) -> IssueSource {
    guard !page.issue.lccn.isDemonstration else { return .demonstration }
    return PermanentAddress.address(of: page, archive).flatMap { IssueSource($0) } ?? .library
  }

  /// With the reader's headline, authors, page number and tags. The note is private and left out.
  /// - Parameters:
  ///   - record: of the newspaper; nil if it is not on this machine, in which case what was known at the time
  ///     of the excerpt is used.
  ///   - archive: knows which pages have no address.
  public static func reference(
    to excerpt: Excerpt, record: NewspaperRecord?, archive: any NewspaperArchive
  ) -> Reference {
    var details = Details()
    details.headline = excerpt.headline.nonEmpty
    details.authors = excerpt.authors.flatMap(CitedAuthor.list)
    details.printedPage = excerpt.printedPage.nonEmpty
    let remembered = excerpt.newspaper.title.isEmpty ? nil : excerpt.newspaper
    let page = PageAddress.page(excerpt.page)
    var reference =
      record.map { Citing.reference(to: page, record: $0, archive: archive, details) }
      ?? Citing.reference(to: page, newspaper: remembered, fetched: nil, archive: archive, details)
    reference.address = excerpt.webAddress
    reference.collection = reference.address.map(PermanentAddress.collection)
    reference.tags = excerpt.tags
    reference.distinction = excerpt.id
    return reference
  }
}
