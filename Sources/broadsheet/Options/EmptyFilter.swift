import ArgumentParser

/// An empty filter on the command line is a mistake, most often an unset variable in a script.
enum EmptyFilter {
  /// - Throws: for the first blank value in `filters`, which are options with their values.
  static func check(_ filters: KeyValuePairs<String, String?>) throws {
    for (option, value) in filters {
      guard let value, value.allSatisfy(\.isWhitespace) else { continue }
      throw ValidationError("\(option) is empty: give a value, or omit the option.")
    }
  }
}
