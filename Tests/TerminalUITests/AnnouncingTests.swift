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
    // The next key has read it.
    stage.press("Enter")
    for size in ["40 KB", "60 KB"] {
      let progress = Notice("Saving page.jp2, \(size)", .progress)
      window.announce(progress)
      #expect(window.announcement == progress)
    }
    window.announce("Saved page.jp2")
    #expect(window.announcement == "Saved page.jp2")
  }
}
