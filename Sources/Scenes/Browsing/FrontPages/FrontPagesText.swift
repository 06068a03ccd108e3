import MVP
import Newspapers
import Presentation
import Text

/// Front pages for `today`.
public final class FrontPagesText: PagedListText<FrontPagesContent> {
  public override func notices(on content: FrontPagesContent) -> [String] {
    content.origin.notice.map { [$0] } ?? []
  }

  public override func total(of content: FrontPagesContent) -> Int { content.total }

  public override func isOpenEnded(_ content: FrontPagesContent) -> Bool { content.isOpenEnded }

  public override func count(of content: FrontPagesContent) -> String {
    content.summary
  }

  public override func exitCode(for content: FrontPagesContent) -> Int32 { content.origin.exitCode }

  public override func write(_ content: FrontPagesContent?) {
    output.write(
      content?.rows ?? [], as: format, table: FrontPagesText.table, fields: FrontPageFields.init,
      json: { JSONLines.object(FrontPageJSON($0)) })
  }

  private static func table(_ rows: [FrontPageRow]) -> TextTable {
    TextTable(
      columns: [
        .init(header: "TITLE", minimumWidth: 16, flexible: true),
        .init(header: "PLACE", minimumWidth: 12, flexible: true), .init(header: "PAGE", minimumWidth: 32),
      ],
      rows: rows.map { [$0.title, $0.place, $0.page.description] })
  }
}
