import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The jobs of the queue for `browse`.
public final class JobsScreen: ListScreen<JobsPresenter> {
  public override init(presenter: JobsPresenter, components: [any ScreenComponent] = []) {
    let ticker = JobTicker(presenter: presenter)
    super.init(presenter: presenter, components: [ticker] + components)
  }

  public override var title: String { "Jobs" }
  public override var bindings: [KeyBinding] { JobsKeys.bindings }
  public override var contentName: String { "Jobs" }
  public override var placement: ScreenPlacement { .popup(columns: 96, rows: 16) }

  public override func needsContent(_ command: Command) -> Bool { JobsKeys.needingRow.contains(command) }

  public override var status: ScreenStatus {
    var status = ScreenStatus(source: "Your queue", position: position)
    status.notice = presenter.state.content?.fault.map { "✗ \($0)" }
    if case .stale(_, let failure) = presenter.state { status.notice = "✗ " + failure.message }
    return status
  }

  public override func handle(_ command: Command, count: Int?) -> Bool {
    let row = cursor.row
    switch command {
    case .open: perform { await $0.showFailures(row: row) }
    case .pauseJob: carryOut { await $0.pause(row: row) }
    case .cancelJob: carryOut { await $0.cancel(row: row) }
    case .retryJob: carryOut { await $0.retry(row: row) }
    case .undo: carryOut { await $0.undo() }
    case .jobs: break  // they are here
    default: return super.handle(command, count: count)
    }
    return true
  }

  /// `running`.
  private static let stateWidth = 8
  private static let barWidth = 20

  public override func drawRow(
    _ row: JobRow, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool, isFocused: Bool
  ) {
    let style = RowStyle(isSelected: isSelected, isFocused: isFocused, theme: theme)
    style.drawSelection(on: &canvas, in: rect)
    func write(_ text: String, at column: Int, _ width: Int, _ style: Style) {
      guard width > 0 else { return }
      canvas.write(
        TextWidth.truncated(text, to: width), row: rect.row, column: rect.column + column, width: width,
        style: style)
    }
    let state = row.state == .failed && !isSelected ? theme[.error] : style.weak
    write(row.state.rawValue, at: 2, JobsScreen.stateWidth, state)
    let start = 2 + JobsScreen.stateWidth + 1
    let room = rect.columns - start - 1
    let name = max(12, min(TextWidth.of(row.name), room * (row.fraction == nil ? 3 : 2) / 5))
    write(row.name, at: start, name, style.strong)
    let next = start + name + 2
    let rest = rect.columns - next - 1
    guard let fraction = row.fraction, row.state != .paused else {
      return write(
        [row.pages, row.detail].filter { !$0.isEmpty }.joined(separator: ", "), at: next, rest, style.weak)
    }
    let words = [row.percent, row.pages, row.detail].filter { !$0.isEmpty }.joined(separator: "  ")
    let bar = min(JobsScreen.barWidth, rest - TextWidth.of(words) - 2)
    guard bar >= 4 else { return write(words, at: next, rest, style.weak) }
    let full = Int(fraction * Double(bar))
    write(String(repeating: "━", count: full), at: next, full, isSelected ? style.strong : theme[.progress])
    let track = isSelected ? style.weak : theme[.progressTrack]
    write(String(repeating: "─", count: bar - full), at: next + full, bar - full, track)
    write(words, at: next + bar + 2, rest - bar - 2, style.weak)
  }
}

extension JobsScreen: SpokenList {
  public var spokenHeading: String {
    Numerals.count(presenter.state.content?.total ?? 0, "job")
  }

  public func statement(ofRow number: Int) -> String? {
    presenter.state.content?.row(at: number).map { SpokenText.sentence("\($0.name): \($0.words)") }
  }
}

/// Looks at the queue every second while the screen is visible: other programs may work at it.
@MainActor final class JobTicker: ScreenComponent {
  var onChange: @MainActor () -> Void = {}
  private let presenter: JobsPresenter
  private let performer = Performer()

  private static let interval = Duration.seconds(1)

  init(presenter: JobsPresenter) { self.presenter = presenter }

  func didAppear() {
    performer.perform(every: JobTicker.interval) { [presenter] in await presenter.refresh() }
  }

  func didDisappear() { performer.cancel() }
}
