import TerminalUI

/// The commands that show a screen from several others.
extension Command {
  public static let places: Command = "places"
  public static let frontPages: Command = "front-pages"
}
