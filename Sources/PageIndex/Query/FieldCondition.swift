import GRDB
import Newspapers

/// A field of a query as a condition on rows of `page`.
struct FieldCondition {
  let part: SQLPart

  /// - Parameters:
  ///   - newspapers: those that have it according to another source.
  ///   - others: the issues and pages that have it according to another source.
  init(_ field: SearchField, newspapers: Set<LCCN>?, others: Set<PageAddress>) {
    let own = field.values.map { FieldCondition.condition(of: field.name, $0) }
    var parts = own.compactMap(\.self)
    if let newspapers { parts.append(FieldCondition.among(newspapers)) }
    parts += FieldCondition.among(others)
    part = parts.isEmpty ? .never : SQLPart.joined(parts, by: "OR")
  }

  /// Whether another source has to say which newspapers have a field.
  static func needsNewspapers(_ name: SearchField.Name) -> Bool {
    switch name {
    // Pages have the first place of their newspaper's record.
    case .title, .in, .state, .county, .city, .ethnicity, .frequency: true
    case .is, .lccn, .language, .date, .on, .page, .edition, .batch, .saved: false
    }
  }

  static func among(_ newspapers: Set<LCCN>) -> SQLPart {
    // LCCNs are letters and digits.
    let list = newspapers.map { "\"\($0)\"" }.sorted().joined(separator: ",")
    return SQLPart("page.lccn IN (SELECT value FROM json_each(?))", ["[\(list)]"])
  }

  private static func among(_ parts: Set<PageAddress>) -> [SQLPart] {
    var (issues, pages): ([IssueID], [PageID]) = ([], [])
    for part in parts {
      switch part {
      case .issue(let issue): issues.append(issue)
      case .page(let page): pages.append(page)
      case .newspaper: break
      }
    }
    let columns = ["lccn", "day", "edition"]
    return [
      among(columns, issues.sorted().map(key)),
      among(columns + ["sequence"], pages.sorted().map { key($0.issue) + ",\($0.sequence)" }),
    ].compactMap(\.self)
  }

  /// The values of the first three columns.
  private static func key(_ issue: IssueID) -> String {
    "\"\(issue.lccn)\",\(PreparedPage.day(issue.date)),\(issue.edition)"
  }

  /// Nil for none.
  private static func among(_ columns: [String], _ keys: [String]) -> SQLPart? {
    guard !keys.isEmpty else { return nil }
    let left = columns.map { "page.\($0)" }.joined(separator: ", ")
    let right = columns.indices.map { "json_extract(value, '$[\($0)]')" }.joined(separator: ", ")
    let list = keys.map { "[\($0)]" }.joined(separator: ",")
    return SQLPart("(\(left)) IN (SELECT \(right) FROM json_each(?))", ["[\(list)]"])
  }

  /// Nil if the page does not say.
  private static func condition(of name: SearchField.Name, _ value: SearchField.Value) -> SQLPart? {
    switch (name, value) {
    case (_, .dates(let range)):
      return SQLPart(
        "page.day BETWEEN ? AND ?",
        [PreparedPage.day(range.from ?? .earliest), PreparedPage.day(range.to ?? .latest)])
    case (_, .yearDay(let month, let day)): return SQLPart("page.day % 10000 = ?", [month * 100 + day])
    case (.edition, .numbers(let range)):
      return SQLPart("page.edition BETWEEN ? AND ?", [range.lowerBound, range.upperBound])
    case (_, .numbers(let range)):
      return SQLPart("page.sequence BETWEEN ? AND ?", [range.lowerBound, range.upperBound])
    case (_, .name(let text)), (_, .words(let text)): return condition(of: name, text)
    }
  }

  private static func condition(of name: SearchField.Name, _ text: String) -> SQLPart? {
    switch name {
    case .lccn: return SQLPart("page.lccn = ?", [text])
    case .state: return named("state", text)
    case .county:
      let spellings = CountyName.spellings(of: text).flatMap(PlaceName.spellings)
      return SQLPart.joined(spellings.map { named("county", $0) }, by: "OR")
    case .city: return SQLPart.joined(PlaceName.spellings(of: text).map { named("city", $0) }, by: "OR")
    case .batch: return named("batch", text)
    case .language:
      let line = "char(10) || coalesce(page.language, '') || char(10)"
      return SQLPart("instr(lower(\(line)), lower(char(10) || ? || char(10))) > 0", [text])
    case .is:
      switch text {
      case "read": return SQLPart("page.read IS NOT NULL")
      case "kept": return .always
      default: return nil
      }
    case .title, .in, .ethnicity, .frequency, .saved, .date, .on, .page, .edition: return nil
    }
  }

  /// A name is stored with the apostrophes of its catalog.
  private static func named(_ column: String, _ text: String) -> SQLPart {
    let straight = TitleText.withStraightApostrophes(text)
    let spellings = straight.contains("'") ? [straight, straight.replacing("'", with: "’")] : [straight]
    let condition = "coalesce(page.\(column), '') = ? COLLATE NOCASE"
    return SQLPart.joined(spellings.map { SQLPart(condition, [$0]) }, by: "OR")
  }
}
