import MVP
import Newspapers
import Presentation
import Text

/// Missing days for `issues --missing`.
public final class MissingDaysText: ListText<MissingDaysContent> {
  public override func notices(on content: MissingDaysContent) -> [String] {
    [content.origin.notice].compactMap(\.self) + content.notices
  }

  public override func summary(of content: MissingDaysContent) -> String { content.summary }

  public override func write(_ content: MissingDaysContent?) {
    output.write(
      content?.days ?? [], as: format, table: MissingDaysText.table, fields: MissingDayFields.init,
      json: { JSONLines.object(MissingDayJSON($0)) })
  }

  private static func table(_ days: [IssueDate]) -> TextTable {
    TextTable(
      columns: [.init(header: "DATE", minimumWidth: 10), .init(header: "WEEKDAY", minimumWidth: 9)],
      rows: days.map { [$0.description, $0.weekday.description] })
  }
}

/// A missing day for other programs.
struct MissingDayFields: DelimitedFields {
  let values: [String]

  static let names = ["date", "weekday"]

  init(_ day: IssueDate) { values = [day.description, day.weekday.description] }
}

/// The same as JSON. Keys are only ever added.
struct MissingDayJSON: Encodable {
  let date: String
  let weekday: String

  init(_ day: IssueDate) { (date, weekday) = (day.description, day.weekday.description) }
}
