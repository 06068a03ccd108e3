import GRDB
import Glibc
import Newspapers
import SQLiteStorage

/// The state of the index file, as far as it can be determined without reading every text.
public enum IndexCondition: Hashable, Sendable {
  /// There is no file, and none is needed.
  case none
  /// A file of 0 bytes.
  case empty
  /// - Parameters:
  ///   - version: that of its tables.
  ///   - isCurrent: whether its words were made by the current rules; if not, they are rebuilt when a page is
  ///     added.
  case good(IndexSummary, version: Int, isCurrent: Bool)
  /// What is wrong, one per line.
  case damaged([String])
}

extension PageIndex {
  /// Checks the structure of the file. Creates and changes nothing.
  public func examine() async throws(NewspaperError) -> IndexCondition {
    var status = stat()
    guard stat(path, &status) == 0 else {
      // If it cannot be examined, opening it says why.
      if errno != ENOENT { _ = try readFile { _ in true } }
      return .none
    }
    guard status.st_size > 0 else { return .empty }
    let found = try readFile { db in
      var faults = try String.fetchAll(db, sql: "PRAGMA quick_check(20)").filter { $0 != "ok" }
      let pages = try Int.fetchOne(db, sql: "SELECT count(*) FROM page") ?? 0
      let indexed = try Int.fetchOne(db, sql: "SELECT count(*) FROM words_docsize") ?? 0
      if indexed != pages { faults.append("the index of words has \(indexed) pages instead of \(pages)") }
      let version = try Int.fetchOne(db, sql: "PRAGMA user_version") ?? 0
      let fold = try String.fetchOne(db, sql: "SELECT value FROM meta WHERE key = 'fold'")
      return (faults: faults, version: version, isCurrent: fold == PageSchema.foldVersion)
    }
    guard let found else { return .none }
    guard found.faults.isEmpty else { return .damaged(found.faults) }
    return .good(try await summary(), version: found.version, isCurrent: found.isCurrent)
  }
}
