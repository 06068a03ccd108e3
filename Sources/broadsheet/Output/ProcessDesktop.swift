import Glibc
import Presentation
import Scenes
import Terminal

/// The reader's desktop: `$BROWSER` or `xdg-open`, and the clipboard of the terminal.
@MainActor final class ProcessDesktop: Desktop {
  private let session: TerminalSession

  init(session: TerminalSession) { self.session = session }

  func open(_ address: String) throws(DesktopError) {
    guard WebAddress(address) != nil else { throw DesktopError("✗ Not an http or https address: \(address)") }
    for browser in ProcessDesktop.browsers {
      switch BackgroundProcess.start([browser, address]) {
      case .started: return
      case .notFound: continue
      case .failed(let reason): throw DesktopError("✗ \(browser) could not be started: \(reason)")
      }
    }
    throw DesktopError("✗ No browser found; set BROWSER, or open \(address)")
  }

  func copy(_ text: String) throws(DesktopError) { session.copyToClipboard(text) }

  /// `$BROWSER` may name several, separated by colons, the preferred one first.
  private static var browsers: [String] {
    let named = getenv("BROWSER").map { String(cString: $0) } ?? ""
    return named.split(separator: ":").map(String.init) + ["xdg-open", "sensible-browser"]
  }
}
