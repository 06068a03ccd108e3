import MVP
import Newspapers
import Presentation
import Text

/// The queue for `queue list`.
public final class QueueListText: ListText<QueueListContent> {
  /// - Returns: 65 if some of the queue cannot be read.
  public private(set) var faultCode = ExitStatus.done

  public override func notices(on content: QueueListContent) -> [String] {
    if !content.faults.isEmpty { faultCode = ExitStatus.badData }
    return content.faults.map { "broadsheet: \($0)" }
  }

  public override func summary(of content: QueueListContent) -> String {
    let counts = [QueuedJob.State.running, .waiting, .paused, .failed, .done].compactMap { state in
      let count = content.rows.count { $0.state == state }
      return count > 0 ? "\(Numerals.grouped(count)) \(state.rawValue)" : nil
    }
    let all = Numerals.count(content.rows.count, "job")
    return counts.isEmpty ? all : "\(all): \(counts.joined(separator: ", "))"
  }

  public override func write(_ content: QueueListContent?) {
    output.write(
      content?.rows ?? [], as: format, table: QueueListText.table, fields: JobFields.init,
      json: { JSONLines.object(JobJSON($0)) })
  }

  private static func table(_ rows: [JobRow]) -> TextTable {
    TextTable(
      columns: [
        .init(header: "ID", alignRight: true), .init(header: "STATE"),
        .init(header: "TITLE", minimumWidth: 16, flexible: true), .init(header: "WHAT"),
        .init(header: "DONE", alignRight: true), .init(header: "PAGES"),
        .init(header: "", breaksOut: true),
      ],
      rows: rows.map { row in
        let priority = row.job.priority == .normal ? [] : ["\(row.job.priority.rawValue) priority"]
        let detail = (priority + [row.detailWithReason]).filter { !$0.isEmpty }.joined(separator: ", ")
        return [
          "\(row.id)", row.state.rawValue, row.job.wantedWhole, row.job.wantedPart, row.percent, row.pages,
          detail,
        ]
      })
  }
}
