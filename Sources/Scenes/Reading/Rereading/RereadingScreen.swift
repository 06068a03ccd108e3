import Clock
import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// A page's reading and the source's text, side by side or, if there is no room for that, one at a time.
public final class RereadingScreen: BaseScreen<RereadingPresenter> {
  private var scroll = TextScroll()
  private(set) var showsSource = false {
    didSet { spoken.go(to: 0) }
  }
  /// The first paragraph to say in accessible mode.
  var spoken = SpokenWindow(usual: 5)
  private var isBeside = false
  private var laidOut: Layout?

  /// With this many columns there is room for both: a terminal of 120.
  private static let columnsForBoth = 116
  /// Wider lines are hard to read.
  private static let measure = 76

  private struct Layout {
    let content: RereadingContent
    let width: Int
    let here: [String]
    let source: [String]
  }

  public override init(
    presenter: RereadingPresenter, clock: any WallClock, components: [any ScreenComponent] = []
  ) {
    super.init(presenter: presenter, clock: clock, components: components)
  }

  public override var title: String { "Read again" }

  public override var bindings: [KeyBinding] { RereadingKeys.bindings }

  public override func needsContent(_ command: Command) -> Bool {
    [.chooseText, .otherText, .undoReading].contains(command)
  }

  public override var placement: ScreenPlacement { .whole }

  public override var status: ScreenStatus {
    guard let content = presenter.state.content else { return ScreenStatus() }
    var status = ScreenStatus(source: content.here.name, position: scroll.position)
    switch presenter.state {
    case .refreshing: status.notices = ["reading again …", ScreenStatus.wayOut]
    case .stale(_, let failure): status.notices = [.failure(failure.message)]
    default:
      status.notices = [
        "the page's text is \(content.rereading.isPreferred ? "what was read again" : "the source's")"
      ]
    }
    return status
  }

  // MARK: Commands

  public override func handle(_ command: Command, count: Int?) -> Bool {
    switch command {
    case .chooseText: carryOut { await $0.choose() }
    case .undoReading: carryOut { await $0.undo() }
    case .refresh: perform { await $0.read() }
    case .otherText:
      guard !isBeside, presenter.state.content?.source != nil else { return true }
      showsSource.toggle()
      onChange()
    default:
      guard scroll.move(command, count: count) else { return super.handle(command, count: count) }
      onChange()
    }
    return true
  }

  public override func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool {
    let isMoved: Bool
    switch mouse.action {
    case .wheel(.up): isMoved = scroll.move(.up, count: wheelStep)
    case .wheel(.down): isMoved = scroll.move(.down, count: wheelStep)
    default: return false
    }
    if isMoved { onChange() }
    return isMoved
  }

  // MARK: Drawing

  public override func drawContent(
    _ content: RereadingContent, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    var rect = rect.inset(columns: 1)
    canvas.write(
      TextWidth.truncated(content.heading, to: rect.columns), row: rect.row, column: rect.column,
      width: rect.columns, style: theme[.accent])
    rect = rect.dropTop(1)
    for note in content.notes {
      for line in WordWrap.lines(note, width: max(1, rect.columns)) where rect.rows > 4 {
        canvas.write(line, row: rect.row, column: rect.column, width: rect.columns, style: theme[.muted])
        rect = rect.dropTop(1)
      }
    }
    rect = rect.dropTop(rect.rows > 8 ? 1 : 0)
    isBeside = rect.columns >= RereadingScreen.columnsForBoth - 2 && content.source != nil
    let width = isBeside ? (rect.columns - 3) / 2 : rect.columns
    let layout = layout(content, width: min(width, RereadingScreen.measure))
    let body = rect.rows - 3
    guard body > 0 else { return }
    if isBeside {
      scroll.fit(count: max(layout.here.count, layout.source.count), height: body)
      let (left, right) = (rect.left(width), rect.dropLeft(width + 3))
      draw(content.here, layout.here, !isPreferred(content), on: &canvas, in: left, theme: theme)
      for row in rect.row..<rect.row + rect.rows {
        canvas.write("│", row: row, column: rect.column + width + 1, width: 1, style: theme[.frame])
      }
      if let source = content.source {
        draw(source, layout.source, isPreferred(content), on: &canvas, in: right, theme: theme)
      }
    } else if showsSource, let source = content.source {
      scroll.fit(count: layout.source.count, height: body)
      draw(source, layout.source, isPreferred(content), on: &canvas, in: rect, theme: theme)
    } else {
      scroll.fit(count: layout.here.count, height: body)
      draw(content.here, layout.here, !isPreferred(content), on: &canvas, in: rect, theme: theme)
    }
  }

  private func isPreferred(_ content: RereadingContent) -> Bool { content.rereading.isPreferred }

  /// - Parameter isOther: whether the page shows the other text.
  private func draw(
    _ side: RereadingContent.Side, _ lines: [String], _ isOther: Bool, on canvas: inout Canvas, in rect: Rect,
    theme: Theme
  ) {
    let name = isOther ? side.name : "▸ \(side.name)"
    canvas.write(
      TextWidth.truncated(name, to: rect.columns), row: rect.row, column: rect.column, width: rect.columns,
      style: theme[.heading])
    canvas.write(
      TextWidth.truncated(side.measures, to: rect.columns), row: rect.row + 1, column: rect.column,
      width: rect.columns, style: theme[.muted])
    for (number, line) in lines.dropFirst(scroll.top).prefix(rect.rows - 3).enumerated() {
      canvas.write(
        line, row: rect.row + 3 + number, column: rect.column, width: rect.columns, style: theme[.text])
    }
  }

  private func layout(_ content: RereadingContent, width: Int) -> Layout {
    if let laidOut, laidOut.content == content, laidOut.width == width { return laidOut }
    let layout = Layout(
      content: content, width: width, here: RereadingScreen.lines(content.here, width),
      source: content.source.map { RereadingScreen.lines($0, width) } ?? [])
    laidOut = layout
    return layout
  }

  private static func lines(_ side: RereadingContent.Side, _ width: Int) -> [String] {
    Array(side.paragraphs.map { WordWrap.lines($0, width: max(1, width)) }.joined(separator: [""]))
  }
}
