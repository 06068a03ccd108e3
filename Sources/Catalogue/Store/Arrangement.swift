import Newspapers

/// Collects sort keys while newspapers come in, and sorts them at the end.
struct Arrangement: Sendable {
  private struct Place: Sendable {
    let name: String
    let number: Int
  }

  /// The concatenated sort titles, and where each begins.
  private var titles: [UInt8] = []
  private var starts: [Int] = [0]
  private var years: [PublicationYears] = []
  private var placeNumbers: [String: Int] = [:]
  private var placeOfRow: [Int] = []

  var count: Int { years.count }

  /// - Parameter place: `State--County--City` or empty.
  mutating func add(sortTitle: String, lccn: String, place: String, years: PublicationYears) {
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
  func sorted() async -> [NewspaperOrder: [UInt32]] {
    let byTitle = rowsByTitle()
    var titleRank = [UInt32](repeating: 0, count: count)
    for (rank, row) in byTitle.enumerated() { titleRank[Int(row) - 1] = UInt32(rank) }
    let places = placeNumbers.map { Place(name: $0.key, number: $0.value) }
      // Unknown places come last.
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
    return [
      .title: byTitle,
      .place: rows { placeRank[placeOfRow[$0]] },
      .start: rows { Arrangement.rank(years[$0].start) },
      .end: rows { Arrangement.rank(years[$0].end) },
    ]
  }

  /// The first and last year in which each row may have been published, as for `PublicationYears.overlaps`.
  func spans() -> [Int16] {
    years.flatMap { [Int16(clamping: $0.start.earliest ?? 0), Int16(clamping: $0.end.latest ?? 9999)] }
  }

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

  /// In the order of `CatalogueYear`.
  private static func rank(_ year: CatalogueYear) -> UInt64 {
    switch year {
    case .exact(let year): UInt64(year) << 8
    case .approximate(let earliest, let latest): UInt64(earliest) << 8 + UInt64(min(255, latest - earliest))
    case .current: 0x7FFF_FFFE
    case .unknown: 0x7FFF_FFFF
    }
  }
}
