import MVP
import Newspapers
import Presentation
import Text

/// What OCR may have made of words, with marks at what is selected: display-ready.
public struct VariantPickerContent: WindowedContent {
  public struct Row: Hashable, Sendable {
    /// `lection`; `election: lection` if there are several words.
    public let title: String
    /// `first letter lost`
    public let cause: String
    /// `8 pages, 3 new`, and `+1 request` if it takes more requests to the server.
    public let pages: String
    public let isTicked: Bool
  }

  public let rows: [Row]
  /// `election: 208 pages here; 3 variants add up to 4 pages`; `, fields ignored` if the query has fields.
  public let summary: String
  /// The columns that the longest title takes, and the longest `pages`.
  let titleWidth: Int
  let pagesWidth: Int

  public var identity: Int { 0 }
  public var offset: Int { 0 }
  public var total: Int { rows.count }

  init(_ proposals: [VariantProposal], ticked: Set<VariantPickerPresenter.Place>) {
    let isSingle = proposals.count == 1
    var (new, requests) = (0, 0)
    rows = proposals.enumerated().flatMap { word, proposal in
      proposal.rows.enumerated().map { number, row in
        let isTicked = ticked.contains(.init(word: word, row: number))
        if isTicked { (new, requests) = (new + row.newPages, requests + row.moreRequests) }
        return Row(
          title: isSingle ? row.text : "\(proposal.word.text): \(row.text)",
          cause: VariantWords.words(for: row.cause),
          pages: VariantPickerContent.words(for: row),
          isTicked: isTicked)
      }
    }
    titleWidth = rows.map { TextWidth.of($0.title) }.max() ?? 0
    pagesWidth = rows.map { TextWidth.of($0.pages) }.max() ?? 0
    // Broken variants of several words multiply.
    let cost =
      requests > 0 ? ", \(isSingle ? "" : "at least ")\(Numerals.count(requests, "request")) more" : ""
    let words = proposals.map { "\($0.word.text): \(Numerals.count($0.pages, "page")) here" }
    let gain =
      ticked.isEmpty
      ? "nothing chosen"
      : "\(Numerals.count(ticked.count, "variant")) \(ticked.count == 1 ? "adds" : "add") "
        + (new == 0 ? "no pages" : "up to \(Numerals.count(new, "page"))")
    let scope = proposals.contains(where: \.leavesFieldsAside) ? ", fields ignored" : ""
    summary = "\(words.joined(separator: ", "))\(scope); \(gain)\(cost)"
  }

  private static func words(for row: VariantProposal.Row) -> String {
    let pages =
      row.pages == 0
      ? "not here" : "\(Numerals.count(row.pages, "page")), \(Numerals.grouped(row.newPages)) new"
    return row.moreRequests > 0 ? "\(pages), +\(Numerals.count(row.moreRequests, "request"))" : pages
  }
}
