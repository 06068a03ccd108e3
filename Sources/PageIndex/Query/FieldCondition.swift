import GRDB
import Newspapers

/// A field of a query as a condition on rows of `page`.
struct FieldCondition {
  let part: SQLPart

  /// - Parameters:
  ///   - newspapers: those that have it according to another source.
  ///   - pages: the same of pages.
  init(_ field: SearchField, newspapers: Set<LCCN>?, pages: Set<PageID>) {
    let own = field.values.map { FieldCondition.condition(of: field.name, $0) }
    var parts = own.compactMap(\.self)
    if let newspapers { parts.append(FieldCondition.among(newspapers)) }
    if !pages.isEmpty { parts.append(FieldCondition.among(pages)) }
    part = parts.isEmpty ? .never : SQLPart.joined(parts, by: "OR")
  }

  /// Whether another source has to say which newspapers have a field.
  static func needsNewspapers(_ name: SearchField.Name) -> Bool {
    switch name {
    // Pages have the first place of their newspaper's record.
    case .title, .in, .county, .city, .ethnicity, .frequency: true
    case .is, .lccn, .state, .language, .date, .on, .page, .edition, .batch, .saved: false
    }
  }

  static func among(_ newspapers: Set<LCCN>) -> SQLPart {
    // LCCNs are letters and digits.
    let list = newspapers.map { "\"\($0)\"" }.sorted().joined(separator: ",")
    return SQLPart("page.lccn IN (SELECT value FROM json_each(?))", ["[\(list)]"])
  }

  static func among(_ pages: Set<PageID>) -> SQLPart {
    let list = pages.sorted().map { page in
      let issue = page.issue
      return "[\"\(issue.lccn)\",\(PreparedPage.day(issue.date)),\(issue.edition),\(page.sequence)]"
    }
    let columns = (0..<4).map { "json_extract(value, '$[\($0)]')" }.joined(separator: ", ")
    return SQLPart(
      "(page.lccn, page.day, page.edition, page.sequence) IN (SELECT \(columns) FROM json_each(?))",
      ["[\(list.joined(separator: ","))]"])
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
    case .county: return named("county", text)
    case .city: return named("city", text)
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

  private static func named(_ column: String, _ text: String) -> SQLPart {
    SQLPart("coalesce(page.\(column), '') = ? COLLATE NOCASE", [text])
  }
}
