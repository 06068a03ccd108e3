import GRDB
import Newspapers

extension NewspaperError {
  /// Translates SQLite's error about the file at `path` into words that say what can be done about it
  /// (sqlite.org/rescode.html). A `NewspaperError` is passed through.
  /// - Parameters:
  ///   - damaged: what to say about a file that is damaged or another program's, after its path.
  ///   - busy: what to say about one that another program has locked, after its path.
  public init(_ error: any Error, path: String, damaged: String, busy: String) {
    if let error = error as? NewspaperError {
      self = error
      return
    }
    // A value of a type other than its column's: SQLite reads it without complaint.
    let known: any Error = error is RowDecodingError ? DatabaseError.damaged("\(error)") : error
    guard let error = known as? DatabaseError else {
      self = .local(what: "\(path): \(error)")
      return
    }
    let words =
      switch error.resultCode.primaryResultCode {
      case .SQLITE_CORRUPT, .SQLITE_NOTADB: "\(path) \(damaged)"
      case .SQLITE_FULL: "the disk is full: \(path) could not be written"
      case .SQLITE_BUSY, .SQLITE_LOCKED: "\(path) \(busy)"
      case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: "\(path) is not writable"
      case .SQLITE_CANTOPEN: "\(path) cannot be opened: check its permissions and its folder's"
      case .SQLITE_IOERR: "\(path) cannot be read or written: the disk is failing or full"
      case .SQLITE_NOMEM: "there is not enough memory for \(path)"
      default: "\(path): \(error.message ?? error.resultCode.description)"
      }
    self = .local(what: words)
  }
}
