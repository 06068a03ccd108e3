import Terminal
import TerminalUI
import Testing

@MainActor @Suite(.timeLimit(.minutes(2))) struct ColumnsTests {
  @Test(arguments: [
    (20, "  Herald    1973–19…"), (21, "  Herald    1973–197?"), (13, "  Herald    …"), (12, "  Herald"),
  ])
  func `what a pane has no room for ends with an ellipsis, not with another value`(
    width: Int, line: String
  ) {
    var columns = Columns<[String]>(margin: 2)
    columns.add("Title", 8) { $0[0] }
    columns.add("Years", 12) { $0[1] }
    var canvas = Canvas(size: Size(rows: 1, columns: 40))
    columns.draw(
      ["Herald", "1973–197?"], on: &canvas, in: Rect(row: 0, column: 0, rows: 1, columns: width),
      style: RowStyle(isSelected: false, isFocused: true, theme: .mono))
    #expect(canvas.text(row: 0) == line)
  }
}
