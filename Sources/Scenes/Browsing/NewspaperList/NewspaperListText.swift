import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// The newspaper list for `list`.
public final class NewspaperListText: PagedListText<NewspaperListContent> {
  public override func notices(on content: NewspaperListContent) -> [String] {
    [content.origin.notice, content.approximation, content.gap, readable(content)].compactMap { $0 }
  }

  public override func total(of content: NewspaperListContent) -> Int { content.total }

  public override func count(of content: NewspaperListContent) -> String {
    Numerals.count(content.total, isOpenEnded: content.isOpenEnded, "newspaper")
  }

  public override func isOpenEnded(_ content: NewspaperListContent) -> Bool { content.isOpenEnded }

  public override func write(_ content: NewspaperListContent?) {
    output.write(
      content.map(rows) ?? [], as: format, table: { NewspaperListText.table($0).withoutEmptyColumns },
      fields: NewspaperFields.init,
      json: { JSONLines.object(NewspaperJSON($0, local: content?.local[$0.lccn])) })
  }

  /// What screens mark, in words.
  private func readable(_ content: NewspaperListContent) -> String? {
    func titles(_ wanted: LocalPages) -> String? {
      let titles = rows(of: content).filter { content.local[$0.lccn] == wanted }.map { "“\($0.title)”" }
      return titles.isEmpty ? nil : titles.joined(separator: ", ")
    }
    let parts = [titles(.all), titles(.some).map { "pages you have read of \($0)" }].compactMap(\.self)
    return parts.isEmpty ? nil : "readable without a network: " + parts.joined(separator: "; ")
  }

  private func rows(of content: NewspaperListContent) -> [NewspaperRow] {
    rows.compactMap { content.row(at: $0) }
  }

  static func table(_ rows: [NewspaperRow]) -> TextTable {
    TextTable(
      columns: [
        .init(header: "LCCN", minimumWidth: 10), .init(header: "TITLE", minimumWidth: 16, flexible: true),
        .init(header: "PLACE", minimumWidth: 12, flexible: true), .init(header: "YEARS", minimumWidth: 9),
        .init(header: "LANGUAGE", minimumWidth: 7, flexible: true), .init(header: "ISSUES", alignRight: true),
      ],
      rows: rows.map {
        [
          $0.lccn.description, $0.title, $0.place, $0.years, $0.language,
          $0.issueCount.map(Numerals.grouped) ?? "",
        ]
      })
  }
}
