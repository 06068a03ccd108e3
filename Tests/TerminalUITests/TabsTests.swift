import MVP
import Terminal
@testable import TerminalUI
import Testing

/// Several tabs in a window.
@MainActor @Suite(.timeLimit(.minutes(2))) struct TabsTests {
  @Test func `T opens in a new tab everything that Enter would have opened`() async {
    let stage = TabsStage()
    stage.press("T")
    await stage.settle()
    #expect(stage.tabs == ["List", "[Item 1 Item 2]"])
    stage.press("M-1", "Enter")
    await stage.settle()
    #expect(stage.tabs == ["[List Item 1 Item 2]", "Item 1 Item 2"], "the wish was for once")
  }

  @Test func `a late result for a new tab goes there, and leaves the reader in place`() async throws {
    let stage = TabsStage(.slowList)
    let list = try #require(stage.top)
    stage.press("T")
    while list.presenter.gate == nil { await Task.yield() }
    stage.press("a")
    #expect(stage.tabs == ["List", "[Item 5]"])
    list.presenter.gate?.resume()
    await list.task?.value
    #expect(stage.tabs == ["List", "[Item 5]", "Item 1 Item 2"])
    #expect(stage.window.announcement == "Opened in tab 3")
    let late = try #require(stage.window.tabs.all[2].navigator.top as? TabsStage.Screen)
    #expect(late.appearances == 0, "it is not in sight")
    stage.press("g", "3")
    await late.task?.value
    #expect(late.appearances == 1 && late.presenter.starts == 1)
  }

  @Test func `a late result for its own tab lands there`() async throws {
    let stage = TabsStage(.slowList)
    let list = try #require(stage.top)
    stage.press("Enter")
    while list.presenter.gate == nil { await Task.yield() }
    stage.press("a")
    list.presenter.gate?.resume()
    await list.task?.value
    #expect(stage.tabs == ["List Item 1 Item 2", "[Item 5]"])
    stage.press("g", "<")
    #expect(stage.tabs == ["[List Item 1 Item 2]", "Item 5"])
    #expect(stage.top?.appearances == 1)
  }

  @Test func `a question stays in its tab, and its answer opens a new one`() async throws {
    let stage = TabsStage(.asking)
    let list = try #require(stage.top)
    stage.press("T")
    await stage.settle()
    #expect(stage.tabs == ["[List List]"] && stage.top?.placement != .pane)
    stage.press("a", "M-1", "Enter")
    await list.task?.value
    #expect(stage.tabs == ["List List", "Item 5", "[Item 7]"])
  }

  @Test func `a popup opens where the reader is, and has nothing for a tab`() async throws {
    let stage = TabsStage(.item(3))
    let item = try #require(stage.top)
    stage.press("T")
    await item.task?.value
    #expect(stage.tabs == ["[Item 3 List]"])
    stage.press("T")
    #expect(stage.window.announcement == "Nothing here opens in a tab")
  }

  @Test func `a screen that opens nothing has nothing for a tab, either`() {
    let stage = TabsStage(.item(4))
    stage.press("T")
    #expect(stage.window.announcement == "Nothing here opens in a tab")
  }

  @Test func `there are at most nine`() async {
    let stage = TabsStage()
    for _ in 2...9 { stage.press("a") }
    #expect(stage.tabs.count == 9)
    for key: Key in ["a", "T"] {
      stage.press("g", "1", key)
      await stage.settle()
      #expect(stage.tabs.count == 9 && stage.tabs[0] == "[List]")
      #expect(stage.window.announcement == "All 9 tabs are in use; gq closes one")
    }
    stage.press("M-9")
    #expect(stage.window.tabs.place == 8)
    stage.press("g", "q", "M-9")
    #expect(stage.window.announcement == "No tab 9; there are 8")
  }

  @Test func `keys and counts go from tab to tab, and wrap around`() {
    let stage = TabsStage()
    stage.press("a", "a")
    stage.press("g", ">")
    #expect(stage.window.tabs.place == 0)
    stage.press("M-Left")
    #expect(stage.window.tabs.place == 2)
    stage.press("2", "C-PgDn")
    #expect(stage.window.tabs.place == 1)
    stage.press(":", "t", "a", "b", "Space", "3", "Enter")
    #expect(stage.window.tabs.place == 2)
    stage.press(":", "t", "a", "b", "Enter")
    #expect(stage.window.announcement == "Which tab? Type its number, too: tab 2")
  }

  @Test func `a single tab has no other to go to, and cannot be closed`() {
    let stage = TabsStage()
    stage.press("M-2")
    #expect(stage.window.announcement == "This is the only tab; T opens another")
    stage.press("g", "q")
    #expect(stage.window.announcement == "This is the only tab; Q quits")
    stage.press("g", "r")
    #expect(stage.window.announcement == "No closed tab to reopen")
    stage.press("q")
    #expect(stage.window.isFinished)
  }

  @Test func `q closes a tab at its first screen, and Esc leads to where it was opened`() {
    let stage = TabsStage()
    stage.press("a", "a", "Esc")
    #expect(stage.tabs == ["List", "[Item 5]", "Item 5"])
    stage.press("M-3", "q")
    #expect(stage.tabs == ["List", "[Item 5]"])
    #expect(stage.window.announcement == "Tab closed; gr reopens it")
    stage.press("q", "Esc")
    #expect(stage.tabs == ["[List]"] && stage.window.announcement == "This is the first screen; q quits")
    stage.press("a", "M-1", "Esc")
    #expect(stage.window.announcement == "This is the tab's first screen; gq closes the tab")
  }

  @Test func `a closed tab is reopened as it was, where it was`() async throws {
    let stage = TabsStage()
    stage.press("T")
    await stage.settle()
    let item = try #require(stage.top)
    stage.press("a", "M-2", "?", "g", "q")
    #expect(stage.tabs == ["[List]", "Item 5"] && item.departures == 2)
    stage.press("g", "r")
    #expect(stage.tabs == ["List", "[Item 1 Item 2]", "Item 5"], "without the help")
    #expect(stage.top === item && item.appearances == 3)
    stage.press("g", "r")
    #expect(stage.window.announcement == "No closed tab to reopen")
  }

  @Test func `work canceled by closing a tab opens nothing`() async throws {
    let stage = TabsStage(.slowList)
    let list = try #require(stage.top)
    stage.press("a", "M-1", "T")
    let task = list.task
    while list.presenter.gate == nil { await Task.yield() }
    stage.press("g", "q")
    list.presenter.gate?.resume()
    await task?.value
    #expect(stage.tabs == ["[Item 5]"])
  }

  @Test func `a typed line, the palette and a question stay with their tab`() async {
    let stage = TabsStage()
    stage.press("a", "/", "x", "y", "M-1", ":", "f", "M-2", "z")
    #expect(stage.top?.prompt?.text == "xyz")
    stage.press("g", "M-1")
    #expect(stage.window.palette?.editor.text == "f" && stage.top?.prompt == nil)
    stage.press("Esc", "z")
    #expect(stage.window.announcement == "There is only one pane here")
    stage.press("M-2")
    #expect(stage.top?.prompt?.text == "xyzg")
  }

  @Test func `a background tab says which one it is, and is no longer waited for`() async throws {
    let stage = TabsStage()
    let list = try #require(stage.top)
    stage.press("a")
    #expect(list.departures == 1)
    list.presenter.announce(failure: "Not saved")
    #expect(stage.window.announcement == .failure("Tab 1: Not saved"))
    list.perform { _ in }
    #expect(!list.pendingWork.isEmpty)
    await stage.settle()
    #expect(stage.window.work(before: .key("x")).isEmpty)
  }

  @Test func `at the end all tabs close, and their questions end`() async throws {
    let stage = TabsStage(.asking)
    let list = try #require(stage.top)
    stage.press("Enter")
    await stage.settle()
    stage.press("a", "Q")
    #expect(stage.window.isFinished && stage.tabs == ["", "[]"])
    await list.task?.value
    await stage.window.finishPendingWrites()
  }
}
