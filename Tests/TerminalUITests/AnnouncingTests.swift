import MVP
import Terminal
import Testing

@testable import TerminalUI

/// Which notice at the foot of the screen replaces which.
@MainActor @Suite(.timeLimit(.minutes(1))) struct AnnouncingTests {
  @Test(arguments: [Notice("★ Bookmark added"), .failure("The note could not be stored")])
  func `progress does not hide what nobody may have read`(_ notice: Notice) {
    let stage = TabsStage()
    let window = stage.window
    window.announce(Notice("Saving page.jp2", .progress))
    #expect(window.announcement == Notice("Saving page.jp2", .progress))
    window.announce(notice)
    window.announce(Notice("Saving page.jp2, 20 KB", .progress))
    #expect(window.announcement == notice)
    // Pressing the next key means that it was read.
    stage.press("Enter")
    for size in ["40 KB", "60 KB"] {
      let progress = Notice("Saving page.jp2, \(size)", .progress)
      window.announce(progress)
      #expect(window.announcement == progress)
    }
    window.announce("Saved page.jp2")
    #expect(window.announcement == "Saved page.jp2")
  }

  @Test func `a notice is withdrawn only while it is what is shown`() {
    let stage = TabsStage()
    stage.window.navigator.announce("Loading pictures: 2 requests")
    stage.window.navigator.withdraw("Loading pictures: 3 requests")
    #expect(stage.window.announcement == "Loading pictures: 2 requests")
    stage.window.navigator.withdraw("Loading pictures: 2 requests")
    #expect(stage.window.announcement == nil)
    stage.window.announce("★ Bookmark added")
    stage.window.navigator.withdraw("Loading pictures: 2 requests")
    #expect(stage.window.announcement == "★ Bookmark added")
  }

  @Test func `the report of a download comes back after each key until the download ends`() async throws {
    let stage = TabsStage()
    let screen = try #require(stage.top)
    let (answers, answer) = AsyncStream<Void>.makeStream()
    screen.download { presenter in
      presenter.report("Saving page.pdf")
      for await _ in answers { break }
    }
    while stage.window.announcement == nil { try await Task.sleep(for: .milliseconds(2)) }
    stage.press("C-l")
    #expect(stage.hints == " Saving page.pdf")
    stage.press("x")
    #expect(stage.hints.contains("x does nothing here"), "\(stage.hints)")
    stage.window.navigator.open(.item(3))
    stage.press("C-l")
    #expect(stage.hints == " Saving page.pdf", "on any screen")
    stage.press("?")
    #expect(!stage.hints.contains("Saving"), "a popup may ask something: \(stage.hints)")
    stage.press("q", "q")
    #expect(stage.hints == " Saving page.pdf")
    answer.finish()
    for work in screen.unfinishedDownloads { await work.value }
    #expect(!stage.hints.contains("Saving"), "\(stage.hints)")
  }

  @Test func `progress that no screen downloads is gone with the next key`() {
    let stage = TabsStage()
    stage.top?.presenter.report("Evening star. 40%")
    stage.press("C-l")
    #expect(!stage.hints.contains("40%"), "\(stage.hints)")
  }
}
