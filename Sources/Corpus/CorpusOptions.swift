import Newspapers

/// What to extract from the pages of an archive.
public struct CorpusOptions: Sendable {
  /// Where the text of a page is taken from.
  public enum TextSource: String, Sendable, CaseIterable { case alto, ocr }

  /// What to do with words that are broken at the end of a line.
  public enum Hyphens: String, Sendable, CaseIterable { case keep, join }

  public var text = TextSource.alto
  public var hyphens = Hyphens.keep
  /// Whether to say where each word is.
  public var wantsWords = false
  /// Only pages of these newspapers; all if empty.
  public var newspapers: Set<LCCN> = []
  /// Only pages of these days.
  public var from: IssueDate?
  public var to: IssueDate?
  public var hasReceipts = false
  /// 2 has one thread decompress while another parses.
  public var threads = 2
  /// The program's version, for receipts.
  public var program = ""

  public init() {}

  func wants(_ page: PageID) -> Bool {
    if let from, page.issue.date < from { return false }
    if let to, page.issue.date > to { return false }
    return newspapers.isEmpty || newspapers.contains(page.issue.lccn)
  }
}
