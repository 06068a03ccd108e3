import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// The pages of an issue in words, for accessible mode.
extension IssuePagesScreen: SpokenList {
  public var unspokenInList: Set<Command> { Command.ofPictures }

  public var spokenHeading: String {
    presenter.state.content.map {
      SpokenText.sentences([$0.title, $0.heading.replacing(" · ", with: ", ")])
    } ?? title
  }

  public func statement(ofRow number: Int) -> String? {
    presenter.state.content?.row(at: number).map { row in
      SpokenText.sentences(
        [row.name, row.note, row.words == nil ? "" : "Text on this machine"].filter { !$0.isEmpty })
    }
  }
}
