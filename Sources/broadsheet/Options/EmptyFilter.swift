import ArgumentParser

/// A filter of the command line that says nothing is a slip, most often a variable of a script that is not set.
enum EmptyFilter {
  /// - Throws: for the first of `filters`, options with what they say, that is blank.
  static func check(_ filters: KeyValuePairs<String, String?>) throws {
    for (option, value) in filters {
      guard let value, value.allSatisfy(\.isWhitespace) else { continue }
      throw ValidationError("\(option) is empty: give a value, or omit the option.")
    }
  }
}
