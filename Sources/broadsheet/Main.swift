import ArgumentParser
import Glibc
import HTTP
import Presentation
import Scenes
import Terminal

/// The entry point.
@main
enum Main {
  /// Runs the command that the arguments name. ArgumentParser's own `main` would print arguments unchanged in
  /// error messages, and a terminal would obey control characters in them.
  @MainActor static func main() {
    openStandardFiles()
    // A file that may not grow (ulimit -f) makes a write fail with a message, like a full disk.
    signal(SIGXFSZ, SIG_IGN)
    let arguments = Broadsheet.completed(Array(CommandLine.arguments.dropFirst()))
    // It starts on this thread, and if nothing waits, it also ends here: listing the catalog starts no other
    // thread.
    Task.immediate {
      do {
        var command = try Broadsheet.command(of: arguments)
        if var command = command as? any AsyncParsableCommand {
          try await command.run()
        } else {
          try command.run()
        }
        StandardOutput().exit(ExitStatus.done)
      } catch {
        end(error, arguments)
      }
    }
    MainLoop.run()
  }

  /// If one of the three is closed, the next file opened would take its number: messages for standard error
  /// would be written into a library or a page.
  private static func openStandardFiles() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) < 0 {
      // Reading standard input and writing to standard output fail as if they were closed; nobody wants standard
      // error.
      _ = open("/dev/null", descriptor == STDOUT_FILENO ? O_RDONLY : O_WRONLY)
    }
  }

  @MainActor private static func end(_ error: any Error, _ arguments: [String]) -> Never {
    let output = StandardOutput()
    let code = Broadsheet.exitCode(for: error)
    let words = Broadsheet.fullMessage(for: error, columns: nil)
    if code == .success {
      // Help, the version, completions.
      if let unknown = UnknownCommand.help(arguments, of: Broadsheet.self) {
        output.note("Error: \(unknown)")
        output.exit(ExitStatus.usage)
      }
      let isScript = arguments.contains { $0.hasPrefix("--generate-completion-script") }
      let isWhole = words == Program.version && VersionText.isMeant(arguments)
      let lines = isWhole ? VersionText.lines : [isScript ? CompletionScript.completingHelp(words) : words]
      output.write(Array((lines.joined(separator: "\n") + "\n").utf8))
      output.exit(ExitStatus.done)
    }
    if !words.isEmpty {
      let command = Broadsheet.named(in: arguments)
      let words = FormatFlag.corrected(
        UnknownOption.corrected(ofCommand(words, arguments), arguments, of: command), of: command)
      output.note(masked(words, arguments))
    }
    let advice = UnknownCommand.advice(arguments, words)
    for advice in [advice, UnexpectedArgument.advice(words, arguments), DashedQuery.advice(arguments)]
      .compactMap(\.self)
    {
      output.note(masked(advice, arguments))
    }
    output.exit(code.rawValue)
  }

  /// `words` with the usage of the command that `arguments` name. ArgumentParser tries the program's own
  /// options first, and prints the program's usage for those that both have; for a mistyped command of a
  /// group, it prints the usage of the group's default command.
  private static func ofCommand(_ words: String, _ arguments: [String]) -> String {
    guard let command = Broadsheet.named(in: arguments), let name = command.configuration.commandName,
      words.contains("\n  See 'broadsheet --help'") || UnknownCommand.isMistakenForDefault(arguments, words),
      let usage = words.firstRange(of: "\nUsage: broadsheet ")
    else { return words }
    return words[..<usage.lowerBound] + "\nUsage: " + Broadsheet.usageString(for: command)
      + "\n  See 'broadsheet \(name) --help' for more information."
  }

  /// `words` that quote arguments, without the passwords in them.
  private static func masked(_ words: String, _ arguments: [String]) -> String {
    arguments.reduce(words) { words, argument in
      // For `--source=ADDRESS`, only the address may be quoted.
      [argument, argument.split(separator: "=", maxSplits: 1).last.map(String.init) ?? ""].reduce(words) {
        $1.contains("@") ? $0.replacing($1, with: SiteAddress.masked($1)) : $0
      }
    }
  }
}
