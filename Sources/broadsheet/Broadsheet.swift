import ArgumentParser
import Glibc
import Scenes

/// The program: a command without a name browses on a terminal.
@main
struct Broadsheet: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "broadsheet",
    abstract: "Read America's historic newspapers in the terminal.",
    discussion: """
      Browse the newspapers that the Library of Congress and state sites have digitised, print a newspaper's \
      record by its LCCN, list them page by page. On a terminal, broadsheet without a command browses.
      """,
    version: Program.version,
    subcommands: [
      BrowseCommand.self, ListCommand.self, ShowCommand.self, IssuesCommand.self, TodayCommand.self,
      ReadCommand.self, ImageCommand.self, GetCommand.self, PlacesCommand.self, BookmarksCommand.self,
      ImportCommand.self, SyncCommand.self, CacheCommand.self, DoctorCommand.self,
      ManualCommand.self,
    ])

  /// Runs the command that the arguments name. ArgumentParser's own `main` would print arguments as they are in its
  /// words about an error; a terminal would obey what is in them.
  static func main() async {
    do {
      var command = try await asyncParseAsRoot()
      if var command = command as? any AsyncParsableCommand {
        try await command.run()
      } else {
        try command.run()
      }
    } catch {
      let code = exitCode(for: error)
      if code == .success { exit(withError: error) }
      let words = fullMessage(for: error, columns: nil)
      if !words.isEmpty { StandardOutput().note(words) }
      let advice = UnknownCommand.advice(
        Array(CommandLine.arguments.dropFirst()),
        commands: configuration.subcommands.compactMap { $0.configuration.commandName })
      if let advice { StandardOutput().note(advice) }
      exit(withError: code)
    }
  }

  @OptionGroup var images: ImagesOptions

  @OptionGroup var source: SourceOptions
  @OptionGroup var screen: ScreenOptions

  func run() async throws {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      await StandardOutput().note(Broadsheet.helpMessage(columns: 80))
      throw ExitCode(ExitStatus.usage)
    }
    try await BrowseCommand.browse(lccn: nil, images: images, source: source, screen: screen)
  }
}
