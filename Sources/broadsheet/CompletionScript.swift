import ArgumentParser

/// The scripts that complete commands. ArgumentParser makes them, but its command `help` completes nothing.
enum CompletionScript {
  /// `script` with the names of commands after `help`, and after a command there with the names of its own.
  static func completingHelp(_ script: String) -> String {
    [bash, zsh, fish].reduce(script) { script, edit in
      guard let place = script.firstRange(of: edit.place) else { return script }
      return "\(script[..<place.lowerBound])\(edit.replacement)\(script[place.upperBound...])"
    }
  }

  /// Only the script of one shell has the place.
  private typealias Edit = (place: String, replacement: String)

  private static let commands = Broadsheet.commandNames + ["help"]

  /// The commands that have commands, with the names of those.
  private static let groups = Broadsheet.configuration.subcommands.compactMap { command in
    command.configuration.commandName.map { (name: $0, within: command.commandNames) }
  }.filter { !$0.within.isEmpty }

  private static var bash: Edit {
    func words(_ names: [String]) -> String {
      "__broadsheet_add_completions -W $'\(names.joined(separator: "\\n"))'"
    }
    let place = """
      _broadsheet_help() {
          repeating_flags=()
          non_repeating_flags=(--version)
          repeating_options=()
          non_repeating_options=()
          __broadsheet_offer_flags_options -1

      """
    let within = groups.map { group in
      "        \(group.name)) \(words(group.within)) ;;"
    }
    let cases = """

          case "${positional_number}" in
          1) \(words(commands)) ;;
          2)
              case "${prev}" in
      \(within.joined(separator: "\n"))
              esac
              ;;
          esac

      """
    return (place, place + cases)
  }

  private static var zsh: Edit {
    let within = groups.map { "(\($0.name)) within='\($0.within.joined(separator: " "))' ;;" }
    let place = """
      _broadsheet_help() {
          local -i ret=1
          local -ar arg_specs=(
              '*:subcommands:'

      """
    let replacement = """
      _broadsheet_help() {
          local -i ret=1
          local within=''
          case "${words[2]}" in
          \(within.joined(separator: "\n    "))
          esac
          local -ar arg_specs=(
              '1:command:(\(commands.joined(separator: " ")))'
              "2:command:(${within})"

      """
    return (place, replacement)
  }

  private static var fish: Edit {
    let offers = "complete -c 'broadsheet' -n '__broadsheet_should_offer_completions_for"
    let place = "\(offers)_flags_or_options \"broadsheet help\""
    func line(_ number: Int, _ condition: String, _ names: [String]) -> String {
      "\(offers)_positional \"broadsheet help\" -eq \(number)\(condition)' "
        + "-fka '\(names.joined(separator: " "))'\n"
    }
    let within = groups.map { line(2, "; and __fish_seen_subcommand_from \($0.name)", $0.within) }
    return (place, line(1, "", commands) + within.joined() + place)
  }
}
