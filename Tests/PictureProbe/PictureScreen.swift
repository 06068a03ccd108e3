import Scans
import Terminal
import TerminalUI

/// A screen with a picture beside a column of text, or with text alone.
@MainActor final class PictureScreen: PlainScreen {
  private let picture: Picture?
  private let openBlank: @MainActor () -> Void
  private var count = 0

  init(picture: Picture?, openBlank: @escaping @MainActor () -> Void = {}) {
    self.picture = picture
    self.openBlank = openBlank
    super.init(title: picture == nil ? "Blank" : "Page")
  }

  override func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool) {
    let text = rect.left(20)
    let graphics = canvas.graphics
    let words = "\(graphics.imageProtocol) \(graphics.cell.width)x\(graphics.cell.height)"
    canvas.write(words, row: text.row, column: 0, width: 20)
    canvas.write("keys \(count)", row: text.row + 1, column: 0, width: 20)
    if let picture { canvas.place(picture, in: rect.dropLeft(22)) }
  }

  override func handle(_ command: Command, count: Int?) -> Bool {
    switch command {
    case .down: self.count += 1
    case .open: openBlank()
    default: return false
    }
    return true
  }

  override var bindings: [KeyBinding] {
    [KeyBinding(.down, "j", help: "count"), KeyBinding(.open, "b", help: "open a blank screen")]
  }
}
