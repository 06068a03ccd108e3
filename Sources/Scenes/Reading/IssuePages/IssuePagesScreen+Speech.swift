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

  /// `Read to line 120`; `Read` at the end.
  private static func spoken(_ progress: String) -> String {
    progress.hasPrefix("to ") ? "Read \(progress)" : "Read to the end"
  }

  public func statement(ofRow number: Int) -> String? {
    presenter.state.content?.row(at: number).map { row in
      SpokenText.sentences(
        [row.name, row.facts, row.progress.map(IssuePagesScreen.spoken) ?? ""].filter { !$0.isEmpty }
          + (row.words == nil ? [] : ["Text on this machine"]))
    }
  }
}
