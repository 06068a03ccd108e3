import ArgumentParser

/// What to say of an option that a command does not have and whose value stands behind it: ArgumentParser takes the value for
/// an argument, and blames that.
enum UnknownOption {
  /// ArgumentParser's `words` about an argument, with the option before it as what is wrong.
  static func corrected(
    _ words: String, _ arguments: [String], of command: (any ParsableCommand.Type)?
  ) -> String {
    guard let command,
      let fault = words.firstMatch(of: /^Error: The value '([^']*)' is invalid for '<[^>]*>'/),
      let place = arguments.dropFirst().firstIndex(of: String(fault.1)),
      arguments[place - 1].hasPrefix("--"), !arguments[place - 1].contains("="),
      !hasOption(arguments[place - 1], command), let usage = words.firstRange(of: "\nUsage: ")
    else { return words }
    let option = arguments[place - 1]
    return "Error: Unknown option '\(option)'"
      + (advice(option, arguments[place], of: command).map { "\n  \($0)" } ?? "") + words[usage.lowerBound...]
  }

  /// Lists are narrowed on the screen, or by the command that prints them.
  private static func advice(
    _ option: String, _ value: String, of command: any ParsableCommand.Type
  ) -> String? {
    guard command == BrowseCommand.self, hasOption(option, ListCommand.self) else { return nil }
    let value = value.contains { !($0.isLetter || $0.isNumber) } ? "'\(value)'" : value
    return
      "To print such newspapers: broadsheet list \(option) \(value). To browse them: broadsheet browse --list, then f."
  }

  /// Whether the command, or one of its own commands, has an option of that name.
  private static func hasOption(_ option: String, _ command: any ParsableCommand.Type) -> Bool {
    names(of: command).contains(option)
      || command.configuration.subcommands.contains { hasOption(option, $0) }
  }

  /// All words of the help that look like options.
  private static func names(of command: any ParsableCommand.Type) -> Set<String> {
    let help = Broadsheet.helpMessage(for: command, includeHidden: true, columns: 200)
    return Set(help.split { !($0.isLetter || $0.isNumber || $0 == "-") }.map(String.init))
  }
}
