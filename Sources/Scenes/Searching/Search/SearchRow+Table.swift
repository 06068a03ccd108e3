import Newspapers
import Presentation
import Text

extension SearchRow {
  /// The page on a line, and its passages indented below, with the hits in bold.
  /// - Parameter count: the most passages.
  @MainActor func lines(snippets count: Int, on output: any TextOutput) -> [[EmphasizedRun]] {
    let date = TextWidth.padded(day, to: 12)
    let number = "p. \(page.sequence)"
    let whence = (place.isEmpty ? "" : " · \(place)") + (hit.isReadAgain ? " · read again here" : "")
    let room = max(10, output.tableWidth - 12 - 2 - 2 - TextWidth.of(number))
    let head = "\(date)  \(TextWidth.truncated(titleWords + whence, to: room))  \(number)"
    return [[EmphasizedRun(head)]]
      + snippets.prefix(count).map { snippet in
        let fitted = output.isTerminal ? snippet.fitted(to: max(20, output.width - 4), showing: 0) : snippet
        return [EmphasizedRun("    ")] + fitted.runs.map { EmphasizedRun($0.text, $0.isFound ? .bold : nil) }
      }
  }
}
