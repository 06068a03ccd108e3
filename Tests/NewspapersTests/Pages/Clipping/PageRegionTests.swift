import Newspapers
import Testing

/// The block and the column at a place on a page.
struct PageRegionTests {
  private func block(_ x: Double, _ y: Double, _ width: Double, _ height: Double, lines: Int = 4)
    -> PageLayout.Block
  {
    PageLayout.Block(
      lines: (0..<lines).map { number in
        let box = PageBox(
          x: x, y: y + height / Double(lines) * Double(number), width: width, height: height / Double(lines))
        return PageLayout.Line(words: [PageLayout.Word("word", box: box)])
      })
  }

  /// A masthead, and two columns below: in the left one a small heading, in the right one a headline above
  /// the lower half.
  private var page: PageLayout {
    PageLayout(blocks: [
      block(0.05, 0.02, 0.9, 0.1, lines: 1),
      block(0.05, 0.15, 0.4, 0.2), block(0.15, 0.36, 0.2, 0.02, lines: 1), block(0.05, 0.39, 0.4, 0.1),
      block(0.05, 0.5, 0.9, 0.04, lines: 1),
      block(0.05, 0.55, 0.4, 0.4), block(0.55, 0.15, 0.4, 0.3), block(0.55, 0.55, 0.4, 0.3),
    ])
  }

  private func near(_ box: PageBox?, _ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Bool {
    guard let box else { return false }
    return abs(box.x - x) < 0.01 && abs(box.y - y) < 0.01 && abs(box.width - width) < 0.01
      && abs(box.height - height) < 0.01
  }

  @Test func `a block has all its words and a small margin`() throws {
    let box = try #require(page.block(at: 0.2, 0.2))
    #expect(near(box, 0.05, 0.15, 0.4, 0.2))
    #expect(box.x < 0.05 && box.right > 0.45 && box.y < 0.15 && box.bottom > 0.35)
    #expect(near(page.block(at: 0.25, 0.37), 0.15, 0.36, 0.2, 0.02))
  }

  @Test func `outside all blocks, the nearest is meant`() {
    #expect(near(page.block(at: 0.99, 0.3), 0.55, 0.15, 0.4, 0.3))
    #expect(near(page.block(at: 0, 1), 0.05, 0.55, 0.4, 0.4))
  }

  @Test func `a column extends up and down to something wider`() {
    #expect(near(page.column(through: 0.2, 0.2), 0.05, 0.15, 0.4, 0.34))
    #expect(near(page.column(through: 0.2, 0.45), 0.05, 0.15, 0.4, 0.34))
    #expect(near(page.column(through: 0.6, 0.3), 0.55, 0.15, 0.4, 0.3))
    #expect(near(page.column(through: 0.2, 0.9), 0.05, 0.55, 0.4, 0.4))
  }

  @Test func `from a small heading, the column around it is found`() {
    #expect(near(page.column(through: 0.25, 0.37), 0.05, 0.15, 0.4, 0.34))
  }

  @Test func `a headline over two columns is its own column`() {
    #expect(near(page.column(through: 0.2, 0.52), 0.05, 0.5, 0.9, 0.04))
  }

  @Test func `without positions there is neither`() {
    let layout = PageLayout(blocks: [
      PageLayout.Block(lines: [PageLayout.Line(words: [PageLayout.Word("lost", box: nil)])])
    ])
    #expect(layout.block(at: 0.5, 0.5) == nil)
    #expect(layout.column(through: 0.5, 0.5) == nil)
    #expect(PageLayout(blocks: []).block(at: 0.5, 0.5) == nil)
  }
}
