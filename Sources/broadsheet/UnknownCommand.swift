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
      let named = command.configuration.subcommands.first { $0.configuration.commandName == name }
      guard let named else {
        let meant = Resemblance.names(like: name, among: names(of: command)).first
        return "no command “\(name)”." + (meant.map { " Did you mean “\($0)”?" } ?? "")
      }
      command = named
    }
    return nil
  }

  private static func names(of command: any ParsableCommand.Type) -> [String] {
    command.configuration.subcommands.compactMap { $0.configuration.commandName }
  }

  /// What to say about the second argument, to a command that does nothing by itself.
  private static func adviceWithin(_ command: any ParsableCommand.Type, _ second: String?) -> String? {
    let (known, name) = (names(of: command), command.configuration.commandName ?? "")
    guard !known.isEmpty, command.configuration.defaultSubcommand == nil, let second,
      !second.hasPrefix("-"), !known.contains(second)
    else { return nil }
    let meant = Resemblance.names(like: second, among: known).first.map { "broadsheet \(name) \($0)" }
    return "  “\(second)” is not a command of “broadsheet \(name)”. "
      + (meant.map { "Did you mean “\($0)”?" } ?? "Its commands are \(known.listed).")
  }

  /// The commands that print what screens of `browse` show, by the names of those screens.
  private static let screens = [
    "calendar": "issues", "jobs": "queue", "map": "places", "history": "bookmarks", "trend": "search --trend",
  ]

  /// - Parameter arguments: the program's arguments.
  /// - Returns: nil if a command or an option comes first.
  static func advice(_ arguments: [String]) -> String? {
    guard let first = arguments.first, !first.hasPrefix("-"), first != "help" else { return nil }
    if let command = Broadsheet.named(in: arguments) {
      return adviceWithin(command, arguments.dropFirst().first)
    }
    if let place = try? PageAddress(first) {
      let reading = place.issue == nil ? "" : ", “broadsheet read \(first)” reads it"
      return
        "  “broadsheet show \(place.lccn)” prints this newspaper's record, “broadsheet browse \(place.lccn)” opens it"
        + reading + "."
    }
    let meant = screens[first] ?? Resemblance.names(like: first, among: names(of: Broadsheet.self)).first
    guard let meant else {
      return "  “\(first)” is not a command. To find newspapers, use “broadsheet list --query WORDS”."
    }
    return "  “\(first)” is not a command. Did you mean “broadsheet \(meant)”?"
  }
}
