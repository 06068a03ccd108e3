import Synchronization

/// The directory that presenters get: a source and, if the user named none, a catalog as its fallback.
///
/// What is on this machine is shown at once: if `.atHand` is enough and no answer of the source is stored,
/// the catalog answers, and the answer says that the source has yet to be asked (`Origin.awaited`). An outage
/// of the source is answered from the catalog, too, and every such answer says so (`Origin.fallbackFor`). The
/// catalog then answers until `refresh()`, so that a list does not change while it is being read and a
/// server that refuses is left alone. If one answer makes no sense, the catalog answers for that list, or
/// that record, alone. Answers of a live source are kept in memory until `refresh()`.
public final class NewspaperRepository: NewspaperDirectory {
  private struct Memory {
    var outage: NewspaperError?
    /// Why a list is the catalog's, although the source may answer other requests.
    var failures: [NewspaperQuery: NewspaperError] = [:]
    var listings: [ListingKey: NewspaperListing] = [:]
    var records: [LCCN: NewspaperRecord] = [:]
    var coverages: [LCCN: DigitizedCoverage] = [:]
  }

  private struct ListingKey: Hashable {
    let query: NewspaperQuery
    let window: Window
  }

  private let source: any NewspaperDirectory
  public let fallback: (any NewspaperDirectory)?
  private let memory = Mutex(Memory())

  /// Windows of lists kept in memory; more than a reader revisits.
  private static let listingLimit = 128

  public init(source: any NewspaperDirectory, fallback: (any NewspaperDirectory)? = nil) {
    self.source = fallback == nil ? source : JoinedDirectory(source)
    self.fallback = fallback
  }

  public var name: String { source.name }
  public var isLocal: Bool { source.isLocal }

  public func newspapers(
    matching query: NewspaperQuery, window: Window, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperListing {
    let key = ListingKey(query: query, window: window)
    if let kept = memory.withLock({ $0.listings[key] }), freshness.accepts(isStale: kept.origin.isStale) {
      return kept
    }
    if freshness != .recent, let fallback, outage(of: query) == nil {
      do {
        return try await source.newspapers(matching: query, window: window, freshness: .kept)
      } catch .notHere {
        let listing = try await fallback.newspapers(matching: query, window: window, freshness: .kept)
        return listing.with(listing.origin.preceding(source.name))
      }
    }
    let (listing, outage) = try await answer(query) { service throws(NewspaperError) in
      try await service.newspapers(matching: query, window: window, freshness: freshness)
    }
    if let error = outage {
      return listing.with(listing.origin.asFallback(for: source.name, after: error))
    }
    if !source.isLocal {
      memory.withLock {
        if $0.listings.count >= NewspaperRepository.listingLimit { $0.listings.removeAll() }
        $0.listings[key] = listing
      }
    }
    return listing
  }

  public func newspaper(
    _ lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> NewspaperRecord {
    if let kept = memory.withLock({ $0.records[lccn] }), freshness.accepts(isStale: kept.origin.isStale) {
      return kept
    }
    if freshness != .recent, let fallback, outage() == nil {
      do {
        return try await source.newspaper(lccn, freshness: .kept)
      } catch .notHere {
        // If this machine does not know it either, the source is asked.
        if let record = try? await fallback.newspaper(lccn, freshness: .kept) {
          return record.from(record.origin.preceding(source.name))
        }
      }
    }
    let (record, outage) = try await answer { service throws(NewspaperError) in
      try await service.newspaper(lccn, freshness: freshness)
    }
    if let error = outage {
      return record.from(record.origin.asFallback(for: source.name, after: error))
    }
    if !source.isLocal { memory.withLock { $0.records[lccn] = record } }
    return record
  }

  public func coverage(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> DigitizedCoverage? {
    if let fallback, outage() != nil { return try await fallback.coverage(of: lccn, freshness: freshness) }
    if let kept = memory.withLock({ $0.coverages[lccn] }) { return kept }
    // A failure here is reported as such: the record itself was loaded and should stay.
    let coverage = try await source.coverage(of: lccn, freshness: freshness)
    if !source.isLocal { memory.withLock { $0.coverages[lccn] = coverage } }
    return coverage
  }

  public func states() async throws(NewspaperError) -> [StateTally] {
    try await answer { service throws(NewspaperError) in try await service.states() }.answer
  }

  public func tallies(matching query: NewspaperQuery) async throws(NewspaperError) -> NewspaperTallies {
    try await answer(query) { service throws(NewspaperError) in
      try await service.tallies(matching: query)
    }.answer
  }

  public func decades(
    matching query: NewspaperQuery
  ) async throws(NewspaperError) -> [NewspaperTallies.Tally] {
    try await answer(query) { service throws(NewspaperError) in
      try await service.decades(matching: query)
    }.answer
  }

  public func abilities() async throws(NewspaperError) -> ListAbilities {
    try await answer { service throws(NewspaperError) in try await service.abilities() }.answer
  }

  /// Either may answer for a list.
  public func knowsDigitized() async throws(NewspaperError) -> Bool {
    guard try await source.knowsDigitized() else { return false }
    return try await fallback?.knowsDigitized() ?? true
  }

  public func refresh() async {
    memory.withLock { $0 = Memory() }
    await source.refresh()
    await fallback?.refresh()
  }

  /// Why the catalog answers for the source, or for its list of `query`.
  private func outage(of query: NewspaperQuery? = nil) -> NewspaperError? {
    memory.withLock { memory in memory.outage ?? query.flatMap { memory.failures[$0] } }
  }

  /// An answer of the source, or of the catalog with the outage because of which it answers.
  ///
  /// - Parameter query: the list to which the answer belongs. Once the catalog has answered for it, all of it is
  ///   the catalog's.
  private func answer<Answer: Sendable>(
    _ query: NewspaperQuery? = nil, _ ask: (any NewspaperDirectory) async throws(NewspaperError) -> Answer
  ) async throws(NewspaperError) -> (answer: Answer, outage: NewspaperError?) {
    guard let fallback else { return (try await ask(source), nil) }
    let outage: NewspaperError
    if let known = self.outage(of: query) {
      outage = known
    } else {
      do {
        return (try await ask(source), nil)
      } catch  where error.isOutage {
        outage = error
        note(error, query)
      }
    }
    do {
      return (try await ask(fallback), outage)
    } catch  where error != .canceled {
      throw .inFallback(for: source.name, cause: outage, error: error)
    }
  }

  private func note(_ error: NewspaperError, _ query: NewspaperQuery?) {
    memory.withLock { memory in
      if error.endsWork {
        memory.outage = error
      } else if let query {
        if memory.failures.count >= Self.listingLimit { memory.failures.removeAll() }
        memory.failures[query] = error
      }
    }
  }
}
