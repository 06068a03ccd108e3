import Newspapers
import Presentation

/// When a newspaper appeared, and how much of that is digitized: the years from 1690 to 2020 in ten cells.
enum CoverageCells {
  static let count = 10
  private static let (start, years) = (1690, 33)
  /// In UTF-8: every frame assembles about a hundred of them.
  private static let (blocks, dot, blank) = (
    "▁▂▃▄▅▆▇█".map { Array(String($0).utf8) }, Array("·".utf8), Array(" ".utf8)
  )

  /// ` ··▄██▇ `: the higher a cell, the more of its years are digitized; a dot stands for years without
  /// anything digitized.
  static func cells(of row: NewspaperRow) -> String {
    let digitized = span(IssueDate(row.firstIssue)?.year, IssueDate(row.lastIssue)?.year)
    let life = row.decades.flatMap { span($0.lowerBound * 10, $0.upperBound * 10 + 9) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count * 3)
    for number in 0..<count {
      let first = start + number * years
      let cell = first...(first + years - 1)
      if let digitized, digitized.overlaps(cell) {
        let share = digitized.clamped(to: cell).count * blocks.count
        bytes += blocks[max(0, (share + years - 1) / years - 1)]
      } else {
        bytes += life?.overlaps(cell) == true ? dot : blank
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// Nil if either end is unknown, or they are reversed.
  private static func span(_ first: Int?, _ last: Int?) -> ClosedRange<Int>? {
    guard let first, let last, first <= last else { return nil }
    return first...last
  }
}
