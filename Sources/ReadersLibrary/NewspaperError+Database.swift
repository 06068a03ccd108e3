import Newspapers
import SQLiteStorage

extension NewspaperError {
  /// Translates SQLite's error about the library at `path`.
  init(_ error: any Error, library path: String) {
    self.init(
      error, path: path,
      damaged: "is damaged or not a library, and was left unchanged: move it away to start over",
      busy: "is in use by another program: try again in a moment")
  }
}
