import MVP
import Newspapers

/// Where the reader stopped, in words.
extension ReadingPosition {
  /// `Oct 2, 1865, page 1`; `Oct 2, 1865, ed. 2, page 1`.
  public var pageWords: String { page.shortWords }

  /// `line 120 of 410`; `top` and `end` if the page was left there; `no text`.
  public var lineWords: String { lineWords(hasText: false) }

  /// Without the number of lines: `line 120`.
  public var shortLineWords: String {
    lines == 0 || isAtEnd || place == 0 ? lineWords : "line \(Numerals.grouped(line))"
  }

  /// As `lineWords`.
  /// - Parameter hasText: whether there is text now, in case there was none when the page was left.
  public func lineWords(hasText: Bool) -> String {
    if lines == 0 { return hasText ? "top" : "no text" }
    if isAtEnd { return "end" }
    return place == 0 ? "top" : "line \(Numerals.grouped(line)) of \(Numerals.grouped(lines))"
  }

  /// How far the page was read, below its picture: `to line 120`, `✓ read`; nil if it was only opened.
  public var progressWords: String? {
    if isAtEnd { return "✓ read" }
    return lines == 0 || place == 0 ? nil : "to line \(Numerals.grouped(line))"
  }

  /// `about 29 percent read`, for those who hear the text in paragraphs: printed lines are not counted there; nil
  /// if the page was left at its beginning or end.
  public var spokenShare: String? {
    guard lines > 0, place > 0, !isAtEnd else { return nil }
    return "about \(max(1, min(99, 100 * (line - 1) / lines))) percent read"
  }

  /// The same as `words`, for those who hear it: `Oct 2, 1865, page 1, about 29 percent read`.
  public var spokenWords: String { "\(pageWords), \(spokenShare ?? lineWords)" }

  /// `Oct 2, 1865, page 1, line 120 of 410`.
  public var words: String { "\(pageWords), \(lineWords)" }
}

extension PageID {
  /// `Oct 2, 1865, page 1`; `Oct 2, 1865, ed. 2, page 1`.
  public var shortWords: String { "\(issue.shortWords), page \(sequence)" }
}

extension IssueID {
  /// `Oct 2, 1865`; `Oct 2, 1865, ed. 2`.
  public var shortWords: String { edition > 1 ? "\(date.shortWords), ed. \(edition)" : date.shortWords }
}

extension IssueDate {
  /// `Oct 2, 1865`.
  public var shortWords: String { "\(IssueDate.monthNames[month - 1].prefix(3)) \(day), \(year)" }
}
