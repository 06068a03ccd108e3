import ArgumentParser
import Glibc
import Presentation
import Scenes

/// The program: a command without a name browses on a terminal.
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

extension Broadsheet {
  /// The command that `arguments` name.
  /// - Throws: what ArgumentParser says of them; a wish for help or for the version is among it.
  static func command(of arguments: [String]) throws -> any ParsableCommand {
    // A command is read by itself: by way of the program ArgumentParser would look at the program's own options first,
    // by reflection. What it has to say of the arguments it says by that way, so that it names the whole command.
    let named = configuration.subcommands.first { $0.configuration.commandName == arguments.first }
    if let command = try? named?.parseAsRoot(Array(arguments.dropFirst())),
      command is any AsyncParsableCommand
    {
      return command
    }
    return try parseAsRoot(arguments)
  }
}
