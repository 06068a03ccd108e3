/// Which line of a text is at the top of its pane. Knows numbers only, no lines.
public struct TextScroll: Hashable, Sendable {
  public private(set) var top = 0
  /// Lines of the text.
  public private(set) var count = 0
  /// Lines of the pane.
  public private(set) var height = 1

  public init() {}

  public var isAtEnd: Bool { top + height >= count }

  /// `all` of a text in sight, else the share that has been scrolled through.
  public var position: String {
    guard count > height else { return "all" }
    return top == 0 ? "top" : "\(min(100, (top + height) * 100 / count)) %"
  }

  /// Takes up a text of another length or a pane of another height.
  public mutating func fit(count: Int, height: Int) {
    self.count = count
    self.height = max(1, height)
    scroll(to: top)
  }

  /// Brings that line to the top, or as near to it as the text's end allows.
  public mutating func scroll(to line: Int) { top = max(0, min(line, count - height)) }

  /// Scrolls if the line is not in sight: to where `above` lines are before it.
  public mutating func reveal(_ line: Int, above: Int) {
    if line < top || line >= top + height { scroll(to: line - above) }
  }

  /// Does as a command that moves says; false if it does not move.
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
