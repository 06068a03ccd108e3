import GRDB
import Newspapers

/// Who had what a row is about, as the tables of bookmarks and positions store it; empty if that was not
/// recorded.
struct SourceColumn {
  let source: IssueSource?

  init(_ row: Row) throws { source = IssueSource(try row.decode(forColumn: "source")) }

  static func stored(_ source: IssueSource?) -> String { source?.stored ?? "" }

  /// What a row has after it is written again: a source is not lost if the next time does not say.
  static let kept = "CASE WHEN excluded.source = '' THEN source ELSE excluded.source END"
}
