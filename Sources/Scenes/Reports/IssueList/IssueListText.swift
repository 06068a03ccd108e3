import MVP
import Newspapers
import Presentation
import Text

/// Issues of a newspaper for `issues`.
public final class IssueListText: ListText<IssueListContent> {
  public override func notices(on content: IssueListContent) -> [String] {
    [content.origin.notice, content.notice].compactMap(\.self)
  }

  public override func summary(of content: IssueListContent) -> String { content.summary }

  public override func write(_ content: IssueListContent?) {
    output.write(
      content?.rows ?? [], as: format, table: IssueListText.table, fields: IssueFields.init,
      json: { JSONLines.object(IssueJSON($0)) })
  }

  private static func table(_ rows: [IssueRow]) -> TextTable {
    TextTable(
      columns: [
        .init(header: "DATE", minimumWidth: 10), .init(header: "EDITION", alignRight: true),
        .init(header: "WEEKDAY", minimumWidth: 9), .init(header: "ISSUE", minimumWidth: 20),
      ],
      rows: rows.map {
        [$0.issue.date.description, String($0.issue.edition), $0.weekday, $0.issue.description]
      })
  }
}
