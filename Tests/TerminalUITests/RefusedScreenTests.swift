import MVP
import Terminal
import Testing
import TestSupport

@testable import TerminalUI

/// A screen that a server refused, until its clock says that this is over.
@MainActor @Suite(.timeLimit(.minutes(1))) struct RefusedScreenTests {
  private final class Presenter: MvpPresenter<Int> {}

  private final class PlainScreen: BaseScreen<Presenter> {}

  private func lines(_ screen: PlainScreen) -> String {
    var canvas = Canvas(size: Size(rows: 10, columns: 60))
    screen.draw(on: &canvas, in: Rect(canvas.size), theme: .mono, isFocused: true)
    return (0..<10).map { canvas.text(row: $0) }.joined(separator: "\n")
  }

  @Test(arguments: [(999.0, true), (1000.0, false)])
  func `advises to wait until the refusal is over`(now: Double, isRefused: Bool) {
    let screen = PlainScreen(presenter: Presenter(), clock: StoppedClock(now: now))
    screen.presenter.show(
      .failed(
        Failure(
          "news.example refuses", advice: ["Read offline."], exitCode: 75,
          refusal: Failure.Refusal(until: 1000, advice: "Read offline."))))
    #expect(screen.isRefused == isRefused)
    #expect(lines(screen).contains("Read offline.") == isRefused, "\(lines(screen))")
    let speech = "\(screen.speech { _ in Speech() })"
    #expect(speech.contains("Read offline.") == isRefused, "\(speech)")
  }
}
