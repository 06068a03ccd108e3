import Clock
import MVP
import Terminal
import TerminalUI
import Text

/// A popup for an address: the typed text is explained at once, and Enter opens it.
public final class AddressScreen: BaseScreen<AddressPresenter> {
  public override init(
    presenter: AddressPresenter, clock: any WallClock, components: [any ScreenComponent] = []
  ) {
    super.init(presenter: presenter, clock: clock, components: components)
    type(AddressScreen.prompt(""))
  }

  private static func prompt(_ text: String) -> LineEditor {
    LineEditor(label: "Open: ", hint: "Enter opens, Esc cancels", text: text, limit: 4000)
  }

  public override var title: String { "Open an address" }

  public override var placement: ScreenPlacement { .popup(columns: 76, rows: 9) }

  public override var promptFault: String? {
    guard let content = presenter.state.content, content.isFault else { return nil }
    // Said where the address cannot be seen.
    let subject = "It "
    return content.words.hasPrefix(subject)
      ? "“\(prompt?.text ?? "")” \(content.words.dropFirst(subject.count))" : content.words
  }

  public override func promptChanged(_ text: String) { perform { await $0.look(at: text) } }

  public override func promptSubmitted(_ text: String) {
    // An intent would be canceled as it closes this screen, and what it opens might show nothing.
    carryOut { [weak self] in
      if await !$0.open(text) { self?.type(AddressScreen.prompt(text)) }
    }
  }

  public override func promptCanceled() { presenter.leave() }

  private static let advice =
    "The address of a newspaper, issue, page or search at www.loc.gov, the old Chronicling America or a "
    + "state site, or of its copy in a web archive. An LCCN and a day, sn83045462/1865-04-10, or the name of "
    + "a saved file works, too."

  public override func drawContent(
    _ content: AddressContent, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    let body = rect.inset(columns: 1)
    let advice = WordWrap.lines(AddressScreen.advice, width: max(1, body.columns))
    let words = Notice(content.words, content.isFault ? .failure : .information).text
    let lines = WordWrap.lines(words, width: max(1, body.columns))
    for (number, line) in advice.prefix(4).enumerated() where number < body.rows {
      canvas.write(
        line, row: body.row + number, column: body.column, width: body.columns, style: theme[.muted])
    }
    for (number, line) in lines.prefix(2).enumerated() where number + 5 < body.rows && !content.words.isEmpty
    {
      canvas.write(
        line, row: body.row + 5 + number, column: body.column, width: body.columns,
        style: theme[content.isFault ? .error : content.isOpenable ? .text : .muted])
    }
  }
}
