import ArgumentParser
import Glibc
import Presentation
import Scenes

/// The program: without a command it browses on a terminal.
struct Broadsheet: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "broadsheet",
    abstract: "Read America's historic newspapers in the terminal.",
    discussion: """
      Browse newspapers digitized by the Library of Congress and state sites, list them, show their records, \
      and read and save their pages. On a terminal, broadsheet without a command starts broadsheet browse \
      and takes its options, such as broadsheet --list and broadsheet --search QUERY.

      --version --verbose shows the build and the versions of all libraries in use.
      """,
    version: Program.version,
    subcommands: [
      BrowseCommand.self, ListCommand.self, SearchCommand.self, WatchCommand.self, BatchesCommand.self,
      ShowCommand.self,
      IssuesCommand.self,
      TodayCommand.self,
      ReadCommand.self, ImageCommand.self, GetCommand.self, QueueCommand.self, ClipCommand.self,
      CiteCommand.self,
      OpenCommand.self,
      ResolveCommand.self, PlacesCommand.self,
      BookmarksCommand.self, NotesCommand.self,
      ImportCommand.self, SyncCommand.self, IndexCommand.self, CorpusCommand.self, CacheCommand.self,
      ThemeCommand.self,
      DoctorCommand.self,
      ManualCommand.self,
    ])

  @OptionGroup var images: ImagesOptions

  @OptionGroup var source: SourceOptions
  @OptionGroup var screen: ScreenOptions

  func run() async throws {
    // Accessible mode reads lines, and so does a script.
    guard Broadsheet.isOnTerminal || screen.accessible else {
      await StandardOutput().note(Broadsheet.helpMessage(columns: 80))
      throw ExitCode(ExitStatus.usage)
    }
    try await BrowseCommand.browse(nil, images: images, source: source, screen: screen)
  }
}

extension Broadsheet {
  /// Whether the reader types and sees what the program does.
  private static var isOnTerminal: Bool { isatty(STDIN_FILENO) == 1 && isatty(STDOUT_FILENO) == 1 }

  /// The command that `arguments` name.
  /// - Throws: ArgumentParser's errors, which include requests for help and the version.
  static func command(of arguments: [String]) throws -> any ParsableCommand {
    // Parses a command directly: through the program, ArgumentParser would first examine the program's own
    // options by reflection. And each command names the program as its super-command, so that ArgumentParser
    // does not also examine its two commands for printing completions, which took more than half of a start.
    // Requests for the program as a whole, and errors, which have to name the full command, go through the
    // program.
    let isBare = arguments.isEmpty && isOnTerminal
    if let command = try? (isBare ? BrowseCommand.self : named(in: arguments))?.parseAsRoot(
      Array(arguments.dropFirst())), command is any AsyncParsableCommand
    {
      try SourceOptions.checkOnce(arguments)
      return command
    }
    let command = try parseAsRoot(arguments)
    try SourceOptions.checkOnce(arguments)
    return command
  }

  /// `arguments` with the command that they leave out: `--list` and `--search` belong to `browse`. They are no options
  /// of the program itself, since ArgumentParser would then accept them with every command, and ignore them.
  static func completed(_ arguments: [String]) -> [String] {
    let before = arguments.prefix { !["--list", "--search"].contains($0) && !$0.hasPrefix("--search=") }
    guard before.count < arguments.count, !before.contains("--"),
      !before.contains(where: { word in
        configuration.subcommands.contains { $0.configuration.commandName == word } || word == "help"
      })
    else { return arguments }
    return ["browse"] + arguments
  }

  /// The command that comes first in `arguments`; nil if none does.
  static func named(in arguments: [String]) -> (any ParsableCommand.Type)? {
    command(named: arguments.first)
  }
}

extension ParsableCommand {
  /// The names of the commands within it.
  static var commandNames: [String] { configuration.subcommands.compactMap { $0.configuration.commandName } }

  /// The command within it that has a name; nil if none does.
  static func command(named name: String?) -> (any ParsableCommand.Type)? {
    configuration.subcommands.first { $0.configuration.commandName == name }
  }
}
