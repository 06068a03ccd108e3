import Glibc
import MVP
import Newspapers
import Presentation
import Scenes
import Terminal

/// The reader's desktop: `$BROWSER` or `xdg-open`, and the clipboard of the terminal.
@MainActor final class ProcessDesktop: Desktop {
  private let session: TerminalSession

  init(session: TerminalSession) { self.session = session }

  func open(
    _ address: String, onFailure: @escaping @MainActor @Sendable (Notice) -> Void
  ) throws(DesktopError) {
    guard WebAddress(address) != nil else {
      throw DesktopError(.failure("Not an http or https address: \(address)"))
    }
    for browser in ProcessDesktop.browsers {
      let words = CommandWords.words(browser, given: address)
      guard let program = words.first, let path = ProgramPath.find(program) else { continue }
      let outcome = BackgroundProcess.start(words, at: path) { status in
        let notice = Notice.failure(
          "\(program) failed with exit status \(status): \(ProcessDesktop.advice)")
        Task { @MainActor in onFailure(notice) }
      }
      if case .failed(let reason) = outcome {
        throw DesktopError(.failure("\(program) could not be started: \(reason)"))
      }
      return
    }
    throw DesktopError(.failure("No browser found: \(ProcessDesktop.advice)"))
  }

  private nonisolated static let advice =
    "set BROWSER\(hint: ", or press \(key: "copy-address", "yu") to copy the address")"

  func copy(_ text: String) throws(DesktopError) { session.copyToClipboard(text) }

  func append(_ text: String, to file: String) throws(DesktopError) -> String {
    do throws(NewspaperError) {
      return try AppendedFile.append(text, to: file)
    } catch {
      throw DesktopError(.failure(Failure.words(for: error)))
    }
  }

  /// `$BROWSER` may name several, separated by colons, the best first; each may have arguments, and `%s` for
  /// the address.
  private static var browsers: [String] {
    let named = getenv("BROWSER").map { String(cString: $0) } ?? ""
    return named.split(separator: ":").map(String.init) + ["xdg-open", "sensible-browser"]
  }
}
