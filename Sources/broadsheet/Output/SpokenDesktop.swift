import MVP
import Presentation
import Scenes
import Text

/// The reader's desktop in accessible mode: what would go to the clipboard is printed, since the terminal's
/// clipboard sequence would be read aloud or shown.
@MainActor final class SpokenDesktop: Desktop {
  private let desktop: any Desktop
  private let output: StandardOutput

  init(_ desktop: any Desktop, output: StandardOutput) { (self.desktop, self.output) = (desktop, output) }

  func open(
    _ address: String, onFailure: @escaping @MainActor @Sendable (Notice) -> Void
  ) throws(DesktopError) {
    try desktop.open(address, onFailure: onFailure)
  }

  func copy(_ text: String) throws(DesktopError) {
    output.write(text.split(separator: "\n").map { Sanitizer.sanitized(String($0)) })
    throw DesktopError("That is the text to copy; accessible mode has no clipboard")
  }

  func append(
    to file: String, _ text: (_ present: String) -> String?
  ) throws(DesktopError) -> (path: String, isAppended: Bool) {
    try desktop.append(to: file, text)
  }
}
