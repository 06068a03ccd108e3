import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// The front pages of a day in words, for accessible mode.
extension FrontPagesScreen: SpokenList {
  public var unspokenInList: Set<Command> { Command.ofPictures }

  public var countedInList: Set<Command> { [.nextDay, .previousDay, .nextYear, .previousYear] }

  public var spokenHeading: String { presenter.state.content?.summary ?? title }

  public func statement(ofRow number: Int) -> String? {
    presenter.state.content?.row(at: number).map { SpokenText.sentences([$0.title, $0.place]) }
  }
}
