import MVP
import Presentation
import Text

/// A list that `list --all` prints, row by row as they arrive.
public final class WholeListText: MvpView {
  private let format: ListFormat
  private let output: any TextOutput
  private var isFirst = true
  private var array = JSONArrayLines()
  public private(set) var exitCode = ExitStatus.done

  public init(format: ListFormat, output: any TextOutput) {
    self.format = format
    self.output = output
  }

  public func render(_ state: ViewState<WholeListContent>) {
    switch state {
    case .content(let content):
      if isFirst { for notice in content.notices { output.note(notice) } }
      write(content)
      isFirst = false
      if content.isLast { output.note(summary(of: content)) }
    case .empty(let nothing):
      output.write(
        [], as: format, table: NewspaperListText.table, fields: NewspaperFields.init,
        json: { JSONLines.object(NewspaperJSON($0)) })
      output.note(nothing.message)
      for line in nothing.advice { output.note("  \(line)") }
    case .failed(let failure), .stale(_, let failure):
      output.write(array.linesAtFailure())
      exitCode = output.fail(failure)
    case .idle, .loading, .refreshing: break
    }
  }

  private func summary(of content: WholeListContent) -> String {
    if content.offset >= content.total, isFirst {
      return "past the end: \(Numerals.count(content.total, "newspaper"))"
    }
    let wanted = content.total - content.passedOver
    let came = Numerals.count(wanted - content.missing, "newspaper")
    let counted =
      content.missing == 0
      ? came : "\(came) of \(Numerals.grouped(wanted)) that \(content.source) counts"
    guard content.passedOver > 0 else { return counted }
    return "\(counted) after the first \(Numerals.grouped(content.passedOver))"
  }

  private func write(_ content: WholeListContent) {
    switch format {
    case .json:
      output.write(
        array.lines(of: content.rows.map { json($0, content) }, isLast: content.isLast))
    case .csv:
      let rows = content.rows.map { NewspaperFields($0).csv }
      output.write(isFirst ? [NewspaperFields.csvHeader] + rows : rows)
    case .table:
      let table = NewspaperListText.table(content.rows)
      // A later part has no header of its own, so it needs the columns of the first.
      let shown = isFirst && content.isLast ? table.withoutEmptyColumns : table
      let lines = content.rows.isEmpty ? [] : shown.lines(width: output.tableWidth)
      output.write(isFirst ? lines : Array(lines.dropFirst()))
    case .tsv, .jsonl:
      output.write(
        content.rows, as: format, table: NewspaperListText.table, fields: NewspaperFields.init,
        json: { json($0, content) })
    }
  }

  private func json(_ row: NewspaperRow, _ content: WholeListContent) -> String {
    JSONLines.object(NewspaperJSON(row, local: content.local[row.lccn]))
  }
}
