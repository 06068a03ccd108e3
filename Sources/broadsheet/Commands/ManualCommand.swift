import ArgumentParser
import FoundationEssentials
import Presentation
import Scenes

/// `broadsheet manual`: writes the manual, for building the program.
struct ManualCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "manual", _superCommandName: Program.name,
    abstract: "Write the manual pages to a directory.", shouldDisplay: false)

  @Argument(help: ArgumentHelp("An existing directory.", valueName: "directory"), completion: .directory)
  var directory: String

  @MainActor func run() async throws {
    for page in try Manual.pages() {
      let path = "\(directory)/\(page.name).\(page.section)"
      do {
        try Data(page.text.utf8).write(to: URL(filePath: path))
      } catch {
        StandardOutput().note("broadsheet: cannot write \(path): \(error)")
        throw ExitCode(ExitStatus.inputOutput)
      }
    }
  }
}
