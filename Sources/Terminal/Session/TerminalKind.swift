/// Which control sequences a terminal takes, as its name in `TERM` says: an older one would show those that it does not
/// know. Each kind takes those of the kinds before it.
public enum TerminalKind: Comparable, Sendable {
  /// Moves of the cursor, erasing and attributes. Lines always wrap.
  case ansi
  /// Lines that do not wrap, and margins (DECAWM and DECSTBM).
  case vt100
  /// A hidden cursor, and erasing of single cells (DECTCEM and ECH).
  case vt220
  /// Moves to a column (CHA). The Linux console.
  case console
  /// A screen apart from the shell's, the mouse, pastes, whole frames, queries and the clipboard; or it ignores what it
  /// does not know, as xterm and its successors do.
  case modern

  /// What `TERM` says, except inside tmux, which takes everything.
  public init(environment: [String: String]) {
    let term = environment["TERM"] ?? ""
    let named = TerminalKind.names.first { term.hasPrefix($0.beginning) }
    self = Tmux.isAround(environment) ? .modern : named?.kind ?? .modern
  }

  /// “vte” is modern.
  private static let names: [(beginning: String, kind: TerminalKind)] = [
    ("ansi", .ansi), ("pcansi", .ansi), ("vt1", .vt100), ("vt2", .vt220), ("vt3", .vt220), ("vt4", .vt220),
    ("vt5", .vt220), ("linux", .console),
  ]
}
