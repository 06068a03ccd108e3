import MVP
import Newspapers
import Presentation
import Text

/// Batches for `batches`.
public final class BatchListText: ListText<BatchListContent> {
  private let downloads: BatchDownloads?

  /// - Parameter downloads: the list for another program to print instead of rows; nil for none.
  public init(format: ListFormat, downloads: BatchDownloads? = nil, output: any TextOutput) {
    self.downloads = downloads
    super.init(format: format, output: output)
  }

  public override func notices(on content: BatchListContent) -> [String] {
    let archives = content.rows.map(\.archive)
    return content.notices
      + (downloads?.notices(archives, filesInTenMinutes: content.filesInTenMinutes) ?? [])
  }

  public override func summary(of content: BatchListContent) -> String {
    let archives = content.rows.map(\.archive)
    let sizes = archives.compactMap(\.size)
    let pages = archives.compactMap(\.pageCount)
    var parts = [Numerals.batches(archives.count)]
    if !sizes.isEmpty {
      parts.append(ProgressWords.size(sizes.reduce(0, +)) + (sizes.count < archives.count ? " and more" : ""))
    }
    if !pages.isEmpty {
      parts.append(
        Numerals.count(pages.reduce(0, +), "page") + (pages.count < archives.count ? " and more" : ""))
    }
    let words = parts.joined(separator: ", ")
    guard let doubt = content.doubt else { return words }
    let count = doubt.count == archives.count ? "all" : Numerals.grouped(doubt.count)
    return words + "; \(count) of them may not match, because \(doubt.reason)"
      + (doubt.cause == .machine ? "; “broadsheet sync” gets the Library's list" : "")
  }

  public override func write(_ content: BatchListContent?) {
    let rows = content?.rows ?? []
    if let downloads {
      let limit = content?.filesInTenMinutes
      if !rows.isEmpty { output.write(downloads.lines(rows.map(\.archive), filesInTenMinutes: limit)) }
      return
    }
    output.write(
      rows, as: format, table: BatchListText.table, fields: BatchFields.init,
      json: { JSONLines.object(BatchJSON($0)) })
  }

  private static func table(_ rows: [SelectedBatch]) -> TextTable {
    TextTable(
      columns: [
        .init(header: "BATCH", minimumWidth: 16, flexible: true), .init(header: "PAGES", alignRight: true),
        .init(header: "ISSUES", alignRight: true), .init(header: "TITLES", alignRight: true),
        .init(header: "YEARS"), .init(header: "SIZE", alignRight: true), .init(header: "CREATED"),
      ],
      rows: rows.map { row in
        let archive = row.archive
        return [
          archive.batch, count(archive.pageCount), count(archive.issueCount),
          archive.newspapers.isEmpty ? "?" : String(archive.newspapers.count),
          row.years.map { years($0) + (row.isDoubtful ? " ?" : "") } ?? "?",
          archive.size.map(ProgressWords.size) ?? "?", archive.created?.description ?? "?",
        ]
      })
  }

  private static func count(_ count: Int?) -> String { count.map(Numerals.grouped) ?? "?" }

  /// `1881–1916`, `1915–` if it still appears.
  private static func years(_ years: ClosedRange<Int>) -> String {
    let last = years.upperBound == Lifespan.stillOpen ? "" : String(years.upperBound)
    return "\(years.lowerBound)–\(last)"
  }
}
