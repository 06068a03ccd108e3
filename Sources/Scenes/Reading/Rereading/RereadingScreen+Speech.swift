import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// The two texts of a page in words, one at a time, for accessible mode.
extension RereadingScreen: SpokenScreen {
  public var speech: Speech {
    speech { content in
      let side = spokenSide(content)
      let (said, total) = (spoken.range(of: side.paragraphs.count), side.paragraphs.count)
      let heading = SpokenText.sentences(
        ["Read again: \(content.heading)", "\(side.name): \(side.measures)"]
          + content.notes + ["Paragraph \(said.lowerBound + 1) of \(total)"])
      return Speech(
        heading, said.map { "\($0 + 1). \(side.paragraphs[$0])" }, said: said, of: total)
    }
  }

  public func turn(isForward: Bool, saying count: Int?) -> Bool {
    let total = presenter.state.content.map { spokenSide($0).paragraphs.count } ?? 0
    return spoken.turn(isForward: isForward, saying: count, of: total)
  }

  private func spokenSide(_ content: RereadingContent) -> RereadingContent.Side {
    (showsSource ? content.source : nil) ?? content.here
  }
}
