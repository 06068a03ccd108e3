import ArgumentParser

/// Options of full-screen commands.
struct ScreenOptions: ParsableArguments {
  @Flag(
    name: .customLong("no-mouse"),
    help: "Leave the mouse to the terminal, which selects text with it; otherwise that takes Shift, too.")
  var leavesMouse = false

  func takesMouse(_ settings: Settings) -> Bool { !leavesMouse && settings.takesMouse }
}
