import MVP
import Terminal

/// What keeps a command from being performed.
extension ScreenWindow {
  func obstacle(to command: Command, on screen: any Screen) -> String? {
    screen.obstacle(to: command) ?? tabObstacle(to: command, on: screen)
  }

  /// What the reader is told instead of performing `command`. A caution is given once: repeating the command
  /// means it.
  func objection(to command: Command, on screen: any Screen) -> String? {
    // The palette leads to the intended command, including for lines typed in accessible mode.
    guard command != .palette else { return obstacle(to: command, on: screen) }
    let caution = screen.caution(before: command)
    let isRepeated = caution == lastCaution
    lastCaution = isRepeated ? nil : caution
    return obstacle(to: command, on: screen) ?? (isRepeated ? nil : caution)
  }
}
