import Terminal
import Testing

@Suite struct RectTests {
  private let rect = Rect(row: 2, column: 3, rows: 10, columns: 20)

  @Test func `cuts pieces off each side`() {
    #expect(rect.top(4) == Rect(row: 2, column: 3, rows: 4, columns: 20))
    #expect(rect.bottom(4) == Rect(row: 8, column: 3, rows: 4, columns: 20))
    #expect(rect.dropTop(4) == Rect(row: 6, column: 3, rows: 6, columns: 20))
    #expect(rect.dropBottom(4) == Rect(row: 2, column: 3, rows: 6, columns: 20))
    #expect(rect.left(5) == Rect(row: 2, column: 3, rows: 10, columns: 5))
    #expect(rect.dropLeft(5) == Rect(row: 2, column: 8, rows: 10, columns: 15))
    #expect(rect.inset(rows: 1, columns: 2) == Rect(row: 3, column: 5, rows: 8, columns: 16))
    #expect((rect.lastRow, rect.lastColumn) == (11, 22))
  }

  @Test(arguments: [
    Rect(row: 2, column: 3, rows: 10, columns: 20).top(99),
    Rect(row: 2, column: 3, rows: 10, columns: 20).bottom(99),
    Rect(row: 2, column: 3, rows: 10, columns: 20).left(99),
    Rect(row: 2, column: 3, rows: 10, columns: 20).dropTop(-1),
    Rect(row: 2, column: 3, rows: 10, columns: 20).dropBottom(-1),
    Rect(row: 2, column: 3, rows: 10, columns: 20).dropLeft(-1),
  ])
  func `is left whole by cuts that are too large or negative`(cut: Rect) {
    #expect(cut == rect)
  }

  @Test func `never has a negative extent`() {
    #expect(rect.dropTop(99).rows == 0)
    #expect(rect.dropBottom(99).rows == 0)
    #expect(rect.dropLeft(99).columns == 0)
    #expect(rect.top(-1).rows == 0)
    #expect(rect.bottom(-1).rows == 0)
    #expect(rect.left(-1).columns == 0)
    #expect(rect.inset(rows: 6, columns: 11) == Rect(row: 8, column: 14, rows: 0, columns: 0))
    #expect(Rect(row: -1, column: -1, rows: -1, columns: -1) == Rect(row: 0, column: 0, rows: 0, columns: 0))
    #expect(Size(rows: -1, columns: -1) == Size(rows: 0, columns: 0))
  }
}
