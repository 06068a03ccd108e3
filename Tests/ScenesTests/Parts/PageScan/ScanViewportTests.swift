import Newspapers
import Testing

@testable import Scenes

/// Which part of a page is visible.
@Suite(.timeLimit(.minutes(2))) struct ScanViewportTests {
  /// A page of three by four in a space of 600 by 600 pixels.
  private func viewport() -> ScanViewport {
    ScanViewport(room: ScanViewport.Room(width: 600, height: 600, pixels: 600))
  }

  private func expect(_ box: PageBox, _ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    for (side, wanted) in [(box.x, x), (box.y, y), (box.width, width), (box.height, height)] {
      #expect(abs(side - wanted) < 1e-6, "\(box)")
    }
  }

  @Test func `at first the whole page is visible`() {
    expect(viewport().region, 0, 0, 1, 1)
    #expect(viewport().pixels == 450)
  }

  @Test func `fitted to the width, it shows the top`() {
    var view = viewport()
    view.fitWidth()
    expect(view.region, 0, 0, 1, 0.75)
    #expect(view.pixels == 600)
  }

  @Test func `enlarged, it stays on the page`() {
    var view = viewport()
    view.enlarge(by: 4)
    expect(view.region, 1.0 / 3, 0.375, 1.0 / 3, 0.25)
    view.pan(x: 100, y: 100)
    #expect(view.isAtRight && view.isAtBottom)
    expect(view.region, 2.0 / 3, 0.75, 1.0 / 3, 0.25)
    view.pan(x: -100, y: -100)
    expect(view.region, 0, 0, 1.0 / 3, 0.25)
    view.enlarge(by: 0.0001)
    expect(view.region, 0, 0, 1, 1)
    view.enlarge(by: 1e9)
    #expect(view.zoom == 16)
  }

  @Test func `reading on goes down the columns one by one`() {
    var view = viewport()
    view.enlarge(by: 4)
    view.moveToTop()
    var seen = [view.region]
    while view.readOn(), seen.count < 100 { seen.append(view.region) }
    #expect(seen.count == 20)
    #expect(seen.last == view.region && view.isAtBottom && view.isAtRight)
    // Every spot of the page was visible.
    for x in stride(from: 0.01, to: 1, by: 0.07) {
      for y in stride(from: 0.01, to: 1, by: 0.07) {
        #expect(
          seen.contains { $0.x <= x && x <= $0.x + $0.width && $0.y <= y && y <= $0.y + $0.height },
          "\(x), \(y)")
      }
    }
  }

  @Test func `a column fills the width, with the same margin at top and sides`() {
    var view = viewport()
    view.fit(PageBox(x: 0.25, y: 0.5, width: 0.2, height: 0.3))
    let margin = 0.2 * 0.03
    #expect(abs(view.region.x - (0.25 - margin)) < 1e-6)
    #expect(abs(view.region.width - (0.2 + 2 * margin)) < 1e-6)
    #expect(abs(view.region.y - (0.5 - margin * view.shape)) < 1e-6)
  }

  @Test func `what is revealed is visible, and what was visible does not move`() {
    var view = viewport()
    view.enlarge(by: 8)
    let before = view
    view.reveal(PageBox(x: 0.49, y: 0.49, width: 0.01, height: 0.01))
    #expect(view == before)
    view.reveal(PageBox(x: 0.9, y: 0.1, width: 0.05, height: 0.01))
    let region = view.region
    #expect(region.x <= 0.9 && region.x + region.width >= 0.95 && region.y <= 0.1)
  }

  @Test func `a shape that no page has is rejected`() {
    var view = viewport()
    for shape in [0, -1, .nan, .infinity, 1000] { view.take(shape: shape) }
    #expect(view == viewport())
    view.take(shape: 1.5)
    expect(view.region, 0, 0, 1, 1)
    #expect(view.pixels == 600)
  }

  @Test func `words are found at their positions`() {
    func word(_ text: String, _ x: Double) -> PageLayout.Word {
      PageLayout.Word(text, box: PageBox(x: x, y: 0.1, width: 0.05, height: 0.01))
    }
    let layout = PageLayout(blocks: [
      PageLayout.Block(lines: [
        PageLayout.Line(words: [word("The", 0.1), word("STEAM", 0.2), word("ferry,", 0.3)]),
        PageLayout.Line(words: [word("steam", 0.4), PageLayout.Word("steam", box: nil)]),
      ])
    ])
    #expect(layout.boxes(of: "steam").map(\.x) == [0.2, 0.4])
    #expect(layout.boxes(of: "steam ferry").map(\.x) == [0.2, 0.3])
    #expect(layout.boxes(of: "ferry steam").map(\.x) == [0.3, 0.4])
    #expect(layout.boxes(of: "balloon").isEmpty && layout.boxes(of: " ").isEmpty)
    #expect(layout.column(at: 0.9, 0.9)?.x == 0.1)
  }

  @Test func `a headline across the page is not a column unless there is nothing else`() {
    func block(_ x: Double, _ y: Double, width: Double) -> PageLayout.Block {
      let word = PageLayout.Word("word", box: PageBox(x: x, y: y, width: width, height: 0.1))
      return PageLayout.Block(lines: [PageLayout.Line(words: [word])])
    }
    let headline = block(0.05, 0.1, width: 0.9)
    let columns = [block(0.05, 0.3, width: 0.4), block(0.5, 0.3, width: 0.4)]
    #expect(PageLayout(blocks: [headline] + columns).column(at: 0.6, 0.15)?.x == 0.5)
    #expect(PageLayout(blocks: [headline]).column(at: 0.6, 0.15)?.width == 0.9)
  }
}
