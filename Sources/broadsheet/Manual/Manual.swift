import ArgumentParser
import FoundationEssentials

/// All pages of the manual.
enum Manual {
  /// - Throws: `DecodingError` if the argument parser describes commands in an unknown format.
  static func pages() throws -> [ManualPage] {
    let info = try JSONDecoder().decode(ToolInfo.self, from: Data(Broadsheet._dumpHelp().utf8))
    let root = info.command
    let subcommands = (root.subcommands ?? []).filter { $0.shouldDisplay && $0.commandName != "help" }
    return [ManualPage(root, path: [root.commandName])]
      + subcommands.map { ManualPage($0, path: [root.commandName, $0.commandName]) } + [
        .query, .corpus, .themes,
      ]
  }
}
