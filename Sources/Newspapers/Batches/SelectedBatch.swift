/// A batch that matches a selection, or may match it.
public struct SelectedBatch: Hashable, Sendable {
  public let archive: OCRArchive
  /// Those of the newspapers in it; nil if none of them is known.
  public let years: ClosedRange<Int>?
  /// Whether it is unknown if it is wanted.
  public let isDoubtful: Bool

  public init(archive: OCRArchive, years: ClosedRange<Int>?, isDoubtful: Bool) {
    (self.archive, self.years, self.isDoubtful) = (archive, years, isDoubtful)
  }
}

extension BatchSelection {
  /// The batches in a listing that are wanted or may be, in order, and the newspapers in all of them that
  /// `catalog` knows.
  @concurrent public func select(
    from listing: OCRArchiveListing, knownTo catalog: any NewspaperDirectory
  ) async -> (batches: [SelectedBatch], newspapers: [LCCN: Newspaper]) {
    var known: [LCCN: Newspaper] = [:]
    for lccn in Set(listing.archives.flatMap(\.newspapers)) {
      known[lccn] = try? await catalog.newspaper(lccn, freshness: .kept).detail.newspaper
    }
    let batches = listing.archives.compactMap { archive -> SelectedBatch? in
      let newspapers = archive.newspapers.compactMap { known[$0] }
      let isWanted = takes(archive, newspapers)
      guard isWanted != false else { return nil }
      return SelectedBatch(
        archive: archive, years: BatchSelection.years(of: newspapers), isDoubtful: isWanted == nil)
    }
    return (sorted(batches), known)
  }

  private static func years(of newspapers: [Newspaper]) -> ClosedRange<Int>? {
    let years = newspapers.compactMap { newspaper in
      newspaper.coverage?.years ?? newspaper.years?.lifespan.map { $0.first...$0.last }
    }
    guard let first = years.map(\.lowerBound).min(), let last = years.map(\.upperBound).max() else {
      return nil
    }
    return first...last
  }

  /// Unknown values come last; ties are broken by name, since sorting is stable. Rows that may not be wanted
  /// come after all others.
  func sorted(_ rows: [SelectedBatch]) -> [SelectedBatch] {
    let ordered = ordered(rows)
    return ordered.filter { !$0.isDoubtful } + ordered.filter(\.isDoubtful)
  }

  private func ordered(_ rows: [SelectedBatch]) -> [SelectedBatch] {
    let named = rows.sorted { $0.archive.batch < $1.archive.batch }
    return switch order {
    case .name: named
    case .size: named.sorted { $0.archive.size ?? -1 > $1.archive.size ?? -1 }
    case .pages: named.sorted { $0.archive.pageCount ?? -1 > $1.archive.pageCount ?? -1 }
    case .date:
      named.sorted { left, right in
        guard let own = left.archive.created else { return false }
        return right.archive.created.map { own > $0 } ?? true
      }
    }
  }
}
