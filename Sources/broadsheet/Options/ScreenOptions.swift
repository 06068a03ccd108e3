import ArgumentParser
import Terminal
import TerminalUI

/// Options of full-screen commands.
struct ScreenOptions: ParsableArguments {
  @Flag(
    name: .customLong("no-mouse"),
    help: "Leave the mouse to the terminal, so that you can select text without holding Shift.")
  var leavesMouse = false

  @Option(
    help: ArgumentHelp(
      "The colors: auto asks the terminal whether it is dark or light; see broadsheet-themes(7).",
      valueName: "name"))
  var theme: ThemeChoice?

  func takesMouse(_ settings: Settings) -> Bool { !leavesMouse && settings.takesMouse }

  /// What decides on the colors.
  /// - Parameter remembered: the terminal's ground when it was asked last.
  func guide(_ settings: Settings, environment: [String: String], remembered: Ground?) -> ThemeGuide {
    ThemeGuide(
      theme ?? settings.theme, depth: .detect(environment: environment), environment: environment,
      remembered: remembered)
  }
}

extension ThemeChoice: ExpressibleByArgument {
  public init?(argument: String) { self.init(name: argument.lowercased()) }

  public static var allValueStrings: [String] { names }
}
