import CDemonstration
import Newspapers

/// A page of the demonstration newspaper, as linked into the program.
struct DemonstrationPage: Sendable {
  let id: PageID
  /// The number printed on the issue.
  let number: Int
  /// The index in the table.
  private let index: Int

  /// By date, edition and sequence.
  /// - Throws: if the newspaper's number does not have the form of an LCCN.
  static func all() throws(LCCNError) -> [DemonstrationPage] {
    let lccn = try LCCN(DemonstrationNewspaper.number)
    return (0..<Int(demonstration_page_count())).compactMap { index in
      let row = demonstration_pages()[index]
      guard let date = IssueDate(String(cString: row.date)) else { return nil }
      let issue = IssueID(lccn: lccn, date: date, edition: Int(row.edition))
      return DemonstrationPage(
        id: PageID(issue: issue, sequence: Int(row.sequence)), number: Int(row.number), index: index)
    }
  }

  /// False for a page that was not filmed.
  var hasScan: Bool { demonstration_pages()[index].jpg.length > 0 }

  /// Nil if there is none.
  func bytes(_ file: PageFile) -> [UInt8]? {
    let row = demonstration_pages()[index]
    let stored: demonstration_file
    switch file {
    case .text: stored = row.text
    case .alto: stored = row.alto
    case .jpg: stored = row.jpg
    case .json: stored = row.json
    case .pdf, .jp2: return nil
    }
    return stored.length > 0
      ? Array(UnsafeBufferPointer(start: stored.bytes, count: Int(stored.length))) : nil
  }
}
