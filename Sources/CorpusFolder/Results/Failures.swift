import Newspapers
import SQLiteStorage

/// Why a result could not be written.
enum Failures {
  static func words(_ error: any Error, _ path: String) -> String {
    guard case .local(let what) = NewspaperError(error, result: path) else { return "\(path): \(error)" }
    return what
  }
}

extension NewspaperError {
  /// Translates SQLite's error about a result at `path`.
  init(_ error: any Error, result path: String) {
    self.init(
      error, path: path, damaged: "is damaged: remove its folder and run the job again",
      busy: "is in use by another program: try again in a moment")
  }
}
