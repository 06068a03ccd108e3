import Terminal
@testable import TerminalUI
import Testing

/// The tabs in the title line.
@MainActor @Suite(.timeLimit(.minutes(2))) struct TabLineTests {
  @Test func `two or more tabs are shown on the right, and a click goes there`() throws {
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

  @Test func `names are shortened to fit, and left out if there is no room`() {
    let names = ["Home", "Evening star, 1865-10-02", "Search “gold rush” in all of California"]
    func text(_ width: Int, _ reserved: Int = 20) -> String {
      let line = TabLine(names: names, current: 1, width: width, reserved: reserved)
      #expect(line.parts.allSatisfy { $0.column >= 0 && $0.column + $0.text.count <= width })
      return line.parts.map(\.text).joined(separator: "|")
    }
    #expect(text(120) == " 1 Home |[2 Evening star, 1865-10-02]| 3 Search “gold rush” in all o… ")
    #expect(text(80) == " 1 Home |[2 Evening …, 1865-10-02]| 3 Search “gold rush” i… ", "the date stays")
    #expect(text(60) == " 1 Home |[2 Evening st…]| 3 Search “go… ")
    #expect(text(40) == "‹1|[2 Evening s…]|1›")
    #expect(text(30) == "tab 2 of 3 ")
    #expect(TabLine(names: ["Home"], current: 0, width: 80, reserved: 0).parts.isEmpty)
  }

  @Test func `of nine tabs, those around the current one have names, and the others are counted`() throws {
    let names = (1...9).map { "Evening star, 1865-10-0\($0)" }
    func line(_ current: Int, _ width: Int = 120) -> TabLine {
      let line = TabLine(names: names, current: current, width: width, reserved: 35)
      #expect(line.parts.allSatisfy { $0.column >= 35 && $0.column + $0.text.count <= width })
      return line
    }
    func texts(_ line: TabLine) -> [String] { line.parts.map(\.text) }
    let middle = line(4)
    #expect(texts(middle).first == "‹3" && texts(middle).last == "2›", "\(texts(middle))")
    #expect(middle.parts.first(where: \.isCurrent)?.text.hasPrefix("[5 ") == true)
    #expect(middle.parts.map(\.tab) == [2, 3, 4, 5, 6, 7], "the counts lead to the next tab")
    #expect(
      texts(line(0)).first?.hasPrefix("[1 ") == true && texts(line(0)).last == "5›", "\(texts(line(0)))")
    #expect(texts(line(8)).first == "‹5" && texts(line(8)).last?.hasPrefix("[9 ") == true)
    #expect(texts(line(3, 48)) == ["tab 4 of 9 "])
  }
}
