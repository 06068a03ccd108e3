import FoundationEssentials
import Scans
import Terminal
import TerminalUI

/// A screen with a picture beside a column of text, or only text.
@MainActor final class PictureScreen: PlainScreen {
  private let picture: Picture?
  private let openBlank: @MainActor () -> Void
  /// A file that records how and where the picture is shown. Once the screen is closed, there is also one
  /// with `.closed` after its name.
  private let report: String?
  private var count = 0
  private var wheelCount = 0

  init(picture: Picture?, report: String? = nil, openBlank: @escaping @MainActor () -> Void = {}) {
    self.picture = picture
    self.openBlank = openBlank
    self.report = report
    super.init(title: picture == nil ? "Blank" : "Page")
  }

  override func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool) {
    let text = rect.left(20)
    let graphics = canvas.graphics
    let words = "\(graphics.imageProtocol) \(graphics.cell.width)x\(graphics.cell.height)"
    canvas.write(words, row: text.row, column: 0, width: 20)
    canvas.write("keys \(count)", row: text.row + 1, column: 0, width: 20)
    guard let picture else { return }
    let place = canvas.place(picture, in: rect.dropLeft(22))
    let cell = [graphics.cell.width, graphics.cell.height]
    write(
      words: "\(graphics.imageProtocol)",
      cell + [place.row, place.column, place.rows, place.columns, wheelCount])
  }

  private func write(words: String, _ numbers: [Int]) {
    guard let report else { return }
    let line = ([words] + numbers.map(String.init)).joined(separator: " ")
    try? Data(line.utf8).write(to: URL(fileURLWithPath: report), options: .atomic)
  }

  override func close() {
    guard picture != nil, let report else { return }
    try? Data().write(to: URL(fileURLWithPath: report + ".closed"))
  }

  override func handle(_ command: Command, count: Int?) -> Bool {
    switch command {
    case .down: self.count += 1
    case .open: openBlank()
    default: return false
    }
    return true
  }

  override func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool {
    guard case .wheel = mouse.action else { return false }
    wheelCount += 1
    return true
  }

  override var bindings: [KeyBinding] {
    [KeyBinding(.down, "j", help: "count"), KeyBinding(.open, "b", help: "open a blank screen")]
  }
}
