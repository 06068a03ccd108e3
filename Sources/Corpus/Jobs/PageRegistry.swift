import Newspapers

/// Pages that were found, so that none is counted twice: exact, and a few bits per page, since a corpus has
/// millions.
struct PageRegistry: Sendable {
  /// Pages whose sequences are next to each other, by their issue, which has at least the first of its keys.
  private(set) var pages: [UInt64: UInt64] = [:]
  private var newspapers: [String: UInt64] = [:]
  private(set) var names: [String] = []

  // A key has, from its highest bit: 19 bits of a newspaper, 23 of a day, 14 of an edition, and 8 of 64 sequences each.
  private static let newspaperShift: UInt64 = 45

  /// The key of a page.
  struct Place: Hashable {
    let issue: UInt64
    let block: UInt64
    let bit: UInt64
  }

  /// Nil if it is not a page of a newspaper.
  mutating func place(of page: PageRecord) -> Place? {
    guard let (year, month, day) = PageRegistry.date(page.date) else { return nil }
    return place(page.lccn, PageRegistry.day(year, month, day), page.edition, page.sequence)
  }

  /// Nil if there are more newspapers, editions or pages than a key has room for.
  mutating func place(of page: PageID) -> Place? {
    let (issue, date) = (page.issue, page.issue.date)
    let day = PageRegistry.day(UInt64(date.year), UInt64(date.month), UInt64(date.day))
    return place(issue.lccn.description, day, issue.edition, page.sequence)
  }

  private mutating func place(_ lccn: String, _ day: UInt64, _ edition: Int, _ sequence: Int) -> Place? {
    guard (1..<1 << 14).contains(edition), (1..<1 << 14).contains(sequence),
      let newspaper = number(of: lccn)
    else { return nil }
    let issue = newspaper << PageRegistry.newspaperShift | day << 22 | UInt64(edition) << 8
    return Place(issue: issue, block: UInt64(sequence >> 6), bit: 1 << UInt64(sequence & 63))
  }

  /// - Returns: whether the page and its issue were new.
  mutating func insert(_ place: Place) -> (isNew: Bool, isNewIssue: Bool) {
    let isNewIssue = pages[place.issue] == nil
    if isNewIssue, place.block > 0 { pages[place.issue] = 0 }
    let before = pages[place.issue | place.block] ?? 0
    pages[place.issue | place.block] = before | place.bit
    return (before & place.bit == 0, isNewIssue)
  }

  func contains(_ place: Place) -> Bool { (pages[place.issue | place.block] ?? 0) & place.bit != 0 }

  /// The keys of another registry, translated to this one's.
  mutating func keys(of other: PageRegistry) -> [UInt64]? {
    var keys: [UInt64] = []
    for name in other.names {
      guard let number = number(of: name) else { return nil }
      keys.append(number << PageRegistry.newspaperShift)
    }
    return keys
  }

  static func key(_ key: UInt64, _ keys: [UInt64]) -> UInt64 {
    keys[Int(key >> newspaperShift)] | key & (1 << newspaperShift - 1)
  }

  func bits(_ key: UInt64) -> UInt64? { pages[key] }

  mutating func add(_ bits: UInt64, _ key: UInt64) { pages[key, default: 0] |= bits }

  private mutating func number(of newspaper: String) -> UInt64? {
    if let number = newspapers[newspaper] { return number }
    let number = UInt64(names.count)
    guard number < 1 << 19 else { return nil }
    newspapers[newspaper] = number
    names.append(newspaper)
    return number
  }

  /// Its 23 bits.
  private static func day(_ year: UInt64, _ month: UInt64, _ day: UInt64) -> UInt64 {
    year << 9 | month << 5 | day
  }

  /// Of `1866-04-10`.
  private static func date(_ date: String) -> (year: UInt64, month: UInt64, day: UInt64)? {
    let parts = date.utf8.split(separator: UInt8(ascii: "-"), omittingEmptySubsequences: false)
    guard parts.count == 3, parts.map(\.count) == [4, 2, 2],
      parts.allSatisfy({ $0.allSatisfy { (0x30...0x39).contains($0) } })
    else { return nil }
    let numbers = parts.map { $0.reduce(0) { $0 * 10 + UInt64($1 & 0xF) } }
    guard numbers[1] < 16, numbers[2] < 32 else { return nil }
    return (numbers[0], numbers[1], numbers[2])
  }
}
