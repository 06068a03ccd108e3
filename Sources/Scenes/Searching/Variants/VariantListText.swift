import MVP
import Newspapers
import Presentation
import Text

/// Variants of words, for `search --variants list`, and if a query asks for variants without choosing any.
public final class VariantListText: ListText<[VariantListRow]> {
  private let isQuestion: Bool
  private let hasHeader: Bool

  /// - Parameter isQuestion: whether the reader has to choose first: then it is a message, not data.
  public init(format: ListFormat, isQuestion: Bool, hasHeader: Bool = false, output: any TextOutput) {
    self.isQuestion = isQuestion
    self.hasHeader = hasHeader
    super.init(format: format, output: output)
  }

  public override func notices(on content: [VariantListRow]) -> [String] {
    isQuestion ? ["broadsheet: ~ asks for what OCR may have made of a word: choose with --variants"] : []
  }

  public override func summary(of content: [VariantListRow]) -> String {
    guard isQuestion else { return "\(Numerals.count(content.count, "variant")) proposed" }
    return
      "--variants seen takes those marked x, likely takes the most frequent mistakes, 3 takes the first "
      + "three of each word"
  }

  public override func write(_ content: [VariantListRow]?) {
    let rows = content ?? []
    guard !isQuestion else {
      guard !rows.isEmpty else { return }
      for line in VariantListText.table(rows).lines(width: output.width) { output.note("  \(line)") }
      return
    }
    output.write(
      rows.map(VariantFields.init), as: format, hasHeader: hasHeader,
      table: { _ in VariantListText.table(rows) }, fields: { $0 },
      json: { JSONLines.object($0.json) })
  }

  private static func table(_ rows: [VariantListRow]) -> TextTable {
    // Nearly always they are all in the same request.
    let hasPrices = rows.contains { $0.moreRequests > 0 }
    return TextTable(
      columns: [
        .init(header: ""), .init(header: "WORD", flexible: true), .init(header: "VARIANT", flexible: true),
        .init(header: "PAGES HERE", alignRight: true), .init(header: "NEW", alignRight: true),
        .init(header: "WHY"),
      ] + (hasPrices ? [.init(header: "REQUESTS", alignRight: true)] : []),
      rows: rows.map { row in
        [
          row.isTicked ? "x" : "", "\(row.word) (\(Numerals.grouped(row.wordPages)))", row.variant,
          Numerals.grouped(row.pages), Numerals.grouped(row.newPages), row.cause,
        ] + (hasPrices ? [row.moreRequests > 0 ? "+\(row.moreRequests)" : ""] : [])
      })
  }
}

/// A variant for other programs.
struct VariantFields: DelimitedFields {
  struct JSON: Encodable {
    let word: String
    let variant: String
    let pages: Int
    let newPages: Int
    let cause: String
    /// Whether `--variants seen` takes it.
    let isChosen: Bool
    /// The additional requests that a search with it takes.
    let moreRequests: Int
  }

  let json: JSON

  static let names = ["word", "variant", "pages", "new_pages", "cause", "is_chosen", "more_requests"]

  var values: [String] {
    [
      json.word, json.variant, String(json.pages), String(json.newPages), json.cause,
      json.isChosen ? "yes" : "no", String(json.moreRequests),
    ]
  }

  init(_ row: VariantListRow) {
    json = JSON(
      word: Sanitizer.sanitized(row.word), variant: Sanitizer.sanitized(row.variant), pages: row.pages,
      newPages: row.newPages, cause: row.cause, isChosen: row.isTicked, moreRequests: row.moreRequests)
  }
}
