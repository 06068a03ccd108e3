import Terminal
import Text

/// The tabs at the right of the title line: `[1 Home]  2 Evening star, 1865-10-02 `. A single tab has none.
struct TabLine: Hashable {
  struct Part: Hashable {
    let text: String
    let column: Int
    let isCurrent: Bool
  }

  /// The longest name that is shown.
  static let longestName = 28
  /// A name of which less is shown says nothing.
  static let shortestName = 6

  /// One for each tab, or a single one, such as `2/3`, where there is no room.
  let parts: [Part]
  /// Whether each part is a tab.
  let hasNames: Bool

  /// - Parameters:
  ///   - names: of the tabs, in their order.
  ///   - current: the place of the one that is shown, from 0.
  ///   - reserved: cells at the left that something else needs.
  init(names: [String], current: Int, width: Int, reserved: Int) {
    guard names.count > 1 else {
      (parts, hasNames) = ([], false)
      return
    }
    let lines = (TabLine.shortestName...TabLine.longestName).reversed().lazy.map { limit in
      names.enumerated().map { number, name in
        let words = [String(number + 1), TabLine.shortened(name, to: limit)].filter { !$0.isEmpty }
        // As wide with brackets as without: no tab moves when another one is shown.
        return number == current ? "[\(words.joined(separator: " "))]" : " \(words.joined(separator: " ")) "
      }
    }
    let whole = lines.first { TabLine.width(of: $0) <= width - reserved }
    let texts = whole ?? ["\(current + 1)/\(names.count) "]
    hasNames = whole != nil
    var column = max(0, width - TabLine.width(of: texts))
    var parts: [Part] = []
    for (number, text) in texts.enumerated() {
      parts.append(Part(text: text, column: column, isCurrent: whole == nil || number == current))
      column += TextWidth.of(text) + 1
    }
    self.parts = parts
  }

  /// Where a date stands at the end, it tells pages of one newspaper apart, and stays.
  private static func shortened(_ name: String, to limit: Int) -> String {
    guard TextWidth.of(name) > limit, let comma = name.lastIndex(of: ","),
      name[comma...].contains(where: \.isNumber)
    else { return TextWidth.truncated(name, to: limit) }
    let (end, room) = (name[comma...], limit - TextWidth.of(String(name[comma...])))
    return room < shortestName
      ? TextWidth.truncated(name, to: limit) : TextWidth.truncated(String(name[..<comma]), to: room) + end
  }

  private static func width(of texts: [String]) -> Int {
    texts.reduce(texts.count - 1) { $0 + TextWidth.of($1) }
  }

  /// Where the tabs begin; nil if there are none.
  var start: Int? { parts.first?.column }

  /// The place of the tab that is drawn at `column`, from 0.
  func tab(at column: Int) -> Int? {
    guard hasNames else { return nil }
    return parts.firstIndex { ($0.column..<$0.column + TextWidth.of($0.text)).contains(column) }
  }

  func draw(on canvas: inout Canvas, theme: Theme) {
    for part in parts {
      canvas.write(
        part.text, row: 0, column: part.column, width: canvas.size.columns - part.column,
        style: theme[part.isCurrent ? .tabActive : .tab])
    }
  }
}
