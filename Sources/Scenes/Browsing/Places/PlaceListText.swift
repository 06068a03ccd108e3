import MVP
import Newspapers
import Presentation
import Text

/// Places for `places`.
public final class PlaceListText: ListText<PlaceListContent> {
  public override func notices(on content: PlaceListContent) -> [String] {
    content.notice.map { [$0] } ?? []
  }

  public override func summary(of content: PlaceListContent) -> String { content.counts }

  public override func write(_ content: PlaceListContent?) {
    output.write(
      content?.rows ?? [], as: format, table: PlaceListText.table, fields: PlaceFields.init,
      json: { JSONLines.object(PlaceJSON($0)) })
  }

  private static func table(_ rows: [PlaceRow]) -> TextTable {
    TextTable(
      columns: [
        .init(header: "PLACE", minimumWidth: 16, flexible: true),
        .init(header: "NEWSPAPERS", alignRight: true),
      ],
      rows: rows.map { [$0.name, Numerals.grouped($0.count)] })
  }
}
