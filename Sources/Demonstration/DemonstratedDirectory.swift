import Newspapers

/// A directory in which the demonstration newspaper can also be opened, and found by its words.
///
/// The newspaper is not part of the directory itself, which must not list it: lists without words, counts and
/// the newspapers of a state come from the directory alone.
public struct DemonstratedDirectory: DecoratedDirectory {
  public let directory: any NewspaperDirectory

  public init(_ directory: any NewspaperDirectory) { self.directory = directory }

  public var fallback: (any NewspaperDirectory)? { directory.fallback }

  /// If words are searched on this machine and match, the demonstration newspaper comes last.
  public func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    let listing = try await directory.newspapers(matching: query, window: window, freshness: freshness)
    guard isLocal, query.words.nonEmpty != nil, query.ethnicity == nil else { return listing }
    let own = try DemonstrationNewspaper.record().detail.newspaper
    guard NewspaperIndex([own]).hasMatch(query) else { return listing }
    // Exact matches come before approximate ones.
    if listing.closestWords != nil {
      return NewspaperListing(window, of: [own], origin: listing.origin, gaps: listing.gaps)
    }
    let isInWindow = window.rows(of: listing.total + 1).contains(listing.total)
    return NewspaperListing(
      newspapers: listing.newspapers + (isInWindow ? [own] : []), offset: listing.offset,
      total: listing.total + 1, origin: listing.origin, gaps: listing.gaps)
  }

  /// With the demonstration newspaper if it matches and is asked for: some of its pages are among those here.
  public func lccns(
    matching query: NewspaperQuery, among some: Set<LCCN>?
  ) async throws(NewspaperError) -> Set<LCCN> {
    var found = try await directory.lccns(matching: query, among: some)
    let own = try DemonstrationNewspaper.record().detail.newspaper
    let isAsked = some?.contains(own.lccn) ?? (query.words.nonEmpty != nil)
    guard isLocal, isAsked, query.ethnicity == nil, NewspaperIndex([own]).hasMatch(query) else {
      return found
    }
    found.insert(own.lccn)
    return found
  }

  public func newspaper(
    _ lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperRecord {
    guard lccn.isDemonstration else {
      return try await directory.newspaper(lccn, freshness: freshness)
    }
    return try DemonstrationNewspaper.record()
  }

  public func coverage(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> DigitizedCoverage? {
    guard lccn.isDemonstration else {
      return try await directory.coverage(of: lccn, freshness: freshness)
    }
    return try DemonstrationNewspaper.record().detail.newspaper.coverage
  }
}
