import Clock
import MVP
import Newspapers
import Presentation
import ReadersLibrary
import TerminalUI

/// Remembering what is open.
extension BrowseCommand {
  /// - Parameter isWhole: as for `SessionKeeper`.
  /// - Returns: also why what a killed program had open cannot be read; nil if all went well.
  @MainActor static func sessions(
    in library: any PersonalLibrary, _ settings: Settings, isWhole: Bool
  ) async -> (SessionKeeper, trouble: String?) {
    let keeper = SessionKeeper(
      library: library, running: OpenSessionFile(folder: settings.stateDirectory + "/open"),
      clock: SystemClock(), isOn: settings.keepsSession, isWhole: isWhole)
    return (keeper, await keeper.adopt())
  }

  /// From now on keeps what is open in case the program is killed, until it is remembered.
  @MainActor static func check(_ window: ScreenWindow<Route>, in tabs: SessionKeeper) {
    Task {
      while (try? await Task.sleep(for: .seconds(5))) != nil { await tabs.check(window.openTabs) }
    }
  }

  /// Remembers what was open, for the next time.
  @MainActor static func remember(
    _ open: OpenTabs<Route>, in tabs: SessionKeeper, _ output: StandardOutput
  ) async {
    if let trouble = await tabs.keep(open) {
      output.note("broadsheet: the tabs are not remembered: \(trouble)")
    }
  }
}
