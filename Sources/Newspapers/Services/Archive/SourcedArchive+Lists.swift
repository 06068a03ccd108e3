/// Lists of a newspaper's issues. If the Library has none, the site where the reader found some is asked.
///
/// Whoever lists an issue is asked for it, and for its pages.
extension SourcedArchive {
  public func coverageByYear(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> IssueCoverage {
    try await list(of: lccn, in: nil, freshness, isEmpty: \.isEmpty) { archive throws(NewspaperError) in
      try await archive.coverageByYear(of: lccn, freshness: freshness)
    }
  }

  public func wholeCoverageByYear(
    of lccn: LCCN, freshness: Freshness, progress: @Sendable (NewspaperListProgress) async -> Void
  ) async throws(NewspaperError) -> IssueCoverage {
    try await list(of: lccn, in: nil, freshness, isEmpty: \.isEmpty) { archive throws(NewspaperError) in
      try await archive.wholeCoverageByYear(of: lccn, freshness: freshness, progress: progress)
    }
  }

  public func issues(
    of lccn: LCCN, in years: ClosedRange<Int>?, freshness: Freshness
  ) async throws(NewspaperError) -> IssueList {
    try await list(of: lccn, in: years, freshness, isEmpty: \.issues.isEmpty) {
      archive throws(NewspaperError) in
      try await archive.issues(of: lccn, in: years, freshness: freshness)
    }
  }

  private func list<List>(
    of lccn: LCCN, in years: ClosedRange<Int>?, _ freshness: Freshness, isEmpty: (List) -> Bool,
    _ ask: (any NewspaperArchive) async throws(NewspaperError) -> List
  ) async throws(NewspaperError) -> List {
    let archive = try archive(of: lccn)
    guard let other = try siteFound(of: lccn) else { return try await ask(archive) }
    let isUnknown = try source(of: lccn) == nil
    var isFirm = freshness != .kept
    do throws(NewspaperError) {
      let list = try await ask(archive)
      if !isEmpty(list) {
        note(archive, listing: lccn, in: years, isFirm: isFirm)
        return list
      }
    } catch {
      // In an outage, only if the Library is not known to have any.
      guard error.isNotFound || error.isNotHere || isUnknown && error.isOutage else { throw error }
      if error.isNotHere { isFirm = false }
    }
    let list = try await ask(other)
    if !isEmpty(list) { note(other, listing: lccn, in: years, isFirm: isFirm) }
    return list
  }

  func archive(
    asking work: PageAddress, _ freshness: Freshness
  ) async throws(NewspaperError) -> any NewspaperArchive {
    if let issue = work.issue, remembered.source(of: work) == nil, try siteFound(of: issue.lccn) != nil,
      needsLister(of: issue)
    {
      let archive = try archive(of: issue.lccn)
      // A stored issue needs no list.
      if (try? await archive.issue(issue, freshness: .kept)) != nil { return archive }
      try await lookForLister(of: issue, freshness)
    }
    return try archive(for: work)
  }

  /// Finds out who lists an issue, by the list of its year.
  private func lookForLister(of issue: IssueID, _ freshness: Freshness) async throws(NewspaperError) {
    let (lccn, year) = (issue.lccn, issue.date.year)
    do throws(NewspaperError) {
      _ = try await issues(of: lccn, in: year...year, freshness: freshness == .kept ? .kept : .atHand)
    } catch {
      if error == .canceled { throw error }
      // A request for the issue itself reports what is wrong.
    }
    // Nobody lists it: the lists need not be requested for each of its pages.
    if freshness != .kept, lister(of: issue) == nil {
      note(try archive(of: lccn), listing: lccn, in: year...year, isFirm: true)
    }
  }
}

extension IssueCoverage {
  fileprivate var isEmpty: Bool { years.isEmpty && digitized.issueCount == 0 }
}

extension NewspaperError {
  fileprivate var isNotFound: Bool { if case .notFound = self { true } else { false } }
}
