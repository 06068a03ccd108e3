import MVP
import Newspapers
import Pending
import Presentation
import Terminal
import TerminalUI
import Text

/// How the found pages are distributed, in a column beside the list.
@MainActor final class FacetColumn: MvpView, ScreenComponent {
  var onChange: @MainActor () -> Void = {}
  private let presenter: SearchFacetsPresenter
  private let performer = Performer()
  /// What was counted.
  private var counted: Counted?
  /// With the names of their values, kept because naming all newspapers in every frame would delay keys.
  private var facets: [(facet: SearchFacet, names: [String])] = []

  private struct Counted: Equatable {
    let identity: SearchContent.Identity
    let total: Int
    let countsAll: Bool
  }

  init(presenter: SearchFacetsPresenter) {
    self.presenter = presenter
    presenter.attach(self)
  }

  var pendingWork: [PendingWork] { performer.pendingWork }

  func render(_ state: ViewState<[SearchFacet]>) {
    facets = (state.content ?? []).map { ($0, $0.names) }
    onChange()
  }

  func didDisappear() {
    // Counted once it is drawn again.
    if performer.isRunning { counted = nil }
    performer.cancel()
  }

  func draw(_ content: SearchContent, on canvas: inout Canvas, in rect: Rect, theme: Theme) {
    let wanted = Counted(identity: content.identity, total: content.total, countsAll: content.countsAll)
    if counted != wanted {
      counted = wanted
      performer.perform { [presenter] in await presenter.start() }
    }
    if case .failed(let failure) = presenter.state { draw(failure, on: &canvas, in: rect, theme) }
    guard !facets.isEmpty else { return }
    var room = rect
    if content.offersCounts {
      // What it takes to count those not seen yet.
      canvas.write(
        TextWidth.truncated("F: all pages, 1 request", to: rect.columns), row: rect.lastRow,
        column: rect.column,
        width: rect.columns, style: theme[.accent])
      room = room.dropBottom(2)
    }
    for (number, (facet, names)) in facets.enumerated() {
      // Space that one does not need goes to those below.
      let height = min(
        facet.values.count + (facet.remainder == nil ? 2 : 3), room.rows / (facets.count - number))
      draw(facet, names, on: &canvas, in: room.top(height - 1), theme)
      room = room.dropTop(height)
    }
  }

  private func draw(_ failure: Failure, on canvas: inout Canvas, in rect: Rect, _ theme: Theme) {
    canvas.write(
      wrapping: Notice.failure("Not counted: \(failure.message)").text, in: rect, style: theme[.error])
  }

  private func draw(
    _ facet: SearchFacet, _ names: [String], on canvas: inout Canvas, in rect: Rect, _ theme: Theme
  ) {
    let scope: String =
      switch facet.scope {
      case .all: "all"
      case .seen(let count): "first \(Numerals.grouped(count))"
      }
    canvas.write(
      TextWidth.padded(
        TextWidth.truncated("\(facet.kind.name) (\(scope))", to: rect.columns), to: rect.columns),
      row: rect.row, column: rect.column, width: rect.columns, style: theme[.columnHeader])
    let left = facet.remainder.map { SearchWords.brief($0, of: facet.kind) }
    let most = facet.values.map(\.count).max() ?? 1
    let counts = facet.values.map { Numerals.grouped($0.count) } + [left?.count ?? ""]
    let numbers = counts.map { TextWidth.of($0) }.max() ?? 1
    let bars = min(6, max(0, rect.columns - numbers - 12))
    let room = max(4, rect.columns - numbers - bars - 2)
    func write(_ name: String, _ count: String, bar: String, row: Int) {
      let name = TextWidth.padded(TextWidth.truncated(Sanitizer.sanitized(name), to: room), to: room)
      let count = TextWidth.padded(count, to: numbers, alignRight: true)
      canvas.write(
        "\(name) \(count) \(bar)", row: row, column: rect.column, width: rect.columns, style: theme[.muted])
    }
    let shown = facet.values.prefix(max(0, rect.rows - (left == nil ? 1 : 2)))
    for (number, (name, value)) in zip(names, shown).enumerated() {
      let bar = String(repeating: "█", count: max(1, value.count * bars / max(1, most)))
      write(name, counts[number], bar: bars > 0 ? bar : "", row: rect.row + 1 + number)
    }
    if let left, rect.rows > 1 { write(left.name, left.count, bar: "", row: rect.row + 1 + shown.count) }
  }
}
