import Clock
import MVP
import Scenes
import Terminal
import TerminalUI

/// Frames as the program draws them, but into memory.
struct Frames: ~Copyable {
  private var canvas: Canvas
  private var renderer = Renderer(colorDepth: .trueColor)
  /// The bytes of all frames so far.
  private(set) var bytes = 0

  init(columns: Int, rows: Int) { canvas = Canvas(size: Size(rows: rows, columns: columns)) }

  /// The sorted times of 300 frames that show what `command` did.
  @MainActor mutating func times(
    of command: Command, back: Command, on screen: IssueCalendarScreen, _ clock: ContinuousClock
  ) -> [Duration] {
    var times: [Duration] = []
    for number in 0..<300 {
      if number.isMultiple(of: 100) { _ = screen.handle(back, count: nil) }
      let start = clock.now
      _ = screen.handle(command, count: nil)
      canvas.clear()
      screen.draw(on: &canvas, in: Rect(canvas.size), theme: .dark, isFocused: true)
      var sent = 0
      renderer.frame(canvas) { sent = $0.count }
      bytes += sent
      times.append(clock.now - start)
    }
    return times.sorted()
  }
}
