import MVP
import Pending
import Terminal
import Testing
import TestSupport

@testable import TerminalUI

/// Work that screens carry out to the end.
@MainActor @Suite(.timeLimit(.minutes(1))) struct BaseScreenTests {
  private final class Presenter: MvpPresenter<Int> {}

  private final class PlainScreen: BaseScreen<Presenter> {}

  /// Shows something at once, and the rest much later.
  private final class SlowPresenter: MvpPresenter<Int> {
    private(set) var starts = 0

    override func start() async {
      starts += 1
      show(.content(starts))
      _ = try? await Task.sleep(for: .seconds(600))
    }
  }

  private final class SlowScreen: BaseScreen<SlowPresenter> {}

  @Test func `a note is written while a file is being downloaded`() async throws {
    let screen = PlainScreen(presenter: Presenter(), clock: StoppedClock())
    let (answers, answer) = AsyncStream<Void>.makeStream()
    var written: [String] = []
    screen.download { _ in
      for await _ in answers { break }
      written.append("file")
    }
    screen.carryOut { _ in written.append("note") }
    screen.download { _ in written.append("second file") }
    while written.isEmpty { try await Task.sleep(for: .milliseconds(2)) }
    #expect(written == ["note"] && screen.isDownloading && screen.isBusy)
    answer.finish()
    for work in screen.unfinishedWork { await work.value }
    #expect(written == ["note", "file", "second file"])
    #expect(!screen.isDownloading && !screen.isBusy && screen.unfinishedWork.isEmpty)
  }

  @Test func `what closing cut short begins again, but no intent of the reader's`() async throws {
    let screen = SlowScreen(presenter: SlowPresenter(), clock: StoppedClock())
    for number in 1...2 {
      screen.appear()
      while screen.presenter.starts < number { try await Task.sleep(for: .milliseconds(2)) }
      screen.close()
    }
    screen.appear()
    while screen.presenter.starts < 3 { try await Task.sleep(for: .milliseconds(2)) }
    screen.perform { presenter in
      presenter.show(.content(9))
      _ = try? await Task.sleep(for: .seconds(600))
    }
    while screen.presenter.state != .content(9) { try await Task.sleep(for: .milliseconds(2)) }
    screen.close()
    screen.appear()
    #expect(screen.task == nil && screen.presenter.starts == 3)
    screen.close()
  }

  /// Shows something once the answer is there.
  private final class WaitingPresenter: MvpPresenter<Int> {
    let (answers, answer) = AsyncStream<Int>.makeStream()
    private(set) var isCanceled = false

    override func start() async {
      showWaiting("Loading")
      for await number in answers {
        show(.content(number))
        break
      }
      isCanceled = Task.isCancelled
    }
  }

  private final class WaitingScreen: BaseScreen<WaitingPresenter> {}

  private func loading() async throws -> WaitingScreen {
    let screen = WaitingScreen(presenter: WaitingPresenter(), clock: StoppedClock())
    screen.appear()
    while screen.presenter.state != .loading("Loading") { try await Task.sleep(for: .milliseconds(2)) }
    return screen
  }

  @Test func `an intent that shows nothing leaves alone what is loading`() async throws {
    let screen = try await loading()
    let load = screen.task
    var ended = 0
    screen.perform { presenter in
      // In another way, if there were anything.
      presenter.showAgain { $0 + 1 }
      ended += 1
    }
    screen.perform { _ in
      PendingWork.current?.settle()
      try? await Task.sleep(for: .milliseconds(5))
      ended += 1
    }
    while ended < 2 { try await Task.sleep(for: .milliseconds(2)) }
    #expect(load?.isCancelled == false && screen.isBusy)
    screen.presenter.answer.yield(7)
    await load?.value
    #expect(screen.presenter.state == .content(7) && !screen.presenter.isCanceled && !screen.isBusy)
    screen.close()
  }

  @Test func `an intent that shows something cancels what is loading, and Esc cancels all`() async throws {
    let screen = try await loading()
    let load = screen.task
    screen.perform { presenter in
      presenter.showWaiting("Loading something else")
      _ = try? await Task.sleep(for: .seconds(600))
    }
    let next = screen.task
    while screen.presenter.state != .loading("Loading something else") {
      try await Task.sleep(for: .milliseconds(2))
    }
    #expect(load?.isCancelled == true && next?.isCancelled == false)
    screen.perform { _ in _ = try? await Task.sleep(for: .seconds(600)) }
    let last = screen.task
    #expect(screen.abandonWork() && !screen.isBusy && screen.task == nil)
    #expect(next?.isCancelled == true && last?.isCancelled == true && !screen.presenter.state.isWaiting)
    screen.close()
  }

  @Test func `an intent that must not go on is canceled at once`() async throws {
    let screen = try await loading()
    let load = screen.task
    screen.performInstead { _ in }
    #expect(load?.isCancelled == true)
    screen.close()
  }

  @Test(arguments: [24, 42, 80]) func `what is loading is wrapped to its pane`(columns: Int) {
    let screen = PlainScreen(presenter: Presenter(), clock: StoppedClock())
    let words = "Loading newspaper sn83045462 from www.loc.gov"
    screen.presenter.show(.loading(words))
    var canvas = Canvas(size: Size(rows: 20, columns: columns))
    screen.draw(
      on: &canvas, in: Rect(row: 0, column: 0, rows: 20, columns: columns), theme: .dark, isFocused: true)
    let drawn = (0..<20).flatMap { canvas.text(row: $0).split(separator: " ") }
    #expect(drawn.joined(separator: " ") == "\(words) … Esc cancels.")
  }
}
