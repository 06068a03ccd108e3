/// What the terminal, or the system about it, tells the program.
public enum TerminalEvent: Hashable, Sendable {
  case key(Key)
  /// Text pasted in one piece, its line ends as `\n`. It may contain anything.
  case paste(String)
  case mouse(MouseEvent)
  case resized(Size)
  /// The terminal answers what it was asked about itself.
  case answer(TerminalAnswer)
  /// The program was asked from outside to stop (SIGTSTP): answer with `TerminalSession.suspend()`.
  case suspend
  /// The program was continued: everything has to be painted again.
  case resumed
  case terminate(signal: Int32)
  /// The terminal is gone, or its input is closed: nothing will follow.
  case endOfInput
}
