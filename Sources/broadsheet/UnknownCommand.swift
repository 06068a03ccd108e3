import Newspapers

/// What to say of a first argument that is no command.
enum UnknownCommand {
  /// - Parameters:
  ///   - arguments: those of the program.
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
    let shared = commands.map { zip($0, first.lowercased()).prefix { $0 == $1 }.count }
    guard let most = shared.max(), most >= 2, let meant = shared.firstIndex(of: most) else {
      return "  “\(first)” is no command. “broadsheet list --query WORDS” finds newspapers."
    }
    return "  “\(first)” is no command. Did you mean “broadsheet \(commands[meant])”?"
  }
}
