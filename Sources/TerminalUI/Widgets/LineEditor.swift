import Terminal
import Text

/// A line being typed, with a prompt before it: `/worker`.
public struct LineEditor: Hashable, Sendable {
  public enum Outcome: Hashable, Sendable {
    case changed, submitted, canceled
    /// Not a key of the editor: the screen may use it.
    case ignored
  }

  public let label: String
  /// What Enter and Esc do, shown at the end of the line.
  public let hint: String
  /// Whether the screen draws the text itself, where it belongs, and only the hint is at the bottom.
  public let isInPlace: Bool
  public private(set) var text: String
  /// The number of characters before the cursor.
  public private(set) var position: Int
  /// Whether the text is only a suggestion: typing replaces it, and any other key accepts it.
  public private(set) var isSuggestion: Bool
  /// Whether the text is the beginning of what the reader types, such as the newspaper to search.
  public let isBeginning: Bool

  /// Whether a pending request, such as a completion, is about to change it: keys have to wait.
  var isAwaited = false

  /// What an empty line means, for readers who cannot enter one: `for any date`; nil if nothing.
  let emptyMeaning: String?

  /// The most characters accepted, which keeps out a pasted book.
  private let limit: Int

  /// What stands for a line end of a paste.
  private let lineEnd: String

  /// - Parameters:
  ///   - limit: longer than anything that makes sense here.
  ///   - lineEnd: what stands for a line end of a paste.
  ///   - emptyMeaning: what an empty line means: `for no tags`.
  public init(
    label: String, hint: String, text: String = "", isSuggestion: Bool = false, isInPlace: Bool = false,
    isBeginning: Bool = false, limit: Int = 200, lineEnd: String = " ", emptyMeaning: String? = nil
  ) {
    (self.lineEnd, self.emptyMeaning) = (lineEnd, emptyMeaning)
    self.isSuggestion = isSuggestion && !text.isEmpty
    self.isInPlace = isInPlace
    self.isBeginning = isBeginning
    self.limit = limit
    self.label = label
    self.hint = hint
    self.text = text
    position = text.count
  }

  /// The same line with a different text.
  /// - Parameter position: of the cursor; nil puts it at the end.
  public func replaced(by text: String, position: Int? = nil) -> LineEditor {
    var editor = LineEditor(
      label: label, hint: hint, isInPlace: isInPlace, limit: limit, lineEnd: lineEnd,
      emptyMeaning: emptyMeaning)
    _ = editor.insert(text)
    editor.position = min(position ?? editor.position, editor.text.count)
    return editor
  }

  public mutating func edit(_ key: Key) -> Outcome {
    isAwaited = false
    switch key {
    case "Enter": return .submitted
    case "Esc", "C-c", "C-g": return .canceled
    case "Backspace", "C-h": return text.isEmpty ? .canceled : deleteBackward(1)
    case "Delete", "C-d": return delete(from: position, to: position + 1)
    case "C-w": return deleteBackward(wordLength)
    case "C-u": return deleteBackward(position)
    case "C-k": return delete(from: position, to: text.count)
    case "Left", "C-b": return move(to: position - 1)
    case "Right", "C-f": return move(to: position + 1)
    case "Home", "C-a": return move(to: 0)
    case "End", "C-e": return move(to: text.count)
    default: break
    }
    guard case .character(let character) = key.code, key.modifiers.isEmpty else { return .ignored }
    return insert(String(character))
  }

  /// Inserts as much of a paste as there is room for.
  public mutating func insert(_ pasted: String) -> Outcome {
    let room = limit - (isSuggestion ? 0 : text.count)
    let line = Sanitizer.sanitizedLines(pasted).replacing("\n", with: lineEnd).prefix(room)
    guard !line.isEmpty else { return .ignored }
    if isSuggestion { (text, position, isSuggestion) = ("", 0, false) }
    text.insert(contentsOf: line, at: text.index(text.startIndex, offsetBy: position))
    position += line.count
    return .changed
  }

  private var wordLength: Int {
    let before = text.prefix(position)
    let withoutSpaces = before.reversed().drop(while: \.isWhitespace)
    return position - withoutSpaces.drop { !$0.isWhitespace }.count
  }

  private mutating func deleteBackward(_ count: Int) -> Outcome {
    delete(from: position - count, to: position)
  }

  private mutating func delete(from start: Int, to end: Int) -> Outcome {
    isSuggestion = false
    let range = max(0, start)..<min(text.count, max(start, end))
    guard !range.isEmpty else { return .ignored }
    let first = text.index(text.startIndex, offsetBy: range.lowerBound)
    text.removeSubrange(first..<text.index(first, offsetBy: range.count))
    position = range.lowerBound
    return .changed
  }

  private mutating func move(to target: Int) -> Outcome {
    isSuggestion = false
    position = max(0, min(target, text.count))
    return .ignored
  }
}
