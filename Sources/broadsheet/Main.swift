import ArgumentParser
import Dispatch
import HTTP

/// The entry point.
@main
enum Main {
  /// Runs the command that the arguments name. ArgumentParser's own `main` would print arguments unchanged in
  /// error messages, and a terminal would obey control characters in them.
  @MainActor static func main() {
    let arguments = Array(CommandLine.arguments.dropFirst())
    // It starts on this thread, and if nothing waits, it ends here too: listing the catalogue starts no other
    // thread.
    Task.immediate {
      do {
        var command = try Broadsheet.command(of: arguments)
        if var command = command as? any AsyncParsableCommand {
          try await command.run()
        } else {
          try command.run()
        }
        Broadsheet.exit()
      } catch {
        end(error, arguments)
      }
    }
    dispatchMain()
  }

  @MainActor private static func end(_ error: any Error, _ arguments: [String]) -> Never {
    let code = Broadsheet.exitCode(for: error)
    if code == .success { Broadsheet.exit(withError: error) }
    let words = Broadsheet.fullMessage(for: error, columns: nil)
    if !words.isEmpty { StandardOutput().note(masked(words, arguments)) }
    let advice = UnknownCommand.advice(
      arguments, commands: Broadsheet.configuration.subcommands.compactMap { $0.configuration.commandName })
    if let advice { StandardOutput().note(masked(advice, arguments)) }
    Broadsheet.exit(withError: code)
  }

  /// `words` that quote arguments, without the passwords in these.
  private static func masked(_ words: String, _ arguments: [String]) -> String {
    arguments.reduce(words) { words, argument in
      // Of `--source=ADDRESS` the address alone may be quoted.
      [argument, argument.split(separator: "=", maxSplits: 1).last.map(String.init) ?? ""].reduce(words) {
        $1.contains("@") ? $0.replacing($1, with: SiteAddress.masked($1)) : $0
      }
    }
  }
}
