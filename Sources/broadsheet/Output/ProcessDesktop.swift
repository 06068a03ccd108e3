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
    // Without a desktop, the default commands would start a text browser, which needs the terminal.
    let (words, path) = try ProcessDesktop.browser(
      for: address, among: ProcessDesktop.named + (ProcessDesktop.hasWindows ? ProcessDesktop.usual : []))
    let outcome = BackgroundProcess.start(words, at: path) { status in
      let notice = ProcessDesktop.failed(words[0], status)
      Task { @MainActor in onFailure(notice) }
    }
    if case .failed(let reason) = outcome {
      throw DesktopError(.failure("\(words[0]) could not be started: \(reason)"))
    }
  }

  /// Opens it and waits for the program: xdg-open usually ends once the browser has started, but a browser
  /// that was not running yet ends when it is closed.
  static func openAndWait(_ address: String) async throws(DesktopError) {
    let (words, path) = try browser(for: address, among: named + usual)
    guard let status = await ForegroundProcess.run(words, at: path, isInteractive: true) else {
      throw DesktopError(.failure("\(words[0]) could not be started: \(String(cString: strerror(errno)))"))
    }
    guard status == 0 else { throw DesktopError(failed(words[0], status)) }
  }

  /// The words of the first command that exists, and its program's path.
  private static func browser(
    for address: String, among commands: [String]
  ) throws(DesktopError) -> (words: [String], path: String) {
    guard WebAddress(address) != nil else {
      throw DesktopError(.failure("Not an http or https address: \(address)"))
    }
    for command in commands {
      let words = CommandWords.words(command, given: address)
      if let program = words.first, let path = ProgramPath.find(program) { return (words, path) }
    }
    throw DesktopError(.failure("No browser found: \(advice)"))
  }

  private nonisolated static func failed(_ program: String, _ status: Int32) -> Notice {
    .failure("\(program) failed with exit status \(status): \(advice)")
  }

  private nonisolated static let advice =
    "set BROWSER\(hint: ", or press \(key: "copy-address", "yu") to copy the address")"

  func copy(_ text: String) throws(DesktopError) {
    guard session.mayHaveClipboard else {
      throw DesktopError(.failure("This terminal has no clipboard"))
    }
    session.copyToClipboard(text)
  }

  func append(
    to file: String, _ text: (_ present: String) -> String?
  ) throws(DesktopError) -> (path: String, isAppended: Bool) {
    do throws(NewspaperError) {
      return try AppendedFile.append(to: file, text)
    } catch {
      throw DesktopError(.failure(Failure.words(for: error)))
    }
  }

  /// `$BROWSER` may name several, separated by colons, the best first; each may have arguments, and `%s` for
  /// the address.
  private static var named: [String] {
    (getenv("BROWSER").map { String(cString: $0) } ?? "").split(separator: ":").map(String.init)
  }

  private static let usual = ["xdg-open", "sensible-browser"]

  /// Whether a browser can open a window: there is an X or Wayland server, or Windows around this machine.
  private static var hasWindows: Bool {
    ["DISPLAY", "WAYLAND_DISPLAY", "WSL_INTEROP"].contains { (name: String) in
      getenv(name).map { value in value.pointee != 0 } ?? false
    }
  }
}
