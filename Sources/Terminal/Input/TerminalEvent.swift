/// What the terminal or the system tells the program.
public enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  /// Text pasted in one piece, with `\n` line ends. It may contain anything.
  case paste(String)
  case mouse(MouseEvent)
  case resized(Size)
  /// The terminal answers a query about itself.
  case answer(TerminalReply)
  /// The program was told to stop (SIGTSTP): respond with `TerminalSession.suspend()`.
  case suspend
  /// The program was continued: everything has to be painted again.
  case resumed
  case terminate(signal: Int32)
  /// The terminal is gone or its input is closed: nothing will follow.
  case endOfInput
}
