import TerminalUI
import Testing

@Suite(.timeLimit(.minutes(2))) struct ListCursorTests {
  private func cursor(total: Int, height: Int) -> ListCursor {
    var cursor = ListCursor()
    cursor.fit(total: total, height: height)
    return cursor
  }

  @Test func `it scrolls as little as needed`() {
    var cursor = cursor(total: 100, height: 10)
    cursor.move(by: 9)
    #expect(cursor.top == 0)
    cursor.move(by: 1)
    #expect(cursor.row == 10 && cursor.top == 1)
    cursor.move(to: 0)
    #expect(cursor.visible == 0..<10)
  }

  @Test func `it stays within the list`() {
    var cursor = cursor(total: 5, height: 10)
    cursor.move(by: 100)
    #expect(cursor.row == 4 && cursor.top == 0)
    cursor.move(by: -100)
    #expect(cursor.row == 0)
  }

  @Test func `a page moves the top and the row`() {
    var cursor = cursor(total: 100, height: 10)
    cursor.page(by: 10)
    #expect(cursor.row == 10 && cursor.top == 10)
    cursor.page(by: 1000)
    #expect(cursor.row == 99 && cursor.top == 90)
  }

  @Test func `the wheel moves the row only as far as necessary`() {
    var cursor = cursor(total: 100, height: 10)
    cursor.move(to: 5)
    cursor.scroll(by: 3)
    #expect(cursor.row == 5 && cursor.top == 3)
    cursor.scroll(by: 3)
    #expect(cursor.row == 6 && cursor.top == 6)
    cursor.move(to: 15)
    cursor.scroll(by: -3)
    #expect(cursor.row == 12 && cursor.top == 3)
    cursor.scroll(by: -30)
    #expect(cursor.row == 9 && cursor.top == 0)
    cursor.scroll(by: 300)
    #expect(cursor.row == 90 && cursor.top == 90)
  }

  @Test func `a row can be brought to the top`() {
    var cursor = cursor(total: 100, height: 10)
    cursor.bringToTop(50)
    #expect(cursor.row == 50 && cursor.visible == 50..<60)
    cursor.bringToTop(52)
    #expect(cursor.row == 52 && cursor.visible == 52..<62)
    cursor.bringToTop(98)
    #expect(cursor.row == 98 && cursor.visible == 90..<100)
    cursor.bringToTop(-1)
    #expect(cursor.row == 0 && cursor.top == 0)
  }

  @Test func `a shorter list or pane keeps the row visible`() {
    var cursor = cursor(total: 100, height: 10)
    cursor.move(to: 99)
    cursor.fit(total: 20, height: 10)
    #expect(cursor.row == 19 && cursor.top == 10)
    cursor.fit(total: 20, height: 3)
    #expect(cursor.visible.contains(cursor.row))
    cursor.fit(total: 0, height: 3)
    #expect(cursor.row == 0 && cursor.visible.isEmpty)
  }

  @Test func `whatever is done, the row is visible and in the list`() {
    var generator = SystemRandomNumberGenerator()
    var cursor = ListCursor()
    for _ in 0..<5000 {
      switch Int.random(in: 0..<5, using: &generator) {
      case 0: cursor.fit(total: .random(in: 0...50), height: .random(in: 1...20))
      case 1: cursor.move(by: .random(in: -30...30))
      case 3: cursor.scroll(by: .random(in: -30...30))
      case 2: cursor.page(by: .random(in: -30...30))
      default: cursor.move(to: .random(in: -5...60))
      }
      if cursor.total > 0 {
        #expect(cursor.visible.contains(cursor.row) && cursor.row < cursor.total)
        #expect(cursor.visible.count == min(cursor.height, cursor.total))
      }
    }
  }

  @Test func `rows side by side move by lines`() {
    var cursor = ListCursor()
    cursor.fit(total: 10, height: 2, across: 4)
    #expect(cursor.visible == 0..<8)
    cursor.move(to: 3)
    cursor.move(byLines: 2)
    #expect(cursor.row == 9, "the line below is shorter")
    cursor.move(to: 3)
    cursor.move(byLines: 1)
    #expect(cursor.row == 7 && cursor.top == 0)
    cursor.move(byLines: 1)
    #expect(cursor.row == 9 && cursor.visible == 4..<10, "the last line is shorter")
    cursor.move(byLines: 1)
    #expect(cursor.row == 9)
    cursor.move(byLines: -2)
    #expect(cursor.row == 1 && cursor.top == 0)
    cursor.move(byLines: -1)
    #expect(cursor.row == 1)
    cursor.scroll(by: 1)
    #expect(cursor.visible == 4..<10 && cursor.row == 4)
    cursor.scroll(by: 5)
    #expect(cursor.visible == 4..<10)
    cursor.bringToTop(2)
    #expect(cursor.visible == 0..<8 && cursor.row == 2)
    cursor.fit(total: 10, height: 2)
    #expect(cursor.visible == 1..<3 && cursor.row == 2, "as a list again")
  }
}
