import NewspaperDatabase
import Newspapers

extension NewspaperError {
  /// Translates SQLite's error about the library at `path`.
  init(_ error: any Error, library path: String) {
    self.init(
      error, path: path, damaged: "is damaged or no library: it stays untouched; move it away to begin anew",
      busy: "is in use by another program: try again in a moment")
  }
}
