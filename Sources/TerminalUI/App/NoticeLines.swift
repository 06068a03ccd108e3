import MVP
import Text

/// Notices in lines, the mark of a failure before the first of its lines.
struct NoticeLines {
  static let none = NoticeLines([], width: 1)

  private(set) var lines: [String] = []
  /// The indexes of the lines with a mark.
  private(set) var marked: Set<Int> = []

  init(_ notices: ArraySlice<Notice>, width: Int) {
    for notice in notices {
      if notice.isFailure { marked.insert(lines.count) }
      let indent = notice.isFailure ? 2 : 0
      lines += WordWrap.lines(notice.words, width: max(1, width - indent)).enumerated().map { number, line in
        number == 0 ? notice.saying(line).text : String(repeating: " ", count: indent) + line
      }
    }
  }
}
