import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// The two texts of a page in words, one at a time, for accessible mode.
extension RereadingScreen: SpokenScreen {
  private static let spokenTexts = 5

  public var speech: Speech {
    speech { content in
      let side = spokenSide(content)
      let start = min(spokenStart, max(0, side.paragraphs.count - 1))
      let end = min(side.paragraphs.count, start + RereadingScreen.spokenTexts)
      let heading = SpokenText.sentences(
        ["Read again: \(content.heading)", "\(side.name): \(side.measures)"]
          + content.notes + ["Paragraph \(start + 1) of \(side.paragraphs.count)"])
      return Speech(
        heading, side.paragraphs[start..<end].enumerated().map { "\(start + $0 + 1). \($1)" },
        next: end < side.paragraphs.count ? "more" : nil, previous: start > 0 ? "previous" : nil)
    }
  }

  public func turn(by parts: Int) -> Bool {
    let count = presenter.state.content.map { spokenSide($0).paragraphs.count } ?? 0
    let wanted = spokenStart + parts * RereadingScreen.spokenTexts
    guard wanted < count, parts > 0 || spokenStart > 0 else { return false }
    spokenStart = max(0, wanted)
    return true
  }

  private func spokenSide(_ content: RereadingContent) -> RereadingContent.Side {
    (showsSource ? content.source : nil) ?? content.here
  }
}
