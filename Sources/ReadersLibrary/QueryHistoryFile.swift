import Files
import Newspapers

/// The queries that the reader searched for, in a text file: one per line, the most recent last.
///
/// Queries are private: only the owner can read the file. Several programs may add to it at once.
public struct QueryHistoryFile: QueryHistory {
  /// More than anybody looks through.
  public static let most = 300

  public let path: String

  /// - Parameter path: absolute; file and folder are created when the first query is added.
  public init(path: String) { self.path = path }

  @concurrent
  public func queries() async throws(NewspaperError) -> [String] {
    do throws(FileFailure) {
      return try read()
    } catch {
      throw .local(what: "earlier queries cannot be read: \(error.reason)")
    }
  }

  @concurrent
  public func add(_ query: String) async throws(NewspaperError) {
    do throws(FileFailure) {
      try Folder.make(Folder.holding(path))
      let lock = try FileLock(path: path + ".lock")
      let queries = (try read().filter { $0 != query } + [query]).suffix(QueryHistoryFile.most)
      let text = queries.map { $0 + "\n" }.joined()
      try WholeFile(path: path).replace(with: [Array(text.utf8)], by: path + ".new", isFlushed: true)
      _ = consume lock
    } catch {
      throw .local(what: "the query was not remembered: \(error.reason)")
    }
  }

  private func read() throws(FileFailure) -> [String] {
    guard let bytes = try WholeFile(path: path).read() else { return [] }
    return String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline).map(String.init)
  }
}
