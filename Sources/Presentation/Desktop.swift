/// What the program does outside its own screen: the reader's browser and clipboard.
@MainActor public protocol Desktop: AnyObject {
  /// Opens an http or https address in the reader's browser.
  func open(_ address: String) throws(DesktopError)
  /// Puts `text` on the clipboard of the reader's terminal.
  func copy(_ text: String) throws(DesktopError)
}

/// Why something outside the screen failed; display-ready.
public struct DesktopError: Error, Hashable, Sendable {
  public let message: String

  public init(_ message: String) { self.message = message }
}
