import Clock
import MVP
import Newspapers
import Presentation

/// The pages that a search found, for `search`.
public final class SearchText: ListText<SearchContent> {
  private let snippets: Int
  private let hasHeader: Bool
  private let remark: String
  private let address: (PageID) -> String?
  private let clock: any WallClock

  /// - Parameters:
  ///   - snippets: the most passages to print of each page.
  ///   - hasHeader: whether tab-separated rows begin with the names of their columns, as CSV always does.
  ///   - remark: what the count says about itself.
  ///   - address: that of a page's web page; nil if it has none.
  public init(
    format: ListFormat, snippets: Int = 1, hasHeader: Bool = false, remark: String = "",
    output: any TextOutput, clock: any WallClock,
    address: @escaping (PageID) -> String?
  ) {
    self.clock = clock
    self.snippets = snippets
    self.hasHeader = hasHeader
    self.remark = remark
    self.address = address
    super.init(format: format, output: output)
  }

  public override func notices(on content: SearchContent) -> [String] {
    (content.origin.notice.map { [$0] } ?? []) + (content.foundNothing ? [] : content.notes)
  }

  /// `hits 1 to 40 of 1,766 pages at www.loc.gov; 1 request`.
  public override func summary(of content: SearchContent) -> String {
    let last = content.offset + content.rows.count
    let requests = content.requests > 0 ? "; \(Numerals.count(content.requests, "request"))" : ""
    if content.foundNothing {
      return "\(SearchWords.nothing(content.count, hasMore: content.hasMore))\(remark)\(requests)"
    }
    guard !content.rows.isEmpty else { return "past the end: \(content.length)\(remark)\(requests)" }
    return
      "hits \(Numerals.grouped(content.offset + 1)) to \(Numerals.grouped(last)) of \(content.summary)\(remark)\(requests)"
  }

  public override func closing(of content: SearchContent) -> [String] {
    guard content.foundNothing else { return super.closing(of: content) }
    let advice =
      content.notes.map(SearchWords.sentence) + (content.isLocal ? [SearchPresenter.whatIsHere] : [])
    return [summary(of: content)] + advice.map { "  \($0)" }
  }

  public override func exitCode(for content: SearchContent) -> Int32 { content.origin.exitCode }

  public override func write(_ content: SearchContent?) {
    let rows = content?.rows ?? []
    switch format {
    case .table: output.write(rows.flatMap { $0.lines(snippets: snippets, on: output) })
    case .tsv:
      output.write(
        header(isWanted: hasHeader, SearchFields.tsvHeader) + rows.map { fields($0).tsv })
    case .csv: output.write(header(isWanted: true, SearchFields.csvHeader) + rows.map { fields($0).csv })
    case .jsonl: output.write(rows.map { JSONLines.object(json($0)) })
    case .json:
      guard let content else { return }
      output.write(JSONLines.fields(of: SearchJSON(content, rows.map(json), now: clock.now)))
    }
  }

  private func header(isWanted: Bool, _ names: String) -> [String] { isWanted ? [names] : [] }

  private func fields(_ row: SearchRow) -> SearchFields {
    SearchFields(row, snippets: snippets, address: address(row.page))
  }

  private func json(_ row: SearchRow) -> SearchHitJSON {
    SearchHitJSON(row, snippets: snippets, address: address(row.page))
  }
}
