/// Which line of a text is at the top of its pane. Works with numbers only, not lines.
public struct TextScroll: Hashable, Sendable {
  public private(set) var top = 0
  /// The number of lines of the text.
  public private(set) var count = 0
  /// The number of lines of the pane.
  public private(set) var height = 1

  public init() {}

  public var isAtEnd: Bool { top + height >= count }

  /// `all` if the whole text is visible, otherwise the percentage scrolled through.
  public var position: String {
    guard count > height else { return "all" }
    return top == 0 ? "top" : "\(min(100, (top + height) * 100 / count))%"
  }

  /// Adapts to a text of another length or a pane of another height.
  public mutating func fit(count: Int, height: Int) {
    self.count = count
    self.height = max(1, height)
    scroll(to: top)
  }

  /// Scrolls that line to the top, or as near as the end of the text allows.
  public mutating func scroll(to line: Int) { top = max(0, min(line, count - height)) }

  /// Scrolls if the line is not visible: to leave `above` lines before it.
  public mutating func reveal(_ line: Int, above: Int) {
    if line < top || line >= top + height { scroll(to: line - above) }
  }

  /// Moves as `command` says; false if it is not a movement.
  public mutating func move(_ command: Command, count: Int?) -> Bool {
    let steps = count ?? 1
    switch command {
    case .down: scroll(to: top + steps)
    case .up: scroll(to: top - steps)
    case .pageDown: scroll(to: top + height * steps)
    case .pageUp: scroll(to: top - height * steps)
    case .halfPageDown: scroll(to: top + max(1, height / 2) * steps)
    case .halfPageUp: scroll(to: top - max(1, height / 2) * steps)
    case .first: scroll(to: steps - 1)
    case .last: scroll(to: count.map { $0 - 1 } ?? .max)
    default: return false
    }
    return true
  }
}
