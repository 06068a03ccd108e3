@testable import Terminal

/// What should be visible: lines of text, pictures above them, and possibly something above these.
struct PictureScene {
  var graphics: Graphics
  var pictures: [(picture: Picture, rect: Rect)] = []
  var popup: Rect?
  var count = 0

  init(graphics: Graphics) { self.graphics = graphics }

  func draw(on canvas: inout Canvas, withPictures: Bool) {
    canvas.graphics = graphics
    canvas.clear()
    for row in 0..<canvas.size.rows {
      canvas.write("line \(row) of \(count / 5)", row: row, column: 0, width: 40, style: Style(.indexed(3)))
    }
    for (picture, rect) in pictures {
      canvas.fill(rect)
      if withPictures { canvas.place(picture, in: rect) }
    }
    if let popup {
      canvas.fill(popup, style: Style(on: .indexed(4)))
      canvas.write("something else", row: popup.row, column: popup.column, width: popup.columns)
    }
    canvas.write("\(count)", row: 0, column: 60, width: 5)
    canvas.noteScroll(rows: 0..<20, by: 1)
  }
}
