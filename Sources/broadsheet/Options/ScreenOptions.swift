import ArgumentParser

/// Options of full-screen commands.
struct ScreenOptions: ParsableArguments {
  @Flag(
    name: .customLong("no-mouse"),
    help: "Leave the mouse to the terminal, so that you can select text without holding Shift.")
  var leavesMouse = false

  func takesMouse(_ settings: Settings) -> Bool { !leavesMouse && settings.takesMouse }
}
