import TerminalUI

/// The commands shared by screens with movement in two directions: the map and pictures of pages.
extension Command {
  static let left: Command = "left"
  static let right: Command = "right"
}
