import ArgumentParser
import Newspapers
import Text

/// What to say about a first argument that is not a command.
enum UnknownCommand {
  /// What is wrong with `help NAME …`, which ArgumentParser answers with help for the part that it knows.
  /// - Returns: nil if the commands exist, or if no help was requested.
  static func help(_ arguments: [String], of root: any ParsableCommand.Type) -> String? {
    guard arguments.first == "help" else { return nil }
    var command = root
    for name in arguments.dropFirst() where !name.hasPrefix("-") && name != "help" {
      guard let named = command.command(named: name) else {
        let meant = Resemblance.names(like: name, among: command.commandNames).first
        return "no command “\(name)”." + (meant.map { " Did you mean “\($0)”?" } ?? "")
      }
      command = named
    }
    return nil
  }

  /// What other programs call the commands of a group, and what they may be called here.
  private static let synonyms = [
    "ls": ["list", "stat"], "rm": ["remove", "clear"], "del": ["remove", "clear"],
    "delete": ["remove", "clear"], "remove": ["clear"], "new": ["add"], "create": ["add"],
  ]

  /// The command within `command` that a word may mean; nil if none, or if the word is one.
  static func meant(by written: String, within command: any ParsableCommand.Type) -> String? {
    let known = command.commandNames
    guard !known.contains(written) else { return nil }
    let synonym = synonyms[written]?.first { known.contains($0) }
    return synonym ?? Resemblance.names(like: written, among: known).first
  }

  /// The second argument, if it should have been a command within `command`.
  /// - Parameter words: ArgumentParser's own.
  private static func unknown(
    within command: any ParsableCommand.Type, _ arguments: [String], _ words: String
  ) -> String? {
    let known = command.commandNames
    guard !known.isEmpty, let second = arguments.dropFirst().first, !second.hasPrefix("-"),
      !known.contains(second),
      command.configuration.defaultSubcommand == nil || UnexpectedArgument.isBlamed(second, in: words)
    else { return nil }
    return second
  }

  /// Whether ArgumentParser took the second argument for one of a default command, whose usage does not help.
  static func isMistakenForDefault(_ arguments: [String], _ words: String) -> Bool {
    guard let command = Broadsheet.named(in: arguments) else { return false }
    return command.configuration.defaultSubcommand != nil && unknown(within: command, arguments, words) != nil
  }

  /// What to say about the second argument, if it should have been a command.
  private static func adviceWithin(
    _ command: any ParsableCommand.Type, _ arguments: [String], _ words: String
  ) -> String? {
    guard let second = unknown(within: command, arguments, words) else { return nil }
    let name = command.configuration.commandName ?? ""
    let meant = meant(by: second, within: command).map { "broadsheet \(name) \($0)" }
    return "  “\(second)” is not a command of “broadsheet \(name)”. "
      + (meant.map { "Did you mean “\($0)”?" } ?? "Its commands are \(command.commandNames.listed).")
  }

  /// The commands that print what screens of `browse` show, by the names of those screens.
  private static let screens = [
    "calendar": "issues", "jobs": "queue", "map": "places", "history": "bookmarks", "trend": "search --trend",
  ]

  /// - Parameters:
  ///   - arguments: the program's arguments.
  ///   - words: ArgumentParser's own.
  /// - Returns: nil if a command or an option comes first, unless what follows should have been a command.
  static func advice(_ arguments: [String], _ words: String) -> String? {
    guard let first = arguments.first, !first.hasPrefix("-"), first != "help" else { return nil }
    if let command = Broadsheet.named(in: arguments) {
      return adviceWithin(command, arguments, words)
    }
    if let place = try? PageAddress(first) {
      let reading = place.issue == nil ? "" : ", “broadsheet read \(first)” reads it"
      return
        "  “broadsheet show \(place.lccn)” prints this newspaper's record, “broadsheet browse \(place.lccn)” opens it"
        + reading + "."
    }
    let meant = screens[first] ?? Resemblance.names(like: first, among: Broadsheet.commandNames).first
    guard let meant else {
      return "  “\(first)” is not a command. To find newspapers, use “broadsheet list --query WORDS”."
    }
    return "  “\(first)” is not a command. Did you mean “broadsheet \(meant)”?"
  }
}
