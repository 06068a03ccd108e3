/// Lists of a newspaper's issues. If the Library has none, the site where the reader found some is asked.
extension SourcedArchive {
  public func coverageByYear(
    of lccn: LCCN, freshness: Freshness
  ) async throws(NewspaperError) -> IssueCoverage {
    try await list(of: lccn, isEmpty: \.isEmpty) { archive throws(NewspaperError) in
      try await archive.coverageByYear(of: lccn, freshness: freshness)
    }
  }

  public func wholeCoverageByYear(
    of lccn: LCCN, freshness: Freshness, progress: @Sendable (NewspaperListProgress) async -> Void
  ) async throws(NewspaperError) -> IssueCoverage {
    try await list(of: lccn, isEmpty: \.isEmpty) { archive throws(NewspaperError) in
      try await archive.wholeCoverageByYear(of: lccn, freshness: freshness, progress: progress)
    }
  }

  public func issues(
    of lccn: LCCN, in years: ClosedRange<Int>?, freshness: Freshness
  ) async throws(NewspaperError) -> IssueList {
    try await list(of: lccn, isEmpty: \.issues.isEmpty) { archive throws(NewspaperError) in
      try await archive.issues(of: lccn, in: years, freshness: freshness)
    }
  }

  private func list<List>(
    of lccn: LCCN, isEmpty: (List) -> Bool,
    _ ask: (any NewspaperArchive) async throws(NewspaperError) -> List
  ) async throws(NewspaperError) -> List {
    let archive = try archive(of: lccn)
    guard let other = try siteFound(of: lccn) else { return try await ask(archive) }
    let isUnknown = try source(of: lccn) == nil
    do throws(NewspaperError) {
      let list = try await ask(archive)
      guard isEmpty(list) else { return list }
    } catch {
      // In an outage, only if the Library is not known to have any.
      guard error.isNotFound || error.isNotHere || isUnknown && error.isOutage else { throw error }
    }
    return try await ask(other)
  }
}

extension IssueCoverage {
  fileprivate var isEmpty: Bool { years.isEmpty && digitized.issueCount == 0 }
}

extension NewspaperError {
  fileprivate var isNotFound: Bool { if case .notFound = self { true } else { false } }
}
