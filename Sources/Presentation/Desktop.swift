import MVP

/// What the program does outside its own screen: the reader's browser and clipboard.
@MainActor public protocol Desktop: AnyObject {
  /// Opens an http or https address in the reader's browser.
  /// - Parameter onFailure: called with a notice if the browser ends at once because something is wrong.
  func open(
    _ address: String, onFailure: @escaping @MainActor @Sendable (Notice) -> Void
  ) throws(DesktopError)
  /// Puts `text` on the clipboard of the reader's terminal.
  func copy(_ text: String) throws(DesktopError)
  /// Appends text to a file, which is created if necessary, starting a new line.
  /// - Parameters:
  ///   - file: as the user wrote it.
  ///   - text: what to append to what the file has; nil for nothing.
  /// - Returns: its path for display, and whether something was appended.
  func append(
    to file: String, _ text: (_ present: String) -> String?
  ) throws(DesktopError) -> (path: String, isAppended: Bool)
}

extension Desktop {
  /// Opens an address, and says so, or says why not: a browser may still fail after it was started.
  public func open(_ address: String, telling router: (any Announcer)?) {
    do throws(DesktopError) {
      try open(address) { [weak router] in router?.announce($0) }
      router?.announce("Opening \(address)")
    } catch {
      router?.announce(error.notice)
    }
  }

  /// - Parameter done: what to say then; nil says the text.
  public func copy(_ text: String, done: String? = nil, telling router: (any Announcer)?) {
    do throws(DesktopError) {
      try copy(text)
      router?.announce(done ?? "Copied \(text)")
    } catch {
      router?.announce(error.notice)
    }
  }
}

/// Why something outside the screen failed; display-ready.
public struct DesktopError: Error, Hashable, Sendable {
  public let notice: Notice

  public init(_ notice: Notice) { self.notice = notice }
}
