import Newspapers

/// What to say about arguments that `list` does not take.
enum UnexpectedArgument {
  /// - Parameter words: ArgumentParser's own.
  /// - Returns: nil for other commands and mistakes.
  static func advice(_ words: String, _ arguments: [String]) -> String? {
    guard arguments.first == "list", let line = words.split(whereSeparator: \.isNewline).first,
      line.hasPrefix("Error: Unexpected argument ") || line.contains(" unexpected arguments: ")
    else { return nil }
    let unexpected = arguments.dropFirst().filter { line.contains("'\($0)'") }
    guard !unexpected.isEmpty else { return nil }
    return "  Try \(ListCommand.line(finding: unexpected.joined(separator: " ")))"
  }
}
