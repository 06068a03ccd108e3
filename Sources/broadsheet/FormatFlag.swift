import ArgumentParser

/// What to say about --json and the like, which many programs have; here --format chooses a format.
enum FormatFlag {
  /// ArgumentParser's `words` about such an option, naming what was meant instead of the option that looks
  /// most similar.
  static func corrected(_ words: String, of command: (any ParsableCommand.Type)?) -> String {
    guard let command,
      let fault = words.firstMatch(of: /Unknown option '--([a-z]+)'(\. Did you mean '[^']*'\?)?/),
      let values = Broadsheet.helpMessage(for: command, columns: 200)
        .firstMatch(of: /--format <[^>]*>[^(]*\(values: ([a-z, ]+)/)?.1,
      values.split(separator: ", ").contains(fault.1)
    else { return words }
    return words[..<fault.range.lowerBound]
      + "Unknown option '--\(fault.1)'. Did you mean '--format \(fault.1)'?"
      + words[fault.range.upperBound...]
  }
}
