import TerminalUI

extension Command {
  /// Reads the page, or the framed part of it, again on this machine.
  public static let readAgain: Command = "read-again"
}
