import MVP
import Pending
import Terminal
import Testing

@testable import TerminalUI

/// What happens to unfinished work when the reader quits.
@MainActor @Suite(.timeLimit(.minutes(2))) struct QuitDownloadTests {
  @Test
  func `quitting cancels downloads, also those of screens that are closed, but nothing that is written`()
    async throws
  {
    let stage = TabsStage()
    let list = try #require(stage.top)
    let transfers = Transfers()
    list.download { _ in await transfers.wait(.seconds(600), "file") }
    list.carryOut { _ in await transfers.wait(.milliseconds(300), "note") }
    stage.press("Enter")
    await stage.settle()
    list.download { _ in await transfers.wait(.seconds(600), "second file") }
    let item = try #require(stage.top)
    item.download { _ in await transfers.wait(.seconds(600), "file of an item") }
    stage.press("Esc")
    #expect(item !== list && stage.top !== item)
    stage.press("Q")
    await stage.window.finishPendingWrites()
    #expect(Set(transfers.ends) == ["no file", "no second file", "note", "no file of an item"])
  }

  /// Work that takes a while, unless it is canceled.
  @MainActor private final class Transfers {
    private(set) var ends: [String] = []

    func wait(_ time: Duration, _ name: String) async {
      PendingWork.current?.settle()
      let isWhole = (try? await Task.sleep(for: time)) != nil
      ends.append(isWhole ? name : "no \(name)")
    }
  }
}
