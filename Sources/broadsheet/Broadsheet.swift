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
      BrowseCommand.self, ListCommand.self, ShowCommand.self, ImportCommand.self, CacheCommand.self,
      DoctorCommand.self,
      ManualCommand.self,
    ])

  @OptionGroup var source: SourceOptions

  func run() async throws {
    guard isatty(STDIN_FILENO) == 1, isatty(STDOUT_FILENO) == 1 else {
      await StandardOutput().note(Broadsheet.helpMessage(columns: 80))
      throw ExitCode(ExitStatus.usage)
    }
    try await BrowseCommand.browse(lccn: nil, source: source)
  }
}
