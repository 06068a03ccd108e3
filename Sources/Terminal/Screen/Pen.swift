/// The style with which the terminal draws, after the bytes sent so far.
struct Pen {
  private let colorDepth: ColorDepth
  /// The last style requested, and what the terminal shows of it; nil if unknown.
  private var wanted: Style?
  private var present: Style?
  /// That of a cell in the wanted style, and the blank one: each cell is compared with them.
  private var look: UInt64?
  private var blank: Cell?

  init(colorDepth: ColorDepth) { self.colorDepth = colorDepth }

  /// Makes the terminal's style unknown.
  mutating func forget() {
    wanted = nil
    present = nil
    (look, blank) = (nil, nil)
  }

  /// True if `cell` can be written without a style change, and is certain to advance the cursor by 1.
  func isReady(for cell: Cell) -> Bool {
    cell.width == 1 && !cell.isMeasuredDifferently && (cell.look == look || draws(blank: cell))
  }

  /// True if a blank drawn now would equal `cell`: only its background and lines show.
  func draws(blank cell: Cell) -> Bool { cell == blank }

  /// The one byte that makes the terminal draw `cell` where the cursor is; nil if it takes more.
  func byte(of cell: Cell) -> UInt8? { cell.look == look || draws(blank: cell) ? cell.byte : nil }

  /// Sends what makes the terminal draw in `style`: only the difference, if possible. Colors are reduced to
  /// what the terminal has, unless they must be exact.
  mutating func change(to style: Style, isExact: Bool = false, in output: inout ControlBytes) {
    guard style != wanted else { return }
    wanted = style
    (look, blank) = (Cell.look(of: style), .blank(style))
    let style = isExact ? style : colorDepth.reduced(style)
    guard style != present else { return }
    defer { present = style }
    guard style != .plain else { return output.append("\u{1b}[m") }
    output.append("\u{1b}[")
    var base = Style.plain
    if let present, present.attributes.isSubset(of: style.attributes) {
      base = present
    } else {
      output.append("0;")  // not every terminal can turn off single attributes
    }
    appendDifference(from: base, to: style, in: &output)
    output.replaceLast(with: UInt8(ascii: "m"))
  }

  /// SGR parameters (ECMA-48 8.3.117), each followed by a semicolon.
  private func appendDifference(from base: Style, to style: Style, in output: inout ControlBytes) {
    let added = style.attributes.subtracting(base.attributes)
    if added.contains(.bold) { output.append("1;") }
    if added.contains(.dim) { output.append("2;") }
    if added.contains(.italic) { output.append("3;") }
    if added.contains(.underline) { output.append("4;") }
    if added.contains(.reverse) { output.append("7;") }
    if style.foreground != base.foreground { append(style.foreground, first: 30, in: &output) }
    if style.background != base.background { append(style.background, first: 40, in: &output) }
  }

  /// A color; `first` is the parameter of its first index, 30 for text and 40 for the background.
  private func append(_ color: Color, first: Int, in output: inout ControlBytes) {
    switch color.parts {
    case .standard: output.append(number: first + 9)
    case .indexed(let index) where index < 8: output.append(number: first + index)
    case .indexed(let index) where index < 16: output.append(number: first + 60 + index - 8)
    case .indexed(let index):
      output.append(number: first + 8)
      output.append(";5;")
      output.append(number: index)
    case .rgb(let color):
      output.append(number: first + 8)
      output.append(";2;")
      output.append(number: Int(color.x))
      output.append(";")
      output.append(number: Int(color.y))
      output.append(";")
      output.append(number: Int(color.z))
    }
    output.append(";")
  }
}
