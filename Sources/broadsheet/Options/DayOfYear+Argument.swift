import ArgumentParser
import Scenes

extension DayOfYear {
  /// Parses a day of the year from the command line; any error becomes part of the usage error.
  static func argument(_ written: String) throws -> DayOfYear {
    guard let day = DayOfYear(written) else {
      throw ValidationError("“\(written)” is not a day of the year: use MM-DD, such as 07-04.")
    }
    return day
  }
}
