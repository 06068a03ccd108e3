import Terminal
import TestSupport

/// A screenful that changes randomly from frame to frame: rewritten in places, scrolled, with and without a
/// hint that may be wrong, with a moving cursor.
struct RandomFrames {
  /// What was written on one row, in order.
  private struct Row {
    var pieces: [(text: String, column: Int, width: Int, style: Style)] = []
  }

  private var generator: SeededGenerator
  private(set) var size: Size
  private var rows: [Row]

  init(seed: Int, size: Size) {
    generator = SeededGenerator(seed: seed)
    self.size = size
    rows = Array(repeating: Row(), count: size.rows)
  }

  mutating func resize() {
    size = Size(rows: random(1...30), columns: random(1...60))
    rows = Array(repeating: Row(), count: size.rows)
  }

  /// Draws the next frame.
  mutating func draw(on canvas: inout Canvas) {
    canvas.resize(to: size)
    let span = randomSpan()
    let lines = random(-3...3)
    let isScrolled = random(1...3) == 1
    if isScrolled { scroll(span, by: lines) }
    for _ in 0..<random(0...4) { change(random(0...size.rows - 1)) }
    for (index, row) in rows.enumerated() {
      for piece in row.pieces {
        canvas.write(piece.text, row: index, column: piece.column, width: piece.width, style: piece.style)
      }
    }
    if isScrolled { canvas.noteScroll(rows: span, by: lines) }
    if random(1...10) == 1 { canvas.noteScroll(rows: randomSpan(), by: random(-9...9)) }
    if random(1...2) == 1 { canvas.cursor = (random(0...size.rows), random(0...size.columns)) }
  }

  private mutating func scroll(_ span: Range<Int>, by lines: Int) {
    let before = rows
    for row in span {
      rows[row] = span.contains(row + lines) ? before[row + lines] : Row()
      if !span.contains(row + lines) { change(row) }
    }
  }

  private mutating func change(_ row: Int) {
    if random(1...4) == 1 { rows[row] = Row() }
    let column = random(0...max(0, size.columns - 1))
    rows[row].pieces.append((text(), column, random(0...size.columns), style()))
    if rows[row].pieces.count > 5 { rows[row].pieces.removeFirst() }
  }

  private mutating func text() -> String {
    if random(1...5) == 1 { return String(repeating: " ", count: random(1...60)) }
    var text = ""
    for _ in 0..<random(1...40) {
      text.unicodeScalars.append(pick(Alphabet.characters))
      if random(1...8) == 1 { text.unicodeScalars.append(pick(Alphabet.marks)) }
      if random(1...30) == 1 { text.unicodeScalars.append(pick(Alphabet.marks)) }
    }
    return text
  }

  private mutating func style() -> Style {
    if random(1...3) == 1 { return .plain }
    return Style(color(), on: color(), Style.Attributes(rawValue: UInt8(random(0...31))))
  }

  private mutating func color() -> Color {
    switch random(1...4) {
    case 1: .rgb(UInt8(random(0...255)), UInt8(random(0...255)), UInt8(random(0...255)))
    case 2: .indexed(UInt8(random(0...255)))
    default: .standard
    }
  }

  private mutating func randomSpan() -> Range<Int> {
    let ends = [random(0...size.rows), random(0...size.rows)].sorted()
    return ends[0]..<ends[1]
  }

  private mutating func random(_ range: ClosedRange<Int>) -> Int { .random(in: range, using: &generator) }

  private mutating func pick(_ scalars: [Unicode.Scalar]) -> Unicode.Scalar {
    scalars[random(0...scalars.count - 1)]
  }
}
