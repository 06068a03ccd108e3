import Clock
import MVP
import Terminal

/// What every screen shows.
extension BaseScreen {
  public final var waitingWords: String? {
    if case .loading(let words) = presenter.state { words } else { nil }
  }

  public final var meter: String { components.lazy.map(\.words).first { !$0.isEmpty } ?? "" }

  public final func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool) {
    let rect = drawTop(on: &canvas, in: rect, theme: theme)
    switch presenter.state {
    case .idle: break
    case .loading(let text): StateView.draw(loading: text, on: &canvas, in: rect, theme: theme)
    case .empty(let nothing): StateView.draw(nothing, keyNames, on: &canvas, in: rect, theme: theme)
    case .failed(let failure):
      StateView.draw(
        failure, keyNames, waysOn: waysOn, now: clock.now, on: &canvas, in: rect, theme: theme)
    case .content(let content), .refreshing(let content), .stale(let content, _):
      drawContent(content, on: &canvas, in: rect, theme: theme, isFocused: isFocused)
    }
  }
}
