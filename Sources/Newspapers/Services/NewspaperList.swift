/// A list of newspapers that is fetched whole, a page after the other.
public protocol NewspaperList: Sendable {
  /// For people: `www.loc.gov`.
  var name: String { get }

  /// Whether what it lists is digitised at its source.
  var isOfDigitised: Bool { get }

  /// Page `number`, from 0, of `NewspaperListPage.size` rows but for the last ones, with the length of the whole list.
  /// A newspaper may come twice.
  /// - Throws: what asking failed with; an old answer that stands in for an outage is none.
  func page(_ number: Int) async throws(NewspaperError) -> NewspaperListing
}

/// What all lists of newspapers that are fetched whole have in common.
public enum NewspaperListPage {
  /// As many as the Library gives at once.
  public static let size = 1000

  /// How many pages a list has; one if it is empty.
  public static func count(of rows: Int) -> Int { max(1, (rows + size - 1) / size) }
}
