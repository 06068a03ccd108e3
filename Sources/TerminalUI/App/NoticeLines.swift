import MVP
import Terminal
import Text

/// Notices in lines, the mark of a failure before the first of its lines.
struct NoticeLines {
  static let none = NoticeLines([], width: 1)

  let notices: [Notice]
  private(set) var lines: [String] = []
  /// The indexes of the lines with a mark.
  private(set) var marked: Set<Int> = []

  init(_ notices: ArraySlice<Notice>, width: Int) {
    self.notices = Array(notices)
    for notice in notices {
      if notice.isFailure { marked.insert(lines.count) }
      let indent = notice.isFailure ? 2 : 0
      lines += WordWrap.lines(notice.words, width: max(1, width - indent)).enumerated().map { number, line in
        number == 0 ? notice.saying(line).text : String(repeating: " ", count: indent) + line
      }
    }
  }

  /// Those of `notices`, from the first on, that have room between the panes and the status bar: a sixth
  /// of the screen.
  /// - Parameter taken: how many lines of it are taken.
  static func fitting(_ notices: [Notice], on size: Size, taken: Int = 0) -> NoticeLines {
    let fitting = (0...notices.count).reversed().lazy.map {
      NoticeLines(notices.prefix($0), width: size.columns - 2)
    }
    return fitting.first { ($0.lines.count + taken) * 6 <= size.rows } ?? .none
  }
}
