import MVP
import Text

/// A notice in lines, the mark of a failure before the first.
struct NoticeLines {
  static let none = NoticeLines(lines: [], isFailure: false)

  let lines: [String]
  let isFailure: Bool

  private init(lines: [String], isFailure: Bool) { (self.lines, self.isFailure) = (lines, isFailure) }

  init(_ notice: Notice, width: Int) {
    isFailure = notice.isFailure
    let indent = isFailure ? 2 : 0
    lines = WordWrap.lines(notice.words, width: max(1, width - indent)).enumerated().map { number, line in
      number == 0 ? notice.saying(line).text : String(repeating: " ", count: indent) + line
    }
  }
}
