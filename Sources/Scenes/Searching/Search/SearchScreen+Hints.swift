import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI

/// Which keys the hint bar names.
extension SearchScreen {
  /// Those that do something now.
  func offered(_ bindings: [KeyBinding]) -> [KeyBinding] {
    let hasMore = presenter.state.content?.hasMore == true || presenter.isCutShort
    let hasFields = presenter.line.query?.conditions.isEmpty == false
    let isBlank = presenter.line.text.allSatisfy(\.isWhitespace)
    return retryingFirst(
      bindings.filter { binding in
        switch binding.command {
        case .more: hasMore
        case .unmarkAll: presenter.markCount > 0
        case .removeFilter: hasFields
        case .variants: !isBlank && presenter.hasVariants
        case .editQuery, .dates, .refresh: !isBlank
        default: true
        }
      })
  }

  /// While the rows are a fallback for a server's, asking it again comes first.
  private func retryingFirst(_ hints: [KeyBinding]) -> [KeyBinding] {
    guard presenter.canAskAgain, let refresh = hints.first(where: { $0.command == .refresh }) else {
      return hints
    }
    return [refresh.hinting("retry")] + hints.filter { $0.command != .refresh }
  }
}

extension SearchScreen {
  /// The lines of the query and what it means. In a window of a few lines, the meaning has room only while the
  /// query is typed or wrong.
  func queryRows(in rect: Rect) -> Int {
    if rect.rows > 8 { return 3 }
    return rect.rows > 4 || prompt != nil || presenter.line.error != nil ? 2 : 1
  }
}
