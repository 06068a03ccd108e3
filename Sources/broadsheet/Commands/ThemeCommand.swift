import ArgumentParser
import FoundationEssentials
import MVP
import Presentation
import Scenes
import Terminal
import TerminalUI
import Text

/// `broadsheet theme`: the colors of the screens.
struct ThemeCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "theme", _superCommandName: Program.name,
    abstract: "List, show or check themes, the colors of browse.",
    discussion: """
      Your own theme is a file in $XDG_CONFIG_HOME/broadsheet/themes, called NAME.yaml; see \
      broadsheet-themes(7) for what it can contain. Choose a theme with theme: NAME in the configuration \
      file, or browse --theme NAME.
      """,
    subcommands: [List.self, Show.self, Check.self], defaultSubcommand: List.self)

  struct List: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list", abstract: "List the themes, and any mistakes in them.")

    @MainActor func run() async throws {
      let output = StandardOutput()
      let folder = ThemeFolder(try .forCommand())
      var rows = [("auto", "dark or light, whichever the terminal is")]
      rows += Theme.builtIn.map { ($0.name, "built in") }
      for name in folder.names {
        do throws(SettingsError) {
          _ = try folder.theme(name)
          rows.append((name, "\(folder.path)/\(name).yaml"))
        } catch {
          rows.append((name, Notice.failure(error.message).text))
        }
      }
      rows += folder.misnamed.map { file, fault in
        (Sanitizer.sanitized(file), Notice.failure(Sanitizer.sanitized(fault.message)).text)
      }
      let width = max(16, (rows.map { TextWidth.of($0.0) }.max() ?? 0) + 2)
      output.write(
        rows.map { output.isTerminal ? TextWidth.padded($0.0, to: width) + $0.1 : "\($0.0)\t\($0.1)" })
      output.exit(ExitStatus.done)
    }
  }

  struct Check: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "check",
      abstract: "Check a theme's file for mistakes and for colors that are hard to read.",
      discussion: """
        Reports all mistakes; if there are any, the exit status is 65. Contrasts under 4.5 to 1, or under 3 \
        to 1 for marks and lines, are warnings. They are computed on the theme's background. A theme without \
        one is checked on black and Nord's gray if it is based on dark, and on white and Gruvbox's paper if \
        it is based on light.
        """)

    @Argument(
      help: ArgumentHelp("The theme's file, NAME.yaml, or its name.", valueName: "file"),
      completion: .file(extensions: ["yaml"]))
    var file: String

    @Flag(help: "Exit with status 65 if there are warnings, too.") var strict = false

    @MainActor func run() async throws {
      let output = StandardOutput()
      let folder = ThemeFolder(try .forCommand())
      switch folder.check(file) {
      case .wrong(let mistakes):
        output.exit(output.fail(SettingsError(mistakes)))
      case .sound(let found):
        let contrast = ThemeContrast(found)
        let faults = contrast.faults
        for fault in faults {
          output.note(
            "broadsheet: \(file): \(fault.role.name) has a contrast of \(ThemeContrast.words(fault.ratio)), "
              + "less than \(ThemeContrast.words(fault.least))")
        }
        let least = TextRole.allCases.compactMap(contrast.ratio).min().map {
          "; the least contrast is \(ThemeContrast.words($0))"
        }
        output.write(["\(contrast.theme.name): no mistakes" + (least ?? "")])
        output.exit(strict && !faults.isEmpty ? ExitStatus.badData : ExitStatus.done)
      }
    }
  }
}
