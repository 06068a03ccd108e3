import MVP
import Newspapers
import Presentation
import Text

/// All pages of a search, row by row as they arrive, for `search --all`.
public final class WholeSearchText: MvpView {
  /// The names of the columns, for tab-separated lines.
  public static var header: String { SearchFields.tsvHeader }

  private let format: ListFormat
  private let snippets: Int
  private let hasHeader: Bool
  private let remark: String
  private let output: any TextOutput
  private let file: (any HitSink)?
  private let address: (PageID) -> String?
  private var isFirst = true
  private var array = JSONArrayLines()
  public private(set) var exitCode = ExitStatus.done
  /// Whether further output can still be written.
  public private(set) var isWanted = true

  /// - Parameters:
  ///   - file: where lines go instead of `output`; nil for none.
  ///   - remark: what the count says about itself.
  ///   - address: that of a page's web page; nil if it has none.
  public init(
    format: ListFormat, snippets: Int, hasHeader: Bool, remark: String = "", output: any TextOutput,
    file: (any HitSink)?,
    address: @escaping (PageID) -> String?
  ) {
    self.format = format
    self.snippets = snippets
    self.hasHeader = hasHeader
    self.remark = remark
    self.output = output
    self.file = file
    self.address = address
  }

  public func render(_ state: ViewState<WholeSearchContent>) {
    switch state {
    case .content(let content):
      if isFirst { for notice in content.notices { output.note(notice) } }
      write(content)
      isFirst = false
      if content.isLast, isWanted {
        for shortfall in content.shortfalls { output.note(shortfall) }
        output.note(content.summary + remark + (file.map { ", saved in \($0.path)" } ?? ""))
      }
    case .failed(let failure), .stale(_, let failure):
      output.write(array.linesAtFailure())
      exitCode = output.fail(failure)
    case .idle, .loading, .refreshing, .empty: break
    }
  }

  private func write(_ content: WholeSearchContent) {
    if let file { return append(content, to: file) }
    switch format {
    case .json: output.write(array.lines(of: content.rows.map(json), isLast: content.isLast))
    case .jsonl: output.write(content.rows.map(json))
    case .csv: output.write((isFirst ? [SearchFields.csvHeader] : []) + content.rows.map { fields($0).csv })
    case .tsv, .table:
      let header = isFirst && hasHeader ? [WholeSearchText.header] : []
      output.write(header + content.rows.map { fields($0).tsv })
    }
  }

  private func append(_ content: WholeSearchContent, to file: any HitSink) {
    let known = file.pages
    let lines = content.rows.filter { !known.contains($0.page) }.map { row in
      (page: row.page, line: format == .jsonl ? json(row) : fields(row).tsv)
    }
    do throws(NewspaperError) {
      try file.append(lines)
      if content.isLast { try file.finish(content.receipt(remark)) }
    } catch {
      isWanted = false
      exitCode = output.fail(Failure(error))
    }
  }

  private func fields(_ row: SearchRow) -> SearchFields {
    SearchFields(row, snippets: snippets, address: address(row.page))
  }

  private func json(_ row: SearchRow) -> String {
    JSONLines.object(SearchHitJSON(row, snippets: snippets, address: address(row.page)))
  }
}
