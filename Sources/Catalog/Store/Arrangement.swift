import Newspapers

/// Collects sort keys as newspapers arrive, and sorts them at the end.
struct Arrangement: Sendable {
  private struct Place: Sendable {
    let name: String
    let number: Int
  }

  /// The rows in each order, and the hash of each row's sort title.
  struct Sorted: Sendable {
    let orders: [NewspaperOrder: [UInt32]]
    /// By `Relevance.merit`, the greatest first.
    let byMerit: [UInt32]
    let titleHashes: [UInt32]
  }

  /// The sort titles one after another, and where each begins.
  private var titles: [UInt8] = []
  private var starts: [Int] = [0]
  private var years: [PublicationYears] = []
  private var merits: [UInt64] = []
  private var titleHashes: [UInt32] = []
  private var placeNumbers: [String: Int] = [:]
  private var placeOfRow: [Int] = []

  var count: Int { years.count }

  /// - Parameter place: `State--County--City` or nothing.
  mutating func add(
    sortTitle: String, lccn: String, place: String, years: PublicationYears, merit: UInt64
  ) {
    merits.append(merit)
    titleHashes.append(TitleHash.of(sortTitle))
    titles.append(contentsOf: sortTitle.utf8)
    titles.append(0)
    titles.append(contentsOf: lccn.utf8)
    starts.append(titles.count)
    self.years.append(years)
    if let number = placeNumbers[place] {
      placeOfRow.append(number)
    } else {
      placeOfRow.append(placeNumbers.count)
      placeNumbers[place] = placeNumbers.count
    }
  }

  /// The rows, counted from 1, in each order.
  @concurrent
  func sorted() async -> Sorted {
    let byTitle = rowsByTitle()
    var titleRank = [UInt32](repeating: 0, count: count)
    for (rank, row) in byTitle.enumerated() { titleRank[Int(row) - 1] = UInt32(rank) }
    let places = placeNumbers.map { Place(name: $0.key, number: $0.value) }
      // Unknown places sort last.
      .map { (key: $0.name.isEmpty ? "\u{10FFFF}" : TitleText.folded($0.name), number: $0.number) }
      .sorted { $0.key < $1.key }
    var placeRank = [UInt64](repeating: 0, count: places.count)
    for (rank, place) in places.enumerated() { placeRank[place.number] = UInt64(rank) }
    func rows(by key: (Int) -> UInt64) -> [UInt32] {
      // The lower half, the rank by title, breaks ties and identifies the row.
      (0..<count).map { key($0) << 32 | UInt64(titleRank[$0]) }.sorted().map {
        byTitle[Int($0 & 0xFFFF_FFFF)]
      }
    }
    // The ranks by title take the bits that merits leave free.
    let shift = UInt64(64 - Relevance.meritBits)
    let titleMask: UInt64 = (1 << shift) - 1
    let meritKeys: [UInt64] = (0..<count).map { row in
      // All bits are inverted so that the greatest comes first.
      let merit: UInt64 = ~merits[row] << shift
      return merit | UInt64(titleRank[row])
    }
    let byMerit: [UInt32] = meritKeys.sorted().map { byTitle[Int($0 & titleMask)] }
    return Sorted(
      orders: [
        .title: byTitle,
        .place: rows { placeRank[placeOfRow[$0]] },
        .start: rows { UInt64(min(years[$0].startRank, 0x7FFF_FFFF)) },
        .end: rows { UInt64(min(years[$0].endRank, 0x7FFF_FFFF)) },
      ], byMerit: byMerit, titleHashes: titleHashes)
  }

  /// The first and the last year of each row's `Lifespan`, one after the other; 0 if they are not known.
  func spans() -> [Int16] {
    years.flatMap { years in
      let lifespan = years.lifespan
      return [Int16(clamping: lifespan?.first ?? 0), Int16(clamping: lifespan?.last ?? 0)]
    }
  }

  /// The same of each row's `PossibleYears`; 0 if it may be any year.
  func possibleYears() -> [Int16] { years.flatMap { PossibleYears($0).stored } }

  private func rowsByTitle() -> [UInt32] {
    titles.withUnsafeBufferPointer { titles in
      // The first eight bytes nearly always decide.
      let keys = (0..<count).map { row in
        var key: UInt64 = 0
        let bytes = titles[starts[row]..<starts[row + 1]]
        for byte in bytes.prefix(8) { key = key << 8 | UInt64(byte) }
        return (key << UInt64(8 * (8 - min(8, bytes.count))), UInt32(row))
      }
      return keys.sorted { left, right in
        if left.0 != right.0 { return left.0 < right.0 }
        let (left, right) = (Int(left.1), Int(right.1))
        return titles[starts[left]..<starts[left + 1]].lexicographicallyPrecedes(
          titles[starts[right]..<starts[right + 1]])
      }
      .map { $0.1 + 1 }
    }
  }
}

extension PossibleYears {
  /// First and last year, each 0 if it may be any.
  var stored: [Int16] { [Int16(clamping: first ?? 0), Int16(clamping: last ?? 0)] }
}
