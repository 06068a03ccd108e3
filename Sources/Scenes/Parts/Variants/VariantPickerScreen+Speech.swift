import MVP
import TerminalUI
import Text

/// The variants in words, for accessible mode: a number chooses one or drops it.
extension VariantPickerScreen: SpokenList {
  public var spokenHeading: String {
    let words = SpokenText.words(presenter.words.listed)
    return "\(title) of \(words), \(Numerals.grouped(presenter.state.content?.total ?? 0))"
  }

  public var choosing: String { "A number chooses that variant or drops it" }

  public var numberCommand: Command { .tick }

  public func statement(ofRow number: Int) -> String? {
    presenter.state.content?.row(at: number).map { row in
      SpokenText.sentence("\(row.isTicked ? "[x]" : "[ ]") \(row.title), \(row.cause), \(row.pages)")
    }
  }

  public var spokenClosing: String { presenter.state.content?.summary ?? "" }
}
