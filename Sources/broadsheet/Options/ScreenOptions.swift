import ArgumentParser
import Presentation
import Terminal
import TerminalUI

/// Options of full-screen commands.
struct ScreenOptions: ParsableArguments {
  @Flag(
    name: .customLong("no-mouse"),
    help: "Leave the mouse to the terminal, so that you can select text without holding Shift.")
  var leavesMouse = false

  @Flag(
    help: """
      Read typed lines and print statements, one per line, without a screen, colors or pictures: for screen \
      readers and braille displays. h lists what you can type.
      """)
  var accessible = false

  @Option(
    help: ArgumentHelp(
      "The colors: auto asks the terminal whether it is dark or light; see broadsheet-themes(7).",
      valueName: "name"), completion: Completions.themes)
  var theme: ThemeName?

  /// The terminal that the screen is drawn on.
  func session(_ settings: Settings, _ environment: [String: String]) -> TerminalSession {
    TerminalSession(
      kind: TerminalKind(environment: environment), takesMouse: !leavesMouse && settings.takesMouse)
  }

  func isAccessible(_ settings: Settings, _ environment: [String: String]) -> Bool {
    accessible || settings.isAccessible || environment["TERM"] == "dumb"
  }

  /// The colors, and what is wrong with the reader's theme if it cannot be used, in which case the colors are
  /// automatic.
  /// - Throws: `ExitCode` after reporting an option that does not name a theme.
  @MainActor func themeChoice(_ settings: Settings) throws -> (choice: ThemeChoice, fault: SettingsError?) {
    do throws(SettingsError) {
      return (try ThemeFolder(settings).choice(theme ?? settings.theme), nil)
    } catch {
      // Something just typed is best corrected at once.
      if theme != nil, error.exitCode == ExitStatus.usage {
        throw ExitCode(StandardOutput().fail(error))
      }
      return (.auto, error)
    }
  }
}

extension ThemeName: ExpressibleByArgument {
  init?(argument: String) { self.init(argument.lowercased()) }
}
