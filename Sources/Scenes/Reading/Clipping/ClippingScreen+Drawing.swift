import Newspapers
import Terminal
import TerminalUI
import Text

/// The scan with its frames, and the words in them.
extension ClippingScreen {
  func drawScan(_ content: ClippingContent, on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    scan.draw(content.page, on: &canvas, in: rect, theme: theme)
    guard scan.hasPicture(of: content.page) else { return }
    let frames =
      content.earlier.map { ScanFrame($0, .earlier) } + content.taken.map { ScanFrame($0, .taken) }
      + [ScanFrame(content.region, .current)]
    scan.frame(frames, on: content.page)
    guard content.region != revealed else { return }
    revealed = content.region
    scan.move { $0.reveal(content.region) }
  }

  func drawWords(_ content: ClippingContent, on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    let width = min(rect.columns, 76)
    let isText = content.text?.text.isEmpty == false
    let lines = content.lines.flatMap { paragraph in
      let isRightToLeft = VisualOrder.isRightToLeft(paragraph)
      return WordWrap.lines(paragraph, width: max(1, width)).map { (text: $0, isRightToLeft: isRightToLeft) }
    }
    scroll.fit(count: lines.count, height: rect.rows)
    for (number, line) in lines.dropFirst(scroll.top).prefix(rect.rows).enumerated() {
      let indent = line.isRightToLeft ? max(0, width - TextWidth.of(line.text)) : 0
      canvas.write(
        turnsRightToLeft ? VisualOrder.text(of: line.text, isRightToLeft: line.isRightToLeft) : line.text,
        row: rect.row + number, column: rect.column + indent, width: rect.columns - indent,
        style: theme[isText ? .text : .muted])
    }
  }
}
