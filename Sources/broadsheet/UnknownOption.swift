import ArgumentParser
import Newspapers

/// What to say about an option that a command does not have. ArgumentParser takes the value after it for an
/// argument and blames that argument, or blames whatever is then missing.
enum UnknownOption {
  /// ArgumentParser's `words` about arguments, rewritten to blame the invalid option.
  static func corrected(
    _ words: String, _ arguments: [String], of root: (any ParsableCommand.Type)?
  ) -> String {
    // Its own suggestions stay, and so does its complaint about a missing value if the value looks like an
    // option.
    guard let root, words.hasPrefix("Error: "), !words.hasPrefix("Error: Missing value for "),
      let usage = words.firstRange(of: "\nUsage: "), !words[..<usage.lowerBound].contains("Did you mean")
    else { return words }
    let options = arguments.prefix { $0 != "--" }
    let unknown = options.indices.first { place in
      let name = name(options[place])
      return name.wholeMatch(of: /--[a-z][a-z0-9-]*/) != nil && !hasOption(name, root)
    }
    guard let unknown else { return words }
    let (option, command) = (name(options[unknown]), innermost(root, arguments))
    let value = options[unknown].contains("=") ? nil : arguments.dropFirst(unknown + 1).first
    let meant = Resemblance.names(
      like: option, among: names(of: command).filter { $0.hasPrefix("--") }.sorted()
    ).first
    return "Error: Unknown option '\(option)'" + (meant.map { ". Did you mean '\($0)'?" } ?? "")
      + (value.flatMap { advice(option, $0, of: command) }.map { "\n  \($0)" } ?? "")
      + words[usage.lowerBound...]
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

  /// Without the value after `=`.
  private static func name(_ argument: String) -> String { String(argument.prefix { $0 != "=" }) }

  /// The subcommand of `root` that the arguments name, or `root` itself.
  private static func innermost(
    _ root: any ParsableCommand.Type, _ arguments: [String]
  ) -> any ParsableCommand.Type {
    let name = arguments.dropFirst().first
    return root.configuration.subcommands.first { $0.configuration.commandName == name } ?? root
  }

  /// Whether the command, or one of its subcommands, has an option with that name.
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
