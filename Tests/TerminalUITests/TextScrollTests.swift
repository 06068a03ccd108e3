import TerminalUI
import Testing

@Suite(.timeLimit(.minutes(2))) struct TextScrollTests {
  @Test func `a text that became shorter is not scrolled past its end`() {
    var scroll = TextScroll()
    scroll.fit(count: 100, height: 10)
    scroll.scroll(to: 90)
    // A wider window has fewer lines.
    scroll.fit(count: 40, height: 10)
    #expect(scroll.top == 30)
    scroll.fit(count: 5, height: 10)
    #expect(scroll.top == 0)
    scroll.fit(count: 100, height: 10)
    scroll.scroll(to: 90)
    scroll.fit(count: 100, height: 30)
    #expect(scroll.top == 70, "a taller one shows more of the end")
  }
}
