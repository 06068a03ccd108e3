/// A key that the reader pressed, with the modifiers the terminal reports.
///
/// The notation is that of the Emacs and Vim manuals: `j`, `G`, `Enter`, `PgDn`, `F1`, with the prefixes `C-`
/// for Control, `M-` for Alt and `S-` for Shift, as in `C-n` and `M-x`. Shift is part of a letter: `G`, not
/// `S-g`.
public struct Key: Hashable, Sendable {
  public enum Code: Hashable, Sendable {
    case character(Character)
    case enter, escape, backspace, tab, backTab
    case up, down, left, right, home, end, pageUp, pageDown, insert, delete
    case function(Int)
  }

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let shift = Modifiers(rawValue: 1)
    public static let alt = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
  }

  public var code: Code
  public var modifiers: Modifiers

  public init(_ code: Code, _ modifiers: Modifiers = []) {
    self.code = code
    self.modifiers = modifiers
  }
}
