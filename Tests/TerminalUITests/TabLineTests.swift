import Terminal
@testable import TerminalUI
import Testing

/// The tabs in the title line.
@MainActor @Suite(.timeLimit(.minutes(2))) struct TabLineTests {
  @Test func `tabs stand at the right from two on, and a click goes there`() throws {
    let stage = TabsStage()
    #expect(!stage.line.contains("1"))
    stage.press("a", "a", "M-2")
    #expect(stage.line.hasSuffix(" 1 List  [2 Item 5]  3 Item 5"))
    let line = stage.line
    let third = try #require(line.firstRange(of: "3 Item")).lowerBound
    stage.click(column: line.distance(from: line.startIndex, to: third))
    #expect(stage.window.tabs.place == 2)
    #expect(stage.line.hasSuffix("1 List   2 Item 5  [3 Item 5]"), "no tab has moved")
    stage.click(column: 3)
    #expect(stage.window.tabs.place == 2)
  }

  @Test func `names are shortened to fit, and left out where there is no room`() {
    let names = ["Home", "Evening star, 1865-10-02", "Search “gold rush” in all of California"]
    func text(_ width: Int, _ reserved: Int = 20) -> String {
      let line = TabLine(names: names, current: 1, width: width, reserved: reserved)
      #expect(line.parts.allSatisfy { $0.column >= 0 && $0.column + $0.text.count <= width })
      return line.parts.map(\.text).joined(separator: "|")
    }
    #expect(text(120) == " 1 Home |[2 Evening star, 1865-10-02]| 3 Search “gold rush” in all o… ")
    #expect(text(80) == " 1 Home |[2 Evening …, 1865-10-02]| 3 Search “gold rush” i… ", "the date stays")
    #expect(text(60) == " 1 Home |[2 Evening st…]| 3 Search “go… ")
    #expect(text(40) == "2/3 ")
    #expect(text(4, 0) == "2/3 ")
    #expect(TabLine(names: ["Home"], current: 0, width: 80, reserved: 0).parts.isEmpty)
  }
}
