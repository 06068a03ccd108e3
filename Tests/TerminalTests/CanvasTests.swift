import Terminal
import Testing

@Suite struct CanvasTests {
  private let bar = Style(.indexed(15), on: .rgb(31, 78, 121), .bold)

  @Test func `writes text with its style`() {
    var canvas = Canvas(size: Size(rows: 2, columns: 20))
    #expect(canvas.write("Evening star", row: 1, column: 3, width: 20, style: bar) == 12)
    #expect(canvas.text(row: 0) == "")
    #expect(canvas.text(row: 1) == "   Evening star")
    #expect(canvas[1, 3].text == "E")
    #expect(canvas[1, 3].style == bar)
    #expect(canvas[1, 15].style == .plain)
  }

  @Test func `clips text to its width and the canvas`() {
    var canvas = Canvas(size: Size(rows: 1, columns: 10))
    #expect(canvas.write("abcdef", row: 0, column: 0, width: 3) == 3)
    #expect(canvas.write("abcdef", row: 0, column: 7, width: 99) == 3)
    #expect(canvas.text(row: 0) == "abc    abc")
    for (row, column, width) in [(0, 0, 0), (0, 0, -1), (1, 0, 5), (-1, 0, 5), (0, 10, 5), (0, -1, 5)] {
      #expect(canvas.write("x", row: row, column: column, width: width) == 0)
    }
    #expect(canvas.text(row: 0) == "abc    abc")
    #expect(canvas.write("x", row: 0, column: 9, width: .max) == 1)
  }

  @Test func `leaves a blank for a wide character that would be cut`() {
    var canvas = Canvas(size: Size(rows: 1, columns: 10))
    canvas.write("..........", row: 0, column: 0, width: 10)
    #expect(canvas.write("日本語", row: 0, column: 0, width: 5, style: bar) == 5)
    #expect(canvas.text(row: 0) == "日本 .....")
    #expect((0..<6).map { canvas[0, $0].width } == [2, 0, 2, 0, 1, 1])
    #expect(canvas[0, 4].style.background == bar.background)
  }

  @Test(arguments: [
    (0, "x 本語", "  本語"), (1, " x本語", "  本語"), (2, "日x 語", "日  語"), (3, "日 x語", "日  語"), (5, "日本 x", "日本"),
  ])
  func `leaves no half of a wide character behind`(column: Int, written: String, filled: String) {
    var canvas = Canvas(size: Size(rows: 2, columns: 10))
    for row in 0..<2 { canvas.write("日本語", row: row, column: 0, width: 10) }
    canvas.write("x", row: 0, column: column, width: 1)
    canvas.fill(Rect(row: 1, column: column, rows: 1, columns: 1))
    #expect(canvas.text(row: 0) == written)
    #expect(canvas.text(row: 1) == filled)
  }

  @Test func `joins marks to the preceding character`() {
    var canvas = Canvas(size: Size(rows: 1, columns: 10))
    #expect(canvas.write("\u{301}e\u{301}\u{323}\u{308}x日\u{302}", row: 0, column: 0, width: 10) == 4)
    #expect(canvas[0, 0].text == "e\u{301}\u{323}")  // two marks per cell
    #expect(canvas[0, 1].text == "x")
    #expect(canvas[0, 2].text == "日\u{302}")
    #expect(canvas.write("ae\u{301}i", row: 0, column: 0, width: 2) == 2)
    #expect(canvas[0, 1].text == "e\u{301}")
  }

  @Test func `a mark after the last cell belongs to it, and what comes later does not matter`() {
    var canvas = Canvas(size: Size(rows: 2, columns: 10))
    #expect(canvas.write("cafe\u{301}s", row: 0, column: 2, width: 4) == 4)
    #expect(canvas[0, 5].text == "e\u{301}")
    #expect(canvas.write("cafes e\u{301}tc", row: 1, column: 2, width: 4) == 4)
    #expect(canvas.text(row: 1) == "  cafe")
    #expect(canvas[1, 6].text == " ")
  }

