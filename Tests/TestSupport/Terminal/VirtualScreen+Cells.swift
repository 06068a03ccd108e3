import CVterm

extension VirtualScreen {
  public var cursor: (row: Int, column: Int) {
    var position = VTermPos()
    vterm_state_get_cursorpos(vterm_obtain_state(terminal), &position)
    return (Int(position.row), Int(position.col))
  }

  /// A row as a person reads it: wide characters once, trailing blanks trimmed.
  public func line(_ row: Int) -> String {
    var text = ""
    var column = 0
    while column < size.columns {
      let cell = cell(row, column)
      text += cell.text.isEmpty ? " " : cell.text
      column += max(1, cell.width)
    }
    while text.last == " " { text.removeLast() }
    return text
  }

  /// All rows.
  public var text: String { (0..<size.rows).map(line).joined(separator: "\n") }

  public func cell(_ row: Int, _ column: Int) -> VirtualCell {
    var source = VTermScreenCell()
    vterm_screen_get_cell(screen, VTermPos(row: Int32(row), col: Int32(column)), &source)
    let scalars = withUnsafeBytes(of: source.chars) { bytes in
      bytes.bindMemory(to: UInt32.self).prefix { $0 != 0 }.compactMap(Unicode.Scalar.init)
    }
    var cell = VirtualCell(text: String(String.UnicodeScalarView(scalars)), width: Int(source.width))
    cell.bold = source.attrs.bold != 0
    cell.dim = source.attrs.strike != 0  // see DimFilter
    cell.italic = source.attrs.italic != 0
    cell.underline = source.attrs.underline != 0
    cell.reverse = source.attrs.reverse != 0
    cell.foreground = VirtualScreen.color(source.fg)
    cell.background = VirtualScreen.color(source.bg)
    return cell
  }

  private static func color(_ color: VTermColor) -> VirtualCell.Color {
    let defaults = UInt8(VTERM_COLOR_DEFAULT_FG.rawValue | VTERM_COLOR_DEFAULT_BG.rawValue)
    if color.type & defaults != 0 { return .standard }
    if color.type & UInt8(VTERM_COLOR_TYPE_MASK.rawValue) == UInt8(VTERM_COLOR_INDEXED.rawValue) {
      return .indexed(color.indexed.idx)
    }
    return .rgb(color.rgb.red, color.rgb.green, color.rgb.blue)
  }
}
