import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// The notes and clips for `notes list`.
public final class NotesText: ListText<NotesContent> {
  private let nothing: String

  /// - Parameter nothing: what to say if there are none.
  public init(format: ListFormat, output: any TextOutput, nothing: String? = nil) {
    self.nothing = nothing ?? "0 notes"
    super.init(format: format, output: output)
  }

  public override func summary(of content: NotesContent) -> String {
    content.rows.count == content.total
      ? ExcerptCount(content.rows.map(\.excerpt)).words.nonEmpty ?? "0 notes"
      : "\(Numerals.grouped(content.total)) notes and clips"
  }

  public override func lines(on nothing: EmptyState) -> [String] { [self.nothing] }

  public override func write(_ content: NotesContent?) {
    output.write(
      content?.rows ?? [], as: format, table: NotesText.table,
      fields: { NoteFields($0.excerpt, address: $0.excerpt.webAddress) },
      json: { JSONLines.object(NoteJSON($0.excerpt, address: $0.excerpt.webAddress)) })
  }

  private static func table(_ rows: [NoteRow]) -> TextTable {
    TextTable(
      columns: [
        .init(header: "ID", minimumWidth: 8),
        .init(header: "HEADLINE OR NOTE", minimumWidth: 16, flexible: true),
        .init(header: "NEWSPAPER", minimumWidth: 10, flexible: true), .init(header: "DATE", minimumWidth: 10),
        .init(header: "PAGE", minimumWidth: 4), .init(header: "TAGS", minimumWidth: 4, flexible: true),
      ],
      rows: rows.map { row in
        [
          row.id, row.headline, row.newspaper, row.excerpt.page.issue.date.description, row.number, row.tags,
        ]
      })
  }
}
