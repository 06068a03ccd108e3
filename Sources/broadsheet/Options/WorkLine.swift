import FoundationEssentials
import Newspapers

/// A work as named by a row that another command printed: a page by `search` or `today`, an issue by `issues`, and what
/// `list` and `bookmarks` have.
struct WorkLine: Hashable, Sendable {
  let work: PageAddress
  /// Nil if the row does not say.
  let address: String?
  /// What the row says about the newspaper; nil if it gives no title.
  let newspaper: Newspaper?
  let printed: PrintedLabels

  /// - Parameter line: an object of JSON Lines, or columns with tabs between them.
  init(_ line: String) throws(PageLine.Fault) {
    let bytes = Array(line.utf8)
    let isObject = line.first == "{"
    if let page = isObject ? PageLine(json: bytes[...]) : PageLine(tsv: bytes[...]) {
      self.init(page)
      return
    }
    let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
    guard let known = isObject ? WorkLine(json: bytes) : WorkLine(columns: columns) else {
      throw PageLine.Fault(reason: "it is not a row of search, today, list, issues or bookmarks")
    }
    self = known
  }

  private init(_ page: PageLine) {
    work = .page(page.page)
    (address, printed) = (page.address, page.printed)
    newspaper = WorkLine.titled(page.facts.newspaper)
  }

  private init(_ work: PageAddress, _ newspaper: Newspaper?) {
    self.work = work
    address = nil
    printed = PrintedLabels()
    self.newspaper = newspaper.flatMap(WorkLine.titled)
  }

  private static func titled(_ newspaper: Newspaper) -> Newspaper? {
    newspaper.isUntitled ? nil : newspaper
  }

  /// What a bookmark of a newspaper, an issue or a page is of; nil if no such one can exist.
  private static func work(
    _ lccn: LCCN, date: String?, edition: Int?, sequence: Int?
  ) -> PageAddress? {
    guard let date = date?.nonEmpty else { return .newspaper(lccn) }
    let page = WrittenPage(
      lccn: lccn.description, date: date, edition: edition ?? 1, sequence: sequence ?? 1
    ).page
    return page.map { sequence == nil ? .issue($0.issue) : .page($0) }
  }

  // MARK: Columns

  /// Nil for the rows of other commands.
  private init?(columns: [String]) {
    guard columns.count > 3 else { return nil }
    if case .issue(let issue)? = try? PageAddress(columns[3]), columns[0] == issue.date.description {
      self.init(.issue(issue), nil)
      return
    }
    guard columns.count > 10, let lccn = try? LCCN(columns[0]) else { return nil }
    // Bookmarks have the time they were added where lists have a first issue.
    let isBookmark = columns[8].hasSuffix("Z")
    let newspaper = Newspaper(
      lccn: lccn, title: columns[1],
      places: columns[2].split(separator: "|").compactMap { Place(String($0)) },
      years: PublicationYears(from: columns[4], to: columns[5]),
      languages: isBookmark ? [] : columns[6].split(separator: "|").map(String.init))
    guard isBookmark else {
      self.init(.newspaper(lccn), newspaper)
      return
    }
    let (edition, sequence) = columns.count > 12 ? (Int(columns[11]), Int(columns[12])) : (nil, nil)
    guard let work = WorkLine.work(lccn, date: columns[10], edition: edition, sequence: sequence) else {
      return nil
    }
    self.init(work, newspaper)
  }

  // MARK: JSON Lines

  private init?(json line: [UInt8]) {
    // The caller reports the rows of other programs.
    guard let row = try? JSONDecoder().decode(Row.self, from: Data(line)), let work = row.work else {
      return nil
    }
    self.init(work, row.newspaper)
  }

  private struct Row: Decodable {
    let lccn: String?
    let title: String?
    let places: [String]?
    let startYear: String?
    let endYear: String?
    let languages: [String]?
    let issue: String?
    let date: String?
    let edition: Int?
    /// A sequence.
    let page: Int?

    private enum CodingKeys: String, CodingKey {
      case lccn, title, places, languages, issue, date, edition, page
      case startYear = "start_year"
      case endYear = "end_year"
    }

    private var number: LCCN? { lccn.flatMap { try? LCCN($0) } }

    var work: PageAddress? {
      if let issue {
        guard case .issue(let named)? = try? PageAddress(issue) else { return nil }
        return .issue(named)
      }
      return number.flatMap { WorkLine.work($0, date: date, edition: edition, sequence: page) }
    }

    var newspaper: Newspaper? {
      number.map { lccn in
        Newspaper(
          lccn: lccn, title: title ?? "", places: (places ?? []).compactMap { Place($0) },
          years: PublicationYears(from: startYear ?? "", to: endYear ?? ""), languages: languages ?? [])
      }
    }
  }
}
