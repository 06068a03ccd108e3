import GRDB
import Newspapers
import SQLiteStorage

extension NewspaperError {
  /// Translates SQLite's error about the library at `path`.
  init(_ error: any Error, library path: String) {
    // A value of a type other than its column's: SQLite reads it without complaint.
    let isOfAnotherType = error is RowDecodingError
    self.init(
      isOfAnotherType ? DatabaseError.damaged("\(error)") : error, path: path,
      damaged: "is damaged or not a library, and was left unchanged: move it away to start over",
      busy: "is in use by another program: try again in a moment")
  }
}
