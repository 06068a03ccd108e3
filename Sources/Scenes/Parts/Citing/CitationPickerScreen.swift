import Citations
import MVP
import Newspapers
import Terminal
import TerminalUI
import Text

/// A popup with the citation styles, and the result of each.
public final class CitationPickerScreen: ListScreen<CitationPickerPresenter> {
  /// As typed, for editing it again; nil if nothing was.
  private var authors: String?
  private var isPlaced = false

  public override var title: String { "Cite as" }

  public override var placement: ScreenPlacement { .popup(columns: 78, rows: 22) }

  public override var bindings: [KeyBinding] { CitationPickerKeys.bindings }

  public override func render(_ state: ViewState<PickerContent>) {
    super.render(state)
    guard !isPlaced, state.content != nil else { return }
    isPlaced = true
    moveCursor(to: presenter.currentRow)
  }

  public override func handle(_ command: Command, count: Int?) -> Bool {
    let row = cursor.row
    switch command {
    case .headline:
      guard presenter.takesDetails else { return true }
      type(
        LineEditor(
          label: "Headline: ", hint: "Enter accepts, Esc cancels", text: presenter.reference.headline ?? "",
          limit: 1000, emptyMeaning: "for no headline"),
        for: .write { $0.setHeadline($1) })
    case .author:
      guard presenter.takesDetails else { return true }
      let known = CitedAuthor.written(presenter.reference.authors)
      type(
        LineEditor(
          label: "Author: ", hint: "Last, First; next one", text: authors ?? known, limit: 1000,
          emptyMeaning: "for no author"),
        for: .write { [weak self] in
          self?.authors = $1
          $0.setAuthors($1)
        })
    case .appendToFile:
      guard presenter.canAppend(row: row) else { return true }
      type(
        LineEditor(
          label: "Append to: ", hint: "Enter appends, Esc cancels", text: presenter.fileName(row: row),
          isSuggestion: true, limit: 1000),
        for: .write { $0.append(row: row, to: $1) })
    default: return super.handle(command, count: count)
    }
    return true
  }

  private static var detailRows: Int { 6 }

  public override func footerRows(for content: PickerContent) -> Int { CitationPickerScreen.detailRows + 1 }

  public override func drawFooter(
    _ content: PickerContent, on canvas: inout Canvas, in rect: Rect, theme: Theme
  ) {
    PickerDetail.draw(content.row(at: cursor.row)?.detail ?? "", on: &canvas, in: rect, theme: theme)
  }

  public override func drawRow(
    _ row: PickerContent.Row, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool,
    isFocused: Bool
  ) {
    PickerDetail.draw(row, on: &canvas, in: rect, theme: theme, isSelected: isSelected)
  }
}
