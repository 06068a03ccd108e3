import Newspapers
import TerminalUI
import Text

/// A page's texts broken into lines of a given width.
struct PageLines {
  struct Line: Hashable {
    let string: String
    /// Which of the texts it belongs to.
    let text: Int
    /// The number of characters of the text before it.
    let start: Int
    /// The number of characters on the page before it; independent of the width and of joined lines.
    let place: Int
    let isRightToLeft: Bool
    /// The note or clip that begins here.
    var mark: String?
    /// Whether it is the reader's, below what was printed.
    var isNote = false
  }

  let lines: [Line]

  /// - Parameter showsNotes: whether notes appear below what they are about.
  init(_ content: PageReaderContent, width: Int, showsNotes: Bool = true) {
    var lines: [Line] = []
    var place = 0
    var notes = content.notes[...]
    func takeNotes(before text: Int) -> [PageNote] {
      let taken = notes.prefix { $0.text.map { $0 < text } ?? true }
      notes = notes.dropFirst(taken.count)
      return Array(taken)
    }
    let ofPage = takeNotes(before: 0)
    if showsNotes, !ofPage.isEmpty {
      lines += ofPage.flatMap { PageLines.lines(of: $0, text: 0, place: 0, width, isMarked: true) }
      lines.append(Line(string: "", text: 0, start: 0, place: 0, isRightToLeft: false))
    }
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
          Line(
            string: string, text: number, start: start, place: place, isRightToLeft: isRightToLeft,
            mark: start == 0 ? notes.first.flatMap { $0.text == number ? $0.excerpt.id : nil } : nil))
        place += PageInk.count(in: string.unicodeScalars)
        let count = string.count
        rest = rest.dropFirst(count)
        start += count
        // A paragraph has single spaces; a line continues after the one where it was broken.
        if content.mode == .reading, rest.first == " " {
          rest = rest.dropFirst()
          start += 1
        }
      }
      let own = takeNotes(before: number + 1)
      if showsNotes {
        lines += own.flatMap { PageLines.lines(of: $0, text: number, place: place, width, isMarked: false) }
      }
    }
    self.lines = lines
  }

  /// The lines of a note, each after a bar.
  private static func lines(
    of note: PageNote, text: Int, place: Int, _ width: Int, isMarked: Bool
  ) -> [Line] {
    let strings = note.lines.flatMap { WordWrap.indentedLines($0, width: max(8, width - 4)) }
      .map { String($0.map { $0 == PageNote.unbroken ? " " : $0 }) }
    return strings.enumerated().map { number, string in
      Line(
        string: "╎ " + string, text: text, start: .max, place: place, isRightToLeft: false,
        mark: isMarked && number == 0 ? note.excerpt.id : nil, isNote: true)
    }
  }

  /// The line that contains a place.
  func index(ofPlace place: Int) -> Int {
    // Notes about the whole page come before its beginning.
    place == 0 ? 0 : lines.lastIndex { $0.place <= place } ?? 0
  }

  /// The line that contains a character of a text.
  func index(ofText text: Int, character: Int) -> Int {
    lines.lastIndex { $0.text < text || ($0.text == text && $0.start <= character) } ?? 0
  }

  /// A printed line in pieces that fit, with all its spaces, broken after spaces if possible.
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
}
