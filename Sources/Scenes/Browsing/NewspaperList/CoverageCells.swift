import Newspapers
import Presentation

/// When a newspaper appeared, and what of that is digitized: the years from 1690 to 2020 in ten cells.
enum CoverageCells {
  static let count = 10
  private static let (start, years) = (1690, 33)
  private static let blocks: [Character] = Array("▁▂▃▄▅▆▇█")

  /// `   ··▄██▇ `: the higher a cell, the more of its years are digitized; a dot is a time of which nothing is.
  static func cells(of row: NewspaperRow) -> String {
    let digitized = span(IssueDate(row.firstIssue)?.year, IssueDate(row.lastIssue)?.year)
    let life = row.decades.flatMap { span($0.lowerBound * 10, $0.upperBound * 10 + 9) }
    return String(
      (0..<count).map { number -> Character in
        let first = start + number * years
        let cell = first...(first + years - 1)
        if let digitized, digitized.overlaps(cell) {
          let share = digitized.clamped(to: cell).count * blocks.count
          return blocks[max(0, (share + years - 1) / years - 1)]
        }
        return life?.overlaps(cell) == true ? "·" : " "
      })
  }

  /// Nil if either end is unknown, or they are the wrong way round.
  private static func span(_ first: Int?, _ last: Int?) -> ClosedRange<Int>? {
    guard let first, let last, first <= last else { return nil }
    return first...last
  }
}
