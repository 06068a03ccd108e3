import MVP
import Newspapers
import Presentation
import Text

/// What `corpus status` prints.
public final class CorpusStatusText: ListText<CorpusStatusContent> {
  private let isToDo: Bool

  /// - Parameter isToDo: whether to print only the paths of archives still to be read.
  public init(format: ListFormat, isToDo: Bool, output: any TextOutput) {
    self.isToDo = isToDo
    super.init(format: format, output: output)
  }

  public override func summary(of content: CorpusStatusContent) -> String { content.summary }

  public override func write(_ content: CorpusStatusContent?) {
    if isToDo { return output.write(content?.toDo ?? []) }
    output.write(
      content?.rows ?? [], as: format, table: CorpusStatusText.table, fields: CorpusStatusFields.init,
      json: { JSONLines.object(CorpusStatusJSON($0)) })
  }

  private static func table(_ rows: [CorpusStatusContent.Row]) -> TextTable {
    TextTable(
      columns: [
        .init(header: "BATCH", minimumWidth: 16, flexible: true), .init(header: "STATE"),
        .init(header: "HERE", alignRight: true), .init(header: "SIZE", alignRight: true),
        .init(header: "NOTE", flexible: true),
      ],
      rows: rows.map { row in
        let archive = row.status.batch.archive
        return [
          archive.batch, row.status.state.rawValue,
          row.status.bytesHere > 0 ? ProgressWords.size(row.status.bytesHere) : "",
          archive.size.map(ProgressWords.size) ?? "?", row.words,
        ]
      })
  }
}

/// A batch as fields for other programs.
struct CorpusStatusFields: DelimitedFields {
  static let names = ["batch", "state", "bytes_here", "size", "note"]
  let values: [String]

  init(_ row: CorpusStatusContent.Row) {
    let archive = row.status.batch.archive
    values = [
      archive.batch, row.status.state.rawValue, String(row.status.bytesHere),
      archive.size.map(String.init) ?? "", row.words,
    ]
  }
}

/// The same as a JSON object.
struct CorpusStatusJSON: Encodable {
  let batch: String
  let state: String
  let archive: String
  let hasArchive: Bool
  let bytesHere: Int
  let size: Int?
  let isListed: Bool
  let lastError: String?
  let waitsUntil: Double?

  init(_ row: CorpusStatusContent.Row) {
    let status = row.status
    (batch, archive) = (status.batch.archive.batch, status.batch.archive.fileName)
    (state, hasArchive, bytesHere) = (status.state.rawValue, status.hasArchive, status.bytesHere)
    (size, isListed) = (status.batch.archive.size, !status.batch.isGone)
    (lastError, waitsUntil) = (status.trouble, status.nextTry)
  }
}
