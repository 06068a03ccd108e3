import Newspapers
import Testing

@Suite struct WindowTests {
  @Test(arguments: [
    (0, 10, 30, 0..<10),
    (25, 10, 30, 25..<30),
    (30, 10, 30, 30..<30),
    (99, 10, 30, 30..<30),
    (0, 10, 0, 0..<0),
    (5, .max, 30, 5..<30),
    (.max, .max, 30, 30..<30),
  ])
  func `a window shows existing rows`(offset: Int, limit: Int, total: Int, rows: Range<Int>) {
    #expect(Window(offset: offset, limit: limit).rows(of: total) == rows)
  }

  @Test(arguments: [
    (0..<20, 300, 0, 300), (500..<520, 300, 360, 300), (100..<120, 300, 0, 300), (7..<8, 1, 7, 1),
    (400..<900, 300, 400, 500),
  ])
  func `a window around rows has all of them in its middle`(
    rows: Range<Int>, size: Int, offset: Int, limit: Int
  ) {
    #expect(Window(around: rows, size: size) == Window(offset: offset, limit: limit))
  }
}
