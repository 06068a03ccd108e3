import Citations
import Newspapers

/// References to what the reader took from pages.
extension Citing {
  /// Who has a page, by the address that `archive` knows. Of others than the demonstration newspaper, what has no address is
  /// the Library's as far as anybody knows.
  public static func source(of page: PageID, _ archive: any NewspaperArchive) -> IssueSource {
    guard !page.issue.lccn.isDemonstration else { return .demonstration }
    return PermanentAddress.address(of: page, archive).flatMap { IssueSource($0) } ?? .library
  }

  /// With the reader's headline, authors and tags. The note is for the reader alone, so it is not in it.
  /// - Parameters:
  ///   - record: of the newspaper; nil if it is not on this machine: then what was known when the excerpt was taken is said.
  ///   - archive: knows what has no address.
  public static func reference(
    to excerpt: Excerpt, record: NewspaperRecord?, archive: any NewspaperArchive
  ) -> Reference {
    var details = Details()
    details.headline = excerpt.headline.nonEmpty
    details.authors = excerpt.authors.compactMap(CitedAuthor.init)
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
