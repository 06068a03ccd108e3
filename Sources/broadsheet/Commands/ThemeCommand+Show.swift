import ArgumentParser
import FoundationEssentials
import Presentation
import Scenes
import Terminal
import TerminalUI
import Text

extension ThemeCommand {
  struct Show: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show", abstract: "Print each role of a theme in its own style.",
      discussion: """
        Prints each role with its color, its background, its style, and its lowest contrast on the \
        backgrounds that the theme is for. On a pipe, the columns are separated by tabs, without colors.
        """)

    @Argument(
      help: ArgumentHelp("The theme. Default: the one in your settings.", valueName: "name"),
      completion: Completions.themes)
    var name: String?

    @MainActor func run() async throws {
      let output = StandardOutput()
      let settings = try Settings.forCommand()
      let environment = ProcessInfo.processInfo.environment
      let folder = ThemeFolder(settings)
      do throws(SettingsError) {
        let name = name ?? settings.theme.text
        let found = try name == "auto" ? automatic(settings, environment) : folder.theme(name)
        output.exit(show(found, to: output, ColorDepth.detect(environment: environment)))
      } catch {
        output.exit(output.fail(error))
      }
    }

    /// The theme with which browse would start here.
    private func automatic(_ settings: Settings, _ environment: [String: String]) -> ThemeFolder.Found {
      let memory = GroundMemory(folder: settings.stateDirectory, environment: environment)
      let theme = ThemeGuide(
        .auto, depth: .detect(environment: environment), environment: environment, remembered: memory.ground()
      ).theme
      return ThemeFolder.Found(theme: theme, root: theme)
    }

    @MainActor private func show(
      _ found: ThemeFolder.Found, to output: StandardOutput, _ depth: ColorDepth
    ) -> Int32 {
      let (theme, contrast) = (found.theme, ThemeContrast(found))
      let rows = TextRole.allCases.map { role in
        let style = theme[role]
        return [
          role.name, ThemeColor.words(style.foreground), ThemeColor.words(style.background),
          style.attributes.names.joined(separator: " "),
          contrast.ratio(of: role).map(ThemeContrast.words) ?? "",
        ]
      }
      guard output.isTerminal else {
        output.write([["role", "color", "on", "style", "contrast"]].map(\.tabbed) + rows.map(\.tabbed))
        return ExitStatus.done
      }
      output.write([theme.name])
      for (role, row) in zip(TextRole.allCases, rows) {
        let name = TextWidth.padded(row[0], to: 20)
        let facts = zip(row.dropFirst(), [9, 9, 15, 4]).map { TextWidth.padded($0, to: $1) }
        output.write(
          StyledLine.bytes(
            [(name, theme[role]), (facts.joined(separator: " "), theme.isPainted ? theme[.text] : .plain)],
            depth))
      }
      return ExitStatus.done
    }
  }
}

extension [String] {
  fileprivate var tabbed: String { joined(separator: "\t") }
}
