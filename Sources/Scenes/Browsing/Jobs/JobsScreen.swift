import Clock
import MVP
import Newspapers
import Presentation
import Terminal
import TerminalUI
import Text

/// The jobs of the queue for `browse`.
public final class JobsScreen: ListScreen<JobsPresenter> {
  /// Whether the information about a job goes below its name, because a line has no room for both.
  private var isBroken = false

  public override init(
    presenter: JobsPresenter, clock: any WallClock, components: [any ScreenComponent] = []
  ) {
    let ticker = JobTicker(presenter: presenter)
    super.init(presenter: presenter, clock: clock, components: [ticker] + components)
  }

  public override var title: String { "Jobs" }
  public override var bindings: [KeyBinding] { JobsKeys.bindings }
  public override var contentName: String { "Jobs" }

  /// As tall as its jobs on two lines each, so that what it covers can be seen.
  public override var placement: ScreenPlacement {
    .popup(columns: 96, rows: presenter.state.content.map { min(14, max(3, $0.rows.count * 2)) + 2 } ?? 16)
  }

  public override func needsContent(_ command: Command) -> Bool { JobsKeys.needingRow.contains(command) }

  public override var status: ScreenStatus {
    ScreenStatus(
      source: "Your queue", notice: staleNotice ?? presenter.state.content?.fault.map(Notice.failure),
      position: position)
  }

  public override func handle(_ command: Command, count: Int?) -> Bool {
    // Captures the job itself, because another one may be in its row when the write begins.
    let job = presenter.state.content?.row(at: cursor.row)?.id
    switch command {
    case .open: if let job { perform { await $0.showFailures(of: job) } }
    case .pauseJob: if let job { carryOut { await $0.pause(job) } }
    case .cancelJob: if let job { carryOut { await $0.cancel(job) } }
    case .retryJob: if let job { carryOut { await $0.retry(job) } }
    case .undo: carryOut { await $0.undo() }
    case .jobs: break  // they are here
    default: return super.handle(command, count: count)
    }
    return true
  }

  // MARK: Drawing

  public override var rowHeight: Int { isBroken ? 2 : 1 }

  /// All jobs take as many lines as the longest needs, including the reasons of failed ones if there is room.
  /// Of running ones, whose text changes, the longest that it may become counts, with a bar.
  public override func drawContent(
    _ content: JobsContent, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    let hasRoom = content.rows.count * 2 <= rect.rows
    isBroken = content.rows.contains { row in
      let view = JobRowView(row)
      guard row.state == .running else { return !view.fits(rect.columns, withReason: hasRoom) }
      return hasRoom && !view.fitsProgress(rect.columns)
    }
    super.drawContent(content, on: &canvas, in: rect, theme: theme, isFocused: isFocused)
  }

  public override func drawRow(
    _ row: JobRow, on canvas: inout Canvas, in rect: Rect, theme: Theme, isSelected: Bool, isFocused: Bool
  ) {
    let style = RowStyle(isSelected: isSelected, isFocused: isFocused, theme: theme)
    style.drawSelection(on: &canvas, in: rect)
    JobRowView(row).draw(on: &canvas, in: rect, style: style, theme: theme, isSelected: isSelected)
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

/// Checks the queue every second while the screen is visible: other programs may be working on it.
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
