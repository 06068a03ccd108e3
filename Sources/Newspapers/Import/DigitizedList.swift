/// What a source has digitized.
public struct DigitizedList: NewspaperList {
  private let directory: any NewspaperDirectory

  /// Rows per request.
  private static let pageSize = 1000

  public init(of directory: any NewspaperDirectory) { self.directory = directory }

  public var name: String { directory.name }

  public var isOfDigitized: Bool { true }

  public func size() async throws(NewspaperError) -> NewspaperListProgress {
    let first = try await page(0)
    return DigitizedList.progress(first.newspapers.count, of: first.total, from: first.origin)
  }

  public func newspapers(
    _ progress: @Sendable (NewspaperListProgress) async -> Void
  ) async throws(NewspaperError) -> NewspaperListing {
    var (newspapers, known): ([Newspaper], Set<LCCN>) = ([], [])
    var (total, offset) = (0, 0)
    var origin: Origin?
    repeat {
      let part = try await page(offset)
      newspapers += part.newspapers.filter { known.insert($0.lccn).inserted }
      total = part.total
      origin = part.origin.joined(with: origin)
      offset += DigitizedList.pageSize
      await progress(DigitizedList.progress(newspapers.count, of: total))
    } while offset < total
    let found = origin ?? Origin(name: name, asOf: 0, isLive: true)
    let (unreadable, others) = (found.shortfall?.unreadable ?? 0, found.shortfall?.withoutLCCN ?? 0)
    // A source may count what it cannot list, or not.
    let counted = max(total, found.shortfall?.counted ?? 0)
    return NewspaperListing(
      newspapers: newspapers, offset: 0, total: newspapers.count,
      origin: found.lacking(
        .init(
          rows: "newspapers", came: newspapers.count, counted: counted, withoutLCCN: others,
          unreadable: unreadable)))
  }

  public func refresh() async { await directory.refresh() }

  private func page(_ offset: Int) async throws(NewspaperError) -> NewspaperListing {
    let window = Window(offset: offset, limit: DigitizedList.pageSize)
    let listing = try await directory.newspapers(
      matching: NewspaperQuery(), window: window, freshness: .recent)
    // An old answer, the fallback during an outage, is not news: it has already been imported.
    if let cause = listing.origin.fallbackFor?.error { throw cause }
    return listing
  }

  private static func progress(
    _ fetched: Int, of total: Int, from origin: Origin? = nil
  ) -> NewspaperListProgress {
    NewspaperListProgress(
      fetched: fetched, total: total, requests: max(1, (total + pageSize - 1) / pageSize), origin: origin)
  }
}
