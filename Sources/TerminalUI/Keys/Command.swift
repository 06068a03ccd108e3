/// Something a reader can tell a screen to do. Every key is bound to a command, and each command has a name.
public struct Command: Hashable, Sendable, ExpressibleByStringLiteral, CustomStringConvertible {
  public let description: String

  public init(_ name: String) { description = name }

  public init(stringLiteral name: String) { description = name }
}

/// The commands that every program of screens has.
extension Command {
  public static let quit: Command = "quit"
  public static let back: Command = "back"
  public static let forward: Command = "forward"
  public static let help: Command = "help"
  public static let redraw: Command = "redraw"
  public static let suspend: Command = "suspend"
  public static let maximize: Command = "maximize"
  public static let palette: Command = "command"

  public static let openInTab: Command = "open-in-tab"
  public static let tab: Command = "tab"
  public static let nextTab: Command = "next-tab"
  public static let previousTab: Command = "previous-tab"
  public static let closeTab: Command = "close"
  public static let reopenTab: Command = "reopen-tab"

  public static let down: Command = "down"
  public static let up: Command = "up"
  public static let pageDown: Command = "page-down"
  public static let pageUp: Command = "page-up"
  public static let halfPageDown: Command = "half-page-down"
  public static let halfPageUp: Command = "half-page-up"
  public static let first: Command = "first"
  public static let last: Command = "last"

  public static let open: Command = "open"
  public static let refresh: Command = "refresh"
  public static let find: Command = "find"
  public static let nextLink: Command = "next-link"
  public static let previousLink: Command = "previous-link"
}
