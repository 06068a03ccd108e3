import Terminal
import Testing

@testable import TerminalUI

/// A line being typed that is longer than its window.
@MainActor @Suite(.timeLimit(.minutes(2))) struct LongLineTests {
  private func drawn(_ editor: LineEditor, columns: Int) -> (line: String, cursor: Int?) {
    var canvas = Canvas(size: Size(rows: 1, columns: columns))
    canvas.write(editor, in: Rect(row: 0, column: 0, rows: 1, columns: columns), theme: .dark)
    return (canvas.text(row: 0), canvas.cursor?.column)
  }

  @Test func `marks say where the text is cut`() {
    var editor = LineEditor(label: "/", hint: "", text: "abcdefghijkl")
    #expect(drawn(editor, columns: 20).line == "/abcdefghijkl")
    let atEnd = drawn(editor, columns: 10)
    #expect(atEnd.line == "/‹fghijkl" && atEnd.cursor == 9, "\(atEnd)")
    _ = editor.edit("Home")
    let atStart = drawn(editor, columns: 10)
    #expect(atStart.line == "/abcdefgh›" && atStart.cursor == 1, "\(atStart)")
  }

  @Test func `a long label leaves half of a narrow line to the text`() {
    let editor = LineEditor(label: "Save the search as: ", hint: "", text: "gold")
    #expect(drawn(editor, columns: 40).line == "Save the search as: gold")
    #expect(drawn(editor, columns: 20).line == "Save the… gold")
  }
}
