extension Cell {
  /// The part of a picture at a row and column, each below 297. It uses kitty's placeholder: the picture's
  /// number is the color.
  static func picture(_ number: UInt32, row: Int, column: Int) -> Cell {
    let color = Color.rgb(UInt8(number >> 16 & 0xff), UInt8(number >> 8 & 0xff), UInt8(number & 0xff))
    var cell = Cell(PictureDiacritics.placeholder, width: 1, style: Style(color))
    cell.add(mark: PictureDiacritics.marks[row])
    cell.add(mark: PictureDiacritics.marks[column])
    return cell
  }
}
