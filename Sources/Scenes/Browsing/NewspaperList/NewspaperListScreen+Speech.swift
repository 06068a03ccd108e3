import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// The list in words, for accessible mode.
extension NewspaperListScreen: SpokenList {
  public var unspokenInList: Set<Command> { [.loadPicture] }

  public var spokenHeading: String {
    let total =
      presenter.state.content.map { Numerals.grouped($0.isOpenEnded ? $0.total - 1 : $0.total) } ?? ""
    let words = (["Newspapers"] + presenter.query.filterWords + [total]).joined(separator: ", ")
    return "\(words), \(NewspaperListScreen.order(of: presenter.query))"
  }

  /// `by place`; words put the best matches first in a list by title.
  private static func order(of query: NewspaperQuery) -> String {
    query.order == .title && query.isSought ? "best matches first" : "by \(query.order.words)"
  }

  public func statement(ofRow number: Int) -> String? {
    guard let content = presenter.state.content, let row = content.row(at: number) else { return nil }
    let issues = row.issueCount.map { $0 > 0 ? "\(Numerals.count($0, "issue")), digitized" : "" } ?? ""
    let local: String =
      switch content.local[row.lccn] {
      case .all: "Every page is on this machine"
      case .some: "Pages that you have read are on this machine"
      case nil: ""
      }
    return SpokenText.sentences([
      row.title, row.place, SpokenYears.words(row.start, row.end), issues, local,
      content.bookmarked.contains(row.lccn) ? "Bookmarked" : "",
    ])
  }
}
