import Newspapers

/// What to say about a first argument that is not a command.
enum UnknownCommand {
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
      return "  “\(first)” is no command. “broadsheet list --query WORDS” finds newspapers."
    }
    return "  “\(first)” is no command. Did you mean “broadsheet \(meant)”?"
  }
}
