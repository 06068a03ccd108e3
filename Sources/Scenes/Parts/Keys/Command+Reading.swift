import TerminalUI

extension Command {
  /// Reads the page, or the part of it that is framed, anew on this machine.
  public static let readAgain: Command = "read-again"
}
