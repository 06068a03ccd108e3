import MVP
import Presentation
import Terminal
import TerminalUI
import Text

/// The rows of all sections in words, for accessible mode.
extension HomeScreen: SpokenScreen {
  public var unspoken: Set<Command> { [.nextSection, .previousSection, .loadPicture] }

  /// Nothing is drawn, so nothing limits the rows.
  public func prepareSpeech() {
    guard let content = presenter.state.content else { return }
    let all = content.sections.reduce(4) { $0 + $1.rows.count + 1 }
    (screenRows, drawnBody) = (nil, Rect(row: 0, column: 0, rows: all, columns: 80))
    lines = HomeRoom(content.sections, height: all, screen: nil).lines
    keepSelection()
  }

  public var speech: Speech {
    speech { content in
      var statements: [String] = []
      for section in content.sections {
        for (number, row) in section.rows.enumerated() {
          // A heading goes with the first row of its section.
          let heading = number == 0 ? "\(section.title): " : ""
          statements.append(
            "\(statements.count + 1). " + heading
              + SpokenText.sentences(HomeScreen.sentences(row).map { keyNames.resolved($0) }))
        }
      }
      let heading = SpokenText.sentences(["Home", content.day, content.machine].filter { !$0.isEmpty })
      return Speech(
        heading, statements, place: selected, choices: statements.isEmpty ? nil : 1...statements.count)
    }
  }

  /// The row, and the command that does the same as its number, if it has one.
  private static func sentences(_ row: HomeRow) -> [String] {
    let here = row.isHere.map { $0 ? "on this machine" : "not on this machine" }
    // A name that the reader gave is typed as it is.
    let title = if case .search = row.target { "“\(row.title)”" } else { row.title }
    let said = note(row)
    // One form of dates: sections with more room write them so.
    let (detail, more, note) =
      (
        SpokenText.spellingMonths(in: row.detail), SpokenText.spellingMonths(in: place(row)),
        SpokenText.spellingMonths(in: said.words)
      )
    let words = [
      title, detail, more, here, note, row.reason, row.isBookmarked ? "bookmarked" : nil,
    ].compactMap(\.self).filter { !$0.isEmpty }.joined(separator: ", ")
    return [words] + (said.command.map { ["Typing \($0) does the same"] } ?? [])
  }

  /// Where the reader stopped, as a share: paragraphs are said, not printed lines.
  private static func place(_ row: HomeRow) -> String {
    guard case .position(let position) = row.target else { return row.more }
    return position.spokenShare ?? row.more
  }

  /// A key alone means nothing: it names a command, unless that is opening the row, which any number does.
  private static func note(_ row: HomeRow) -> (words: String, command: String?) {
    var named: String?
    let words = KeyName.resolved(KeyName.hints(in: row.note, keeps: false)) { command, _ in
      if command != Command.open.description { named = command }
      return ""
    }
    return (words, named)
  }

  public var pointed: String? { "row" }

  public func point(at number: Int) -> Bool {
    prepareSpeech()
    guard let content = presenter.state.content, content.rows.indices.contains(number - 1) else {
      return false
    }
    move(to: number - 1)
    return true
  }
}
