import GRDB
import Newspapers

extension NewspaperError {
  /// What SQLite says of the file at `path`, in words that tell what can be done about it (sqlite.org/rescode.html). An
  /// error that is a `NewspaperError` already stays what it is.
  /// - Parameters:
  ///   - damaged: what to say of a file that is damaged or another program's, after its path.
  ///   - busy: what to say of one that another program has locked, after its path.
  public init(_ error: any Error, path: String, damaged: String, busy: String) {
    if let error = error as? NewspaperError {
      self = error
      return
    }
    guard let error = error as? DatabaseError else {
      self = .local(what: "\(path): \(error)")
      return
    }
    let words =
      switch error.resultCode.primaryResultCode {
      case .SQLITE_CORRUPT, .SQLITE_NOTADB: "\(path) \(damaged)"
      case .SQLITE_FULL: "the disk is full: \(path) could not be written"
      case .SQLITE_BUSY, .SQLITE_LOCKED: "\(path) \(busy)"
      case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: "\(path) may not be written"
      case .SQLITE_CANTOPEN: "\(path) cannot be opened: look at its permissions and those of its folder"
      case .SQLITE_IOERR: "\(path) cannot be read or written: the disk fails, or is full"
      case .SQLITE_NOMEM: "there is not enough memory for \(path)"
      default: "\(path): \(error.message ?? error.resultCode.description)"
      }
    self = .local(what: words)
  }
}
