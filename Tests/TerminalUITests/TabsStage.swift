import MVP
import Pending
import Terminal
import TestSupport
@testable import TerminalUI

/// A window of plain screens, to be opened in tabs.
@MainActor final class TabsStage {
  enum Place: Hashable, Sendable {
    /// Opens two items, one above the other; a slow one if requested.
    case list, slowList
    /// Asks which item to open.
    case asking
    case item(Int)
    case popup(Int)
    case question(Reply<Int>)
  }

  final class Presenter: MvpPresenter<String> {
    let place: Place
    private weak var router: Navigator<Place>?
    private(set) var gate: CheckedContinuation<Void, Never>?
    private(set) var starts = 0

    init(_ place: Place, _ router: Navigator<Place>) { (self.place, self.router) = (place, router) }

    override func start() async {
      starts += 1
      show(.content("\(place)"))
    }

    func open() async {
      switch place {
      case .slowList:
        PendingWork.current?.settle()
        await withCheckedContinuation { gate = $0 }
        openBoth()
      case .list: openBoth()
      case .asking:
        if let item = await router?.ask({ .question($0) }) { router?.open(.item(item)) }
      case .item, .popup, .question: router?.open(.popup(1))
      }
    }

    private func openBoth() {
      router?.open(.item(1))
      router?.open(.item(2))
    }

    func announce(failure words: String) { router?.announce(failure: words) }
    func report(_ words: String) { router?.announce(Notice(words, .progress)) }
  }

  final class Screen: BaseScreen<Presenter> {
    private(set) var appearances = 0
    private(set) var departures = 0

    override var title: String {
      if case .item(let number) = presenter.place { "Item \(number)" } else { "List" }
    }

    override var placement: ScreenPlacement {
      switch presenter.place {
      case .popup, .question: .popup(columns: 20, rows: 5)
      case .list, .slowList, .asking, .item: .pane
      }
    }

    override var bindings: [KeyBinding] {
      let open = KeyBinding(.open, "Enter", help: "open it")
      if case .item(4) = presenter.place { return [] }
      return [open, KeyBinding(.find, "/", help: "find")]
    }

    override func handle(_ command: Command, count: Int?) -> Bool {
      switch (command, presenter.place) {
      case (.open, .question(let reply)): reply.send(7)
      case (.open, _): perform { await $0.open() }
      case (.find, _): type(LineEditor(label: "/", hint: ""))
      default: return super.handle(command, count: count)
      }
      return true
    }

    override func cameToTop() { appearances += 1 }
    override func left() { departures += 1 }
  }

  let window: ScreenWindow<Place>
  private var canvas = Canvas(size: Size(rows: 10, columns: 100))

  init(_ place: Place = .list) {
    let navigator = Navigator<Place> { Screen(presenter: Presenter($0, $1), clock: StoppedClock()) }
    window = ScreenWindow(
      navigator: navigator, shared: [KeyBinding("another", "a", help: "open another tab")],
      onShared: { $1.openInNewTab(.item(5)) },
      help: { _, _ in Screen(presenter: Presenter(.popup(0), navigator), clock: StoppedClock()) })
    window.navigator.open(place)
  }

  func press(_ keys: Key...) { for key in keys { window.handle(.key(key)) } }

  /// Waits for the work of the visible tab's screens.
  func settle() async {
    for work in window.work(before: .key("x")) { await work.settled() }
  }

  var top: Screen? { window.navigator.top as? Screen }

  /// The titles of each tab's screens, the visible one in brackets.
  var tabs: [String] {
    window.tabs.all.enumerated().map { place, tab in
      let titles = tab.navigator.screens.map(\.title).joined(separator: " ")
      return place == window.tabs.place ? "[\(titles)]" : titles
    }
  }

  /// The title line.
  var line: String {
    window.draw(on: &canvas, theme: .dark)
    return canvas.text(row: 0)
  }

  /// The hint line.
  var hints: String {
    _ = line
    return canvas.text(row: 9)
  }

  func click(column: Int) {
    _ = line
    window.handle(.mouse(MouseEvent(.press(.left), row: 0, column: column)))
  }
}
