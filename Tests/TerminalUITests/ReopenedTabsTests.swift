import MVP
import Terminal
@testable import TerminalUI
import Testing

/// Tabs that were open before, reopened.
@MainActor @Suite(.timeLimit(.minutes(2))) struct ReopenedTabsTests {
  private typealias Place = TabsStage.Place

  private func open(_ tabs: [[Place]], front: Int) -> OpenTabs<Place> {
    OpenTabs(tabs.map { $0.map { OpenTabs.Place($0, name: "") } }, front: front)
  }

  private func routes(_ tabs: OpenTabs<Place>) -> [[Place]] { tabs.tabs.map { $0.map(\.route) } }

  /// How often each screen of each tab began to load.
  private func starts(_ stage: TabsStage) async -> [[Int]] {
    var starts: [[Int]] = []
    for tab in stage.window.tabs.all {
      let screens = tab.navigator.screens.compactMap { $0 as? TabsStage.Screen }
      for screen in screens { await screen.task?.value }
      starts.append(screens.map(\.presenter.starts))
    }
    return starts
  }

  @Test func `only the screen in front loads, the others when the reader comes to them`() async {
    let stage = TabsStage()
    stage.window.reopen(open([[.list, .item(1)], [.list, .item(2), .item(3)]], front: 1))
    #expect(stage.tabs == ["List Item 1", "[List Item 2 Item 3]"], "the first screen led nowhere yet")
    #expect(await starts(stage) == [[0, 0], [0, 0, 1]])
    stage.press("Esc")
    #expect(await starts(stage) == [[0, 0], [0, 1]])
    stage.press("M-1")
    #expect(await starts(stage) == [[0, 1], [0, 1]])
    stage.press("Enter")
    await stage.settle()
    #expect(stage.top?.presenter.place == .popup(1), "keys mean the screen in front")
  }

  @Test func `if something is open, they come after it`() async {
    let stage = TabsStage()
    stage.press("Enter")
    await stage.settle()
    stage.window.reopen(open([[.item(3)], [.item(4)]], front: 0))
    #expect(stage.tabs == ["List Item 1 Item 2", "[Item 3]", "Item 4"])
    #expect(await starts(stage) == [[1, 1, 1], [1], [0]])
    stage.press("M-1")
    #expect(stage.tabs[0] == "[List Item 1 Item 2]")
  }

  @Test func `of several screens opened at once, those below load when the reader comes back to them`() async
  {
    let stage = TabsStage()
    stage.window.begin(from: [.item(1), .item(2), .item(3)], or: nil)
    #expect(stage.tabs == ["[List Item 1 Item 2 Item 3]"])
    #expect(await starts(stage) == [[1, 0, 0, 1]])
    let list = stage.window.navigator.screens.first as? TabsStage.Screen
    #expect(list?.departures == 1 && list?.isOnTop == false)
    stage.press("Esc")
    #expect(await starts(stage) == [[1, 0, 1]])
    stage.window.navigator.openApart(all: [.item(4), .item(5)])
    #expect(await starts(stage) == [[1, 0, 1, 0, 1]])
  }

  @Test func `no more are opened than fit, and it says so`() {
    let stage = TabsStage()
    stage.press("a", "a")
    #expect(stage.window.reopen(open((1...8).map { [.item($0)] }, front: 7)) == 6)
    #expect(stage.window.tabs.all.count == 9 && stage.window.tabs.place == 8)
    #expect(stage.window.announcement == "6 of 8 tabs reopened: all 9 are in use")
    #expect(stage.window.reopen(open([[.item(1)]], front: 0)) == 0)
    #expect(stage.window.announcement == "All 9 tabs are in use; gq closes one")
  }

  @Test func `what is open is known until and after the end, without popups`() async {
    let stage = TabsStage()
    stage.press("Enter")
    await stage.settle()
    stage.press("a")
    stage.press("Enter")
    await stage.settle()
    #expect(stage.top?.presenter.place == .popup(1))
    let tabs = stage.window.openTabs
    #expect(routes(tabs) == [[.list, .item(1), .item(2)], [.item(5)]] && tabs.front == 1)
    #expect(tabs.tabs[1][0].name == "Item 5")
    stage.press("Esc", "M-1")
    stage.window.handle(.terminate(signal: 15))
    #expect(routes(stage.window.openTabs) == routes(tabs) && stage.window.openTabs.front == 0)
  }

  @Test(arguments: [
    ([[], [Place.item(1)], [], [.item(2)]], 2, 0), ([[], [.item(1)], [.item(2)]], 2, 1),
    ([[], [.item(1)]], 0, 0), ([], 3, 0),
  ])
  fileprivate func `tabs without screens are left out`(tabs: [[TabsStage.Place]], front: Int, expected: Int) {
    let open = open(tabs, front: front)
    #expect(open.front == expected && open.tabs.count == tabs.count { !$0.isEmpty })
  }
}
