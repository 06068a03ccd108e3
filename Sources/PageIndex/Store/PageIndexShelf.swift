import Newspapers

/// Stores pages in the index, according to the settings.
public struct PageIndexShelf: PageShelf {
  private let index: PageIndex
  private let ways: Set<KeptPage.Way>

  public init(index: PageIndex, ways: Set<KeptPage.Way>) {
    self.index = index
    self.ways = ways
  }

  public func takes(_ way: KeptPage.Way) -> Bool { ways.contains(way) }

  public func keep(_ pages: [KeptPage]) async throws(NewspaperError) -> KeptCount {
    let taken = pages.filter { takes($0.way) }
    guard !taken.isEmpty else { return KeptCount(passedOver: pages.count) }
    return try await index.keep(taken) + KeptCount(passedOver: pages.count - taken.count)
  }

  /// Adds what is now known about newspapers to those of their pages that lack it.
  public func complete(_ newspapers: Set<LCCN>) async throws(NewspaperError) {
    _ = try await index.complete(newspapers)
  }
}
