import Newspapers

/// What to say about arguments that a command does not take.
enum UnexpectedArgument {
  /// Whether ArgumentParser's `words` say that it did not expect `argument`.
  static func isBlamed(_ argument: String, in words: String) -> Bool {
    guard let line = words.split(whereSeparator: \.isNewline).first,
      line.hasPrefix("Error: Unexpected argument ") || line.contains(" unexpected arguments: ")
    else { return false }
    return line.contains("'\(argument)'")
  }

  /// How `list` finds newspapers by words.
  /// - Parameter words: ArgumentParser's own.
  /// - Returns: nil for other commands and mistakes.
  static func advice(_ words: String, _ arguments: [String]) -> String? {
    guard arguments.first == "list" else { return nil }
    let unexpected = arguments.dropFirst().filter { isBlamed($0, in: words) }
    guard !unexpected.isEmpty else { return nil }
    return "  Try \(ListCommand.line(finding: unexpected.joined(separator: " ")))"
  }
}
