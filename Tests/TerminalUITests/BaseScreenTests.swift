import MVP
import Terminal
import Testing

@testable import TerminalUI

/// What screens carry out to its end.
@MainActor @Suite(.timeLimit(.minutes(1))) struct BaseScreenTests {
  private final class Presenter: MvpPresenter<Int> {}

  private final class PlainScreen: BaseScreen<Presenter> {}

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
}
