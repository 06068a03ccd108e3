/// What an address names: a newspaper, an issue or a page.
///
/// Accepts the addresses of www.loc.gov (`/item/L/`, `/item/L/D/ed-E/`, `/resource/L/D/ed-E/?sp=S`), of the
/// old chroniclingamerica.loc.gov and of state sites (`/lccn/L/D/ed-E/seq-S/`, followed by any file of the
/// page), with or without scheme and host, and what `IssueID` and `PageID` print, also with underscores, as
/// in the names of files (in any folder) and of citations. `L/D` is an issue too: the day's first edition.
public enum PageAddress: Hashable, Sendable, CustomStringConvertible {
  case newspaper(LCCN)
  case issue(IssueID)
  case page(PageID)

  /// - Throws: `PageAddressError`, which says what is wrong with `written`.
  public init(_ written: String) throws(PageAddressError) {
    func error(_ reason: PageAddressError.Reason) -> PageAddressError {
      PageAddressError(written: written, reason: reason)
    }
    let parts = try AddressParts(PageAddress.unkeyed(written))
    guard let number = parts.path.first else { throw error(.noNewspaper) }
    guard let lccn = try? LCCN(PageAddress.withoutSuffix(number)) else { throw error(.lccn(number)) }
    guard parts.path.count > 1, parts.path[1].first?.isASCIIDigit == true else {
      // `/lccn/L/issues/`, `/lccn/L/marc.xml` and the like are views of the newspaper.
      self = .newspaper(lccn)
      return
    }
    guard let date = IssueDate(parts.path[1]) else { throw error(.date(parts.path[1])) }
    var rest = parts.path.dropFirst(2)
    var edition = 1
    if let written = rest.first, written.hasPrefix("ed-") {
      guard let number = PageAddress.number(written.dropFirst(3)), IssueID.editions.contains(number) else {
        throw error(.edition(written))
      }
      edition = number
      rest = rest.dropFirst()
    }
    let issue = IssueID(lccn: lccn, date: date, edition: edition)
    if let written = rest.first, written.hasPrefix("seq-") {
      guard let number = PageAddress.number(written.dropFirst(4)) else { throw error(.sequence(written)) }
      self = .page(PageID(issue: issue, sequence: number))
    } else if let written = parts.shownPage {
      guard let number = PageAddress.number(written[...]) else { throw error(.sequence(written)) }
      self = .page(PageID(issue: issue, sequence: number))
    } else {
      self = .issue(issue)
    }
  }

  /// `sn83045462`, `sn83045462/1865-10-02/ed-1` or `sn83045462/1865-10-02/ed-1/seq-1`.
  public var description: String {
    switch self {
    case .newspaper(let lccn): lccn.description
    case .issue(let issue): issue.description
    case .page(let page): page.description
    }
  }

  public var lccn: LCCN {
    switch self {
    case .newspaper(let lccn): lccn
    case .issue(let issue): issue.lccn
    case .page(let page): page.issue.lccn
    }
  }

  /// Nil for an issue or a page.
  public var newspaper: LCCN? { if case .newspaper(let lccn) = self { lccn } else { nil } }

  /// Nil for a newspaper.
  public var issue: IssueID? {
    switch self {
    case .newspaper: nil
    case .issue(let issue): issue
    case .page(let page): page.issue
    }
  }

  /// The page; the first one for an issue, nil for a newspaper.
  public var page: PageID? {
    switch self {
    case .newspaper: nil
    case .issue(let issue): PageID(issue: issue, sequence: 1)
    case .page(let page): page
    }
  }

  /// `sn83045462/1865-10-02/ed-1/seq-1` for `sn83045462_1865-10-02_ed-1_seq-1`, whatever follows.
  private static func unkeyed(_ written: String) -> String {
    let name = written.has("://") ? nil : written.split(separator: "/").last
    let parts = (name.map(String.init) ?? written).trimmed
      .split(separator: "_", maxSplits: 4, omittingEmptySubsequences: false)
    guard parts.count > 1, (try? LCCN(String(parts[0]))) != nil, IssueDate(parts[1]) != nil else {
      return written
    }
    let rest = parts.dropFirst(2).prefix { $0.hasPrefix("ed-") || $0.hasPrefix("seq-") }
    return (parts.prefix(2) + rest).joined(separator: "/")
  }

  /// The largest number of a page: `number` accepts five digits. Editions have their own (`IssueID.editions`).
  static let largest = 99_999

  /// Digits before the end or a suffix such as `.json`; nil for 0 and for impossible numbers.
  private static func number(_ text: Substring) -> Int? {
    let digits = text.utf8.prefix { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
    let rest = text.utf8.dropFirst(digits.count).first
    guard digits.count <= 5, rest == nil || rest == UInt8(ascii: "."), let number = Int(String(digits) ?? "")
    else { return nil }
    return number > 0 ? number : nil
  }

  private static func withoutSuffix(_ text: String) -> String {
    text.removing(suffix: ".json").removing(suffix: ".rdf")
  }
}

extension Character {
  fileprivate var isASCIIDigit: Bool { isASCII && isNumber }
}
