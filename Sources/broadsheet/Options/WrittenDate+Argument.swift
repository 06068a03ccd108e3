import ArgumentParser
import Newspapers

extension WrittenDate {
  /// Parses a date from the command line; any error becomes part of the usage error.
  static func argument(_ written: String) throws -> WrittenDate {
    do throws(Fault) { return try WrittenDate(written) } catch {
      let words = error.words ?? "use 1865, 1865-10, 1865-10-02, 10/2/1865 or “April 15, 1865”"
      throw ValidationError("“\(written)” is not a date: \(words).")
    }
  }

  /// The same for something that has to be a day.
  static func dayArgument(_ written: String) throws -> IssueDate {
    let days: ClosedRange<IssueDate>?
    do throws(Fault) { days = try WrittenDate(written).days } catch {
      if let words = error.words { throw ValidationError("“\(written)” is not a day: \(words).") }
      days = nil
    }
    guard let days, days.lowerBound == days.upperBound else {
      throw ValidationError(
        "“\(written)” is not a day: use YYYY-MM-DD, MM/DD/YYYY or “April 15, 1865”.")
    }
    return days.lowerBound
  }
}
