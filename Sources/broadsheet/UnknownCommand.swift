import ArgumentParser
import Newspapers

/// What to say about a first argument that is not a command.
enum UnknownCommand {
  /// What is wrong with `help NAME …`, which ArgumentParser answers with the help of whatever it knows of that.
  /// - Returns: nil if there are such commands, or it is not help that is wanted.
  static func help(_ arguments: [String], of root: any ParsableCommand.Type) -> String? {
    guard arguments.first == "help" else { return nil }
    var command = root
    for name in arguments.dropFirst() where !name.hasPrefix("-") && name != "help" {
      let named = command.configuration.subcommands.first { $0.configuration.commandName == name }
      guard let named else {
        let names = command.configuration.subcommands.compactMap { $0.configuration.commandName }
        let meant = Resemblance.names(like: name, among: names).first
        return "no command “\(name)”." + (meant.map { " Did you mean “\($0)”?" } ?? "")
      }
      command = named
    }
    return nil
  }

  /// - Parameters:
  ///   - arguments: the program's arguments.
  ///   - commands: the names of all commands.
  /// - Returns: nil if a command or an option comes first.
  static func advice(_ arguments: [String], commands: [String]) -> String? {
    guard let first = arguments.first, !first.hasPrefix("-"), first != "help", !commands.contains(first)
    else {
      return nil
    }
    if let place = try? PageAddress(first) {
      let reading = place.issue == nil ? "" : ", “broadsheet read \(first)” reads it"
      return
        "  “broadsheet show \(place.lccn)” prints this newspaper's record, “broadsheet browse \(place.lccn)” opens it"
        + reading + "."
    }
    guard let meant = Resemblance.names(like: first, among: commands).first else {
      return "  “\(first)” is not a command. To find newspapers, use “broadsheet list --query WORDS”."
    }
    return "  “\(first)” is not a command. Did you mean “broadsheet \(meant)”?"
  }
}
