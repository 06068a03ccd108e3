import MVP
import Terminal
import TerminalUI
import Testing
import TestSupport

/// How mouse events reach screens.
@MainActor @Suite(.timeLimit(.minutes(2))) struct PointerTests {
  private final class Presenter: MvpPresenter<String> {
    override func start() async { show(.content("text")) }
  }

  private final class Screen: BaseScreen<Presenter> {
    private(set) var events: [MouseEvent] = []
    private let opensPopup: Bool

    init(isPopup: Bool) {
      opensPopup = isPopup
      super.init(presenter: Presenter(), clock: StoppedClock())
    }

    override var placement: ScreenPlacement { opensPopup ? .popup(columns: 20, rows: 10) : .pane }

    override func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool {
      events.append(mouse)
      return true
    }
  }

  private enum Place: Hashable { case pane, popup }

  private let pane = Screen(isPopup: false)
  private let popup = Screen(isPopup: true)
  private let window: ScreenWindow<Place>

  init() {
    window = ScreenWindow(
      navigator: Navigator { [pane, popup] place, _ in place == .pane ? pane : popup }
    ) { [popup] _, _ in popup }
    window.navigator.open(.pane)
    draw()
  }

  private func draw() {
    var canvas = Canvas(size: Size(rows: 24, columns: 80))
    window.draw(on: &canvas, theme: .dark)
  }

  private func send(_ action: MouseEvent.Action, _ row: Int, _ column: Int) {
    window.handle(.mouse(MouseEvent(action, row: row, column: column, .control)))
  }

  @Test func `a screen counts cells from its own corner`() {
    send(.press(.left), 1, 0)
    send(.wheel(.down), 21, 79)
    #expect(
      pane.events == [
        MouseEvent(.press(.left), row: 0, column: 0, .control),
        MouseEvent(.wheel(.down), row: 20, column: 79, .control),
      ])
  }

  @Test func `bars and cells outside the screen belong to nobody`() {
    for (row, column) in [(0, 5), (22, 5), (23, 5), (60, 5), (5, 80)] { send(.press(.left), row, column) }
    #expect(pane.events.isEmpty)
  }

  @Test func `a drag stays with the screen where it began and ends with its release`() {
    send(.drag(.left), 5, 5)
    #expect(pane.events.isEmpty, "it did not begin here")
    send(.press(.left), 5, 5)
    send(.drag(.left), 0, 5)
    send(.release(.left), 23, 7)
    send(.drag(.left), 5, 5)
    #expect(pane.events.map(\.action) == [.press(.left), .drag(.left), .release(.left)])
    #expect(pane.events.map(\.row) == [4, -1, 22])
  }

  @Test func `only a popup can be reached`() {
    window.navigator.open(.popup)
    send(.press(.left), 5, 5)
    #expect(pane.events.isEmpty && popup.events.isEmpty, "it was not drawn yet")
    draw()
    send(.press(.left), 2, 2)
    send(.wheel(.up), 2, 2)
    #expect(pane.events.isEmpty && popup.events.isEmpty)
    send(.press(.left), 12, 40)
    #expect(popup.events.count == 1)
    window.navigator.back()
    send(.release(.left), 12, 40)
    draw()
    send(.release(.left), 12, 40)
    #expect(popup.events.count == 1 && pane.events.isEmpty)
  }
}
