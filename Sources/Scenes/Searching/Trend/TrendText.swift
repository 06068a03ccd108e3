import MVP
import Newspapers
import Presentation
import Text

/// Found pages by time, for `search --trend`.
public final class TrendText: ListText<TrendContent> {
  private let hasHeader: Bool
  private let remark: String

  /// - Parameter remark: what counts say about themselves.
  public init(format: ListFormat, hasHeader: Bool, remark: String = "", output: any TextOutput) {
    self.hasHeader = hasHeader
    self.remark = remark
    super.init(format: format, output: output)
  }

  public override func notices(on content: TrendContent) -> [String] {
    content.notes.map(SearchWords.words)
  }

  /// `412 pages on this machine over 10 years; most in 1896: 61 of 8,233 pages (7,409 per million)`.
  public override func summary(of content: TrendContent) -> String {
    var words = content.summary + remark
    if let most = content.most {
      words += "; most in \(most.period): \(SearchWords.pages(most.found))"
      if let rate = most.perMillion, let held = most.held {
        words += " of \(Numerals.grouped(held)) (\(TrendContent.words(rate)) per million)"
      }
    }
    let most = content.mostRequests
    let asked = most > 0 ? "; at most \(Numerals.count(most, "request"))" : ""
    return "\(words)\(asked)"
  }

  public override func write(_ content: TrendContent?) {
    let rows = content?.rows ?? []
    output.write(
      rows.map(TrendFields.init), as: format, hasHeader: hasHeader,
      table: { [width = output.width] _ in TrendText.table(content, width) }, fields: { $0 },
      json: { JSONLines.object($0.json) })
  }

  private static func table(_ content: TrendContent?, _ width: Int) -> TextTable {
    let (rows, longest) = (content?.rows ?? [], content?.longest ?? 0)
    let room = Double(min(40, max(8, width - 44)))
    func bar(_ row: TrendContent.Row) -> String {
      let bar = RangeBar.text(least: row.certainLength, most: row.length, of: longest, width: room)
      return [bar, row.note ?? ""].filter { !$0.isEmpty }.joined(separator: " ")
    }
    var columns: [TextTable.Column] = [
      .init(header: (content?.kind ?? "").uppercased()), .init(header: "PAGES", alignRight: true),
    ]
    let isHeldKnown = rows.contains { $0.held != nil }
    if isHeldKnown { columns.append(.init(header: "OF", alignRight: true)) }
    if content?.hasRates == true { columns.append(.init(header: "PER MILLION", alignRight: true)) }
    columns.append(.init(header: "", minimumWidth: 4, flexible: true))
    return TextTable(
      columns: columns,
      rows: rows.map { row in
        [row.period, SearchWords.grouped(row.found)]
          + (isHeldKnown ? [row.held.map(Numerals.grouped) ?? ""] : [])
          + (content?.hasRates == true ? [row.perMillion.map(TrendContent.words) ?? ""] : []) + [bar(row)]
      })
  }
}

/// A period for other programs.
struct TrendFields: DelimitedFields {
  struct JSON: Encodable {
    let period: String
    /// The lower bound if the number is not known exactly.
    let found: Int
    /// The upper bound, if it is known but the exact number is not.
    let foundAtMost: Int?
    let held: Int?
    let perMillion: Double?
    let note: String?
  }

  let json: JSON
  private let found: SearchCount

  static let names = ["period", "found", "held", "per_million", "note"]

  var values: [String] {
    [
      json.period, SearchWords.number(found), json.held.map(String.init) ?? "",
      json.perMillion.map(TrendContent.plain) ?? "", json.note ?? "",
    ]
  }

  init(_ row: TrendContent.Row) {
    found = row.found
    let most: Int? = if case .between(_, let most, _) = row.found { most } else { nil }
    json = JSON(
      period: row.period, found: row.found.least, foundAtMost: most, held: row.held,
      perMillion: row.perMillion.map { ($0 * 10).rounded() / 10 },
      note: row.note ?? (row.found.most == nil ? "at least" : nil))
  }
}
