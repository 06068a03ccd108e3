/// What a source has digitised.
public struct DigitisedList: NewspaperList {
  private let directory: any NewspaperDirectory

  public init(of directory: any NewspaperDirectory) { self.directory = directory }

  public var name: String { directory.name }

  public var isOfDigitised: Bool { true }

  public func page(_ number: Int) async throws(NewspaperError) -> NewspaperListing {
    let window = Window(offset: number * NewspaperListPage.size, limit: NewspaperListPage.size)
    let listing = try await directory.newspapers(
      matching: NewspaperQuery(), window: window, freshness: .recent)
    // An old answer that stands in for an outage is no news: what it says was taken in already.
    if let cause = listing.origin.substituteFor?.error { throw cause }
    return listing
  }
}
