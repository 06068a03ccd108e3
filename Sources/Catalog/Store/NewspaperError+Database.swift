import SQLiteStorage
import Newspapers

extension NewspaperError {
  /// Translates SQLite's error about the catalog at `path`.
  init(_ error: any Error, path: String) {
    self.init(
      error, path: path, damaged: "is damaged or not a catalog: move it away and import again",
      busy: "is being written by another program: try again in a moment")
  }
}