  @Test func `text that turns out to have marks is written completely`() {
    var canvas = Canvas(size: Size(rows: 1, columns: 12))
    #expect(canvas.write("abc\u{7}de\u{301}f", row: 0, column: 0, width: 12) == 7)
    #expect(canvas.text(row: 0) == "abc\u{fffd}de\u{301}f")
  }

  @Test func `shows emoji sequences as their parts`() {
    var canvas = Canvas(size: Size(rows: 1, columns: 10))
    #expect(canvas.write("👩\u{200d}👧❤\u{fe0f}", row: 0, column: 0, width: 10) == 5)
    #expect(canvas.text(row: 0) == "👩👧❤")
  }

  @Test func `writes no controls`() {
    var canvas = Canvas(size: Size(rows: 1, columns: 10))
    #expect(canvas.write("a\u{1b}[2J\n\u{9b}", row: 0, column: 0, width: 10) == 7)
    #expect(canvas.text(row: 0) == "a\u{fffd}[2J\u{fffd}\u{fffd}")
  }

  @Test func `fills its part with blanks`() {
    var canvas = Canvas(size: Size(rows: 3, columns: 4))
    for row in 0..<3 { canvas.write("abcd", row: row, column: 0, width: 4) }
    canvas.fill(Rect(row: 1, column: 2, rows: 9, columns: 9), style: bar)
    #expect((0..<3).map { canvas.text(row: $0) } == ["abcd", "ab", "ab"])
    #expect(canvas[2, 3].style == Style(on: bar.background))
    canvas.fill(Rect(row: 5, column: 9, rows: 1, columns: 1), style: bar)
    canvas.fill(Rect(row: 0, column: 0, rows: 0, columns: 0), style: bar)
    #expect(canvas.text(row: 0) == "abcd")
  }

  @Test func `starts over when cleared or resized`() {
    var canvas = Canvas(size: Size(rows: 2, columns: 4))
    canvas.write("abcd", row: 0, column: 0, width: 4, style: bar)
    canvas.cursor = (0, 1)
    canvas.clear()
    #expect(canvas.text(row: 0) == "" && canvas[0, 0].style == .plain && canvas.cursor == nil)
    canvas.write("abcd", row: 0, column: 0, width: 4)
    canvas.resize(to: Size(rows: 1, columns: 9))
    #expect(canvas.size == Size(rows: 1, columns: 9))
    #expect(canvas.text(row: 0) == "")
    #expect(canvas[5, 5].text == " ")
  }

  @Test func `has cells of sixteen bytes`() {
    #expect(MemoryLayout<Cell>.stride == 16)
  }

  @Test func `a copy of a line is that line, wherever it is put`() {
    var canvas = Canvas(size: Size(rows: 3, columns: 10))
    canvas.write("日本 star", row: 0, column: 1, width: 9, style: bar)
    let copy = canvas.cells(in: Rect(row: 0, column: 1, rows: 1, columns: 9)) ?? []
    canvas.write("本本本本本", row: 2, column: 0, width: 10)
    canvas.put(copy, row: 2, column: 1)
    #expect(canvas.text(row: 2) == " 日本 star")
    #expect((1..<10).allSatisfy { canvas[2, $0] == canvas[0, $0] })
    #expect(canvas[2, 0].width == 1, "half a character is none")
  }

  @Test func `a copy that does not fit is not shown`() {
    var canvas = Canvas(size: Size(rows: 2, columns: 5))
    canvas.write("abcde", row: 0, column: 0, width: 5)
    let copies = [(0, 1), (2, 0), (0, 0)].map {
      canvas.cells(in: Rect(row: $0, column: $1, rows: 1, columns: 5))
    }
    #expect(copies[0] == nil && copies[1] == nil)
    let copy = copies[2] ?? []
    #expect(copy.count == 5)
    for (row, column) in [(1, 1), (2, 0), (-1, 0), (1, -1)] { canvas.put(copy, row: row, column: column) }
    #expect(canvas.text(row: 1) == "")
    canvas.put([], row: 1, column: 4)
    #expect(canvas.text(row: 0) == "abcde")
  }
}
