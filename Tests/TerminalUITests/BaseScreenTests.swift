import MVP
import Terminal
import Testing

@testable import TerminalUI

/// What screens carry out to its end.
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
    let screen = PlainScreen(presenter: Presenter())
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
    let screen = SlowScreen(presenter: SlowPresenter())
    for number in 1...2 {
      screen.appear()
      while screen.presenter.starts < number { try await Task.sleep(for: .milliseconds(2)) }
      screen.close()
    }
    screen.appear()
    screen.perform { _ in _ = try? await Task.sleep(for: .seconds(600)) }
    screen.close()
    screen.appear()
    #expect(screen.task == nil && screen.presenter.starts == 2)
    screen.close()
  }
}
