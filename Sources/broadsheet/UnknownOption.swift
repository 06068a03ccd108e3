import ArgumentParser
import Newspapers

/// What to say about an option that a command does not have. ArgumentParser takes the value after it for an
/// argument and blames that argument, or blames whatever is then missing.
enum UnknownOption {
  /// ArgumentParser's `words` about arguments, rewritten to blame the invalid option.
  static func corrected(
    _ words: String, _ arguments: [String], of root: (any ParsableCommand.Type)?
  ) -> String {
    let words = withoutFarSuggestion(words)
    // Its other suggestions stay, and so does its complaint about a missing value if the value looks like an
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
    let known = names(of: command).filter { $0.hasPrefix("--") && isNear($0, option) }.sorted()
    let meant = Resemblance.names(like: option, among: known).first
    return "Error: Unknown option '\(option)'" + (meant.map { ". Did you mean '\($0)'?" } ?? "")
      + (value.flatMap { advice(option, $0, of: command) }.map { "\n  \($0)" } ?? "")
      + words[usage.lowerBound...]
  }

  /// `words` without a suggestion that resembles nothing: to ArgumentParser, `--nope` may mean `--to`.
  private static func withoutFarSuggestion(_ words: String) -> String {
    guard let guess = words.firstMatch(of: /^Error: Unknown option '(-[^']*)'(\. Did you mean '([^']*)'\?)/),
      !isNear(String(guess.3), String(guess.1))
    else { return words }
    return String(words[..<guess.2.startIndex] + words[guess.2.endIndex...])
  }

  /// Whether `option` may be meant: one begins with the other, or they differ by at most a
  /// third of the letters of `written`.
  private static func isNear(_ option: String, _ written: String) -> Bool {
    let (option, written) = (option.drop { $0 == "-" }, written.drop { $0 == "-" })
    guard !option.isEmpty, !written.isEmpty else { return false }
    if option.hasPrefix(written) || written.hasPrefix(option) { return true }
    let limit = max(1, written.utf8.count / 3)
    let distance = EditDistance.between(Array(written.utf8), Array(option.utf8)[...], limit: limit)
    return distance.map { $0.whole <= limit } ?? false
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
    root.command(named: arguments.dropFirst().first) ?? root
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
