import TerminalUI

extension Command {
  public static let loadPictures: Command = "load-pictures"
  public static let loadPicture: Command = "load-picture"
}
