import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// The pages of an issue in words, for accessible mode.
extension IssuePagesScreen: SpokenList {
  public var unspokenInList: Set<Command> { Command.ofPictures }

  public var countedInList: Set<Command> { [.nextEdition] }

  public var spokenHeading: String {
    presenter.state.content.map {
      SpokenText.sentences([$0.title, $0.heading.replacing(" · ", with: ", ")])
    } ?? title
  }

  /// `About 29 percent read`; nothing for a page that was only opened.
  private static func spoken(_ position: ReadingPosition) -> String {
    position.isAtEnd ? "Read to the end" : position.spokenShare ?? ""
  }

  public func statement(ofRow number: Int) -> String? {
    presenter.state.content?.row(at: number).map { row in
      SpokenText.sentences(
        [row.name, row.facts, row.position.map(IssuePagesScreen.spoken) ?? ""].filter { !$0.isEmpty }
          + (row.words == nil ? [] : ["Text on this machine"]))
    }
  }
}
