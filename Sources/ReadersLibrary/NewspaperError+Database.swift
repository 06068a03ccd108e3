import GRDB
import Newspapers

extension NewspaperError {
  /// What SQLite says of the library at `path`, in words that tell what can be done about it.
  init(_ error: any Error, library path: String) {
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
      case .SQLITE_CORRUPT, .SQLITE_NOTADB:
        "\(path) is damaged or no library: it stays untouched; move it away to begin anew"
      case .SQLITE_FULL: "the disk is full: nothing could be written to \(path)"
      case .SQLITE_BUSY, .SQLITE_LOCKED: "\(path) is in use by another program: try again in a moment"
      case .SQLITE_READONLY, .SQLITE_PERM, .SQLITE_AUTH: "\(path) may not be written"
      case .SQLITE_CANTOPEN: "\(path) cannot be opened: look at its permissions and those of its folder"
      case .SQLITE_IOERR: "\(path) cannot be read or written: the disk fails, or is full"
      case .SQLITE_NOMEM: "there is not enough memory for \(path)"
      default: "\(path): \(error.message ?? error.resultCode.description)"
      }
    self = .local(what: words)
  }
}
