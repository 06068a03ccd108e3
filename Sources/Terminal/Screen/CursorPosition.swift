/// Where the terminal writes next, after the bytes sent so far.
struct CursorPosition {
  private let movesToColumns: Bool
  /// Nil if unknown.
  private(set) var row: Int?
  private(set) var column: Int?

  /// - Parameter movesToColumns: whether the terminal can move along its line to a column that is given by number.
  init(movesToColumns: Bool = true) { self.movesToColumns = movesToColumns }

  /// Makes the position unknown.
  mutating func forget() {
    row = nil
    column = nil
  }

  /// Makes the column unknown, after characters that terminals measure differently.
  mutating func forgetColumn() { column = nil }

  /// Records that `cells` were written.
  mutating func advance(by cells: Int) {
    if let column { self.column = column + cells }
  }

  /// Sends the shortest common sequence that moves to a place.
  mutating func move(to row: Int, _ column: Int, in output: inout ControlBytes) {
    if self.row == row, movesToColumns || column == 0 || self.column.map({ $0 <= column }) == true {
      moveAlong(to: column, in: &output)
    } else if column == 0, let present = self.row, present + 1 == row {
      output.append("\r\n")
    } else {
      output.append("\u{1b}[")
      if row > 0 || column > 0 { output.append(number: row + 1) }
      if column > 0 {
        output.append(";")
        output.append(number: column + 1)
      }
      output.append("H")
    }
    (self.row, self.column) = (row, column)
  }

  private func moveAlong(to column: Int, in output: inout ControlBytes) {
    guard column != self.column else { return }
    if column == 0 {
      output.append("\r")
    } else if let present = self.column, present < column {
      output.append(control: "C", column - present)
    } else {
      output.append(control: "G", column + 1)
    }
  }
}
