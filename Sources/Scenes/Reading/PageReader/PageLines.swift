import Newspapers
import TerminalUI
import Text

/// A page's texts broken into lines of a width.
struct PageLines {
  struct Line: Hashable {
    let string: String
    /// Which of the texts it is of.
    let text: Int
    /// Characters of the text before it.
    let start: Int
    /// Letters and signs of the page before it; the same whatever the width, and whether lines were joined or not.
    let place: Int
    let isRightToLeft: Bool
  }

  let lines: [Line]

  init(_ content: PageReaderContent, width: Int) {
    var lines: [Line] = []
    var place = 0
    for (number, text) in content.texts.enumerated() {
      if number > 0, content.mode == .reading {
        lines.append(Line(string: "", text: number, start: 0, place: place, isRightToLeft: false))
      }
      let isRightToLeft = VisualOrder.isRightToLeft(text)
      var rest = text[...]
      var start = 0
      for string in content.mode == .reading ? WordWrap.lines(text, width: width) : PageLines.cut(text, width)
      {
        lines.append(
          Line(string: string, text: number, start: start, place: place, isRightToLeft: isRightToLeft))
        place += PageLines.ink(in: string)
        let count = string.count
        rest = rest.dropFirst(count)
        start += count
        // A paragraph has single blanks; a line goes on after the one at which it was broken.
        if content.mode == .reading, rest.first == " " {
          rest = rest.dropFirst()
          start += 1
        }
      }
    }
    self.lines = lines
  }

  /// The line that a place is in.
  func index(ofPlace place: Int) -> Int { lines.lastIndex { $0.place <= place } ?? 0 }

  /// The line that a character of a text is in.
  func index(ofText text: Int, character: Int) -> Int {
    lines.lastIndex { $0.text < text || ($0.text == text && $0.start <= character) } ?? 0
  }

  /// A printed line in pieces that fit, with all its blanks, broken after blanks where there are any.
  private static func cut(_ text: String, _ width: Int) -> [String] {
    guard TextWidth.of(text) > width, width > 0 else { return [text] }
    var pieces: [String] = []
    var (piece, used) = ("", 0)
    for character in text {
      let characterWidth = TextWidth.of(String(character))
      if used + characterWidth > width, !piece.isEmpty, character != " " {
        let blank = piece.lastIndex(of: " ").map { piece.index(after: $0) } ?? piece.endIndex
        pieces.append(String(piece[..<blank]))
        piece = String(piece[blank...])
        used = TextWidth.of(piece)
      }
      piece.append(character)
      used += characterWidth
    }
    return pieces + [piece]
  }

  /// All but blanks and the hyphens that go when lines are joined.
  private static func ink(in string: String) -> Int {
    string.unicodeScalars.count { scalar in
      switch scalar {
      case "-", "\u{2010}", "¬", "~", "—": false
      default: !scalar.isBlank
      }
    }
  }
}
