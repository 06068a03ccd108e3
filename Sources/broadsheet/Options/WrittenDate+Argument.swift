import ArgumentParser
import Newspapers

extension WrittenDate {
  /// Parses a date from the command line; any error becomes part of the usage error.
  static func argument(_ written: String) throws -> WrittenDate {
    guard let date = WrittenDate(written) else {
      throw ValidationError(
        "“\(written)” is not a date: use 1865, 1865-10, 1865-10-02 or “April 15, 1865”.")
    }
    return date
  }
}
