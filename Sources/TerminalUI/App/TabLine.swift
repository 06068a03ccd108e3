import Terminal
import Text

/// The tabs at the right of the title line: `[1 Home]  2 Evening star, 1865-10-02 `. A single tab has none.
struct TabLine: Hashable {
  struct Part: Hashable {
    let text: String
    let column: Int
    let isCurrent: Bool
    /// The tab that a click selects, from 0; nil if none.
    let tab: Int?
  }

  /// The maximum length of a name.
  static let longestName = 28
  /// A shorter part of a name says nothing.
  static let shortestName = 6

  /// The length of names if they do not all fit.
  private static let usualName = 12

  /// One for each tab. If there is no room for all, those around the current one, and how many more there are
  /// on each side: `‹3`, `2›`; without room for the current one `tab 2 of 3`.
  let parts: [Part]

  /// - Parameters:
  ///   - names: those of the tabs, in order.
  ///   - current: the index of the visible one.
  ///   - reserved: cells at the left that something else needs.
  init(names: [String], current: Int, width: Int, reserved: Int) {
    guard names.count > 1 else {
      parts = []
      return
    }
    let texts = TabLine.texts(names, current, width - reserved)
    var column = max(0, width - TabLine.width(of: texts))
    var parts: [Part] = []
    for (text, tab) in texts {
      parts.append(Part(text: text, column: column, isCurrent: tab == current || texts.count == 1, tab: tab))
      column += TextWidth.of(text) + 1
    }
    self.parts = parts
  }

  private typealias Label = (text: String, tab: Int?)

  private static func texts(_ names: [String], _ current: Int, _ room: Int) -> [Label] {
    let widths = names.map { TextWidth.of($0) }
    func isWithin(_ shown: ClosedRange<Int>, _ limit: Int) -> Bool {
      // Every frame needs several lengths, so nothing is assembled for that.
      let (before, after) = hidden(shown, of: names.count)
      let labels = shown.reduce(0) { sum, number in
        sum + width(ofNumber: number + 1) + 2 + (widths[number] > 0 ? 1 + min(widths[number], limit) : 0)
      }
      let rest = [before, after].filter { $0 > 0 }
      let gaps = shown.count + rest.count - 1
      return labels + gaps + rest.reduce(0) { $0 + 1 + width(ofNumber: $1) } <= room
    }
    func longest(_ shown: ClosedRange<Int>) -> [Label]? {
      var (least, most) = (shortestName, longestName)
      guard isWithin(shown, least) else { return nil }
      while least < most {
        let middle = (least + most + 1) / 2
        if isWithin(shown, middle) { least = middle } else { most = middle - 1 }
      }
      return labels(names, current, shown, least)
    }
    if let whole = longest(0...names.count - 1) { return whole }
    // As many as fit, alternating between the sides.
    var shown = current...current
    var isGrowing = true
    while isGrowing {
      isGrowing = false
      for (before, after) in [(0, 1), (1, 0)] {
        let wider = max(0, shown.lowerBound - before)...min(shown.upperBound + after, names.count - 1)
        if wider != shown, isWithin(wider, usualName) { (shown, isGrowing) = (wider, true) }
      }
    }
    return longest(shown) ?? [("tab \(current + 1) of \(names.count) ", nil)]
  }

  private static func labels(
    _ names: [String], _ current: Int, _ shown: ClosedRange<Int>, _ limit: Int
  ) -> [Label] {
    let (before, after) = hidden(shown, of: names.count)
    var labels: [Label] = before > 0 ? [("‹\(before)", shown.lowerBound - 1)] : []
    for number in shown {
      let words = [String(number + 1), shortened(names[number], to: limit)].filter { !$0.isEmpty }
      let text = words.joined(separator: " ")
      // As wide with brackets as without: no tab moves when another one is shown.
      labels.append((number == current ? "[\(text)]" : " \(text) ", number))
    }
    if after > 0 { labels.append(("\(after)›", shown.upperBound + 1)) }
    return labels
  }

  /// How many tabs are hidden on each side.
  private static func hidden(_ shown: ClosedRange<Int>, of count: Int) -> (before: Int, after: Int) {
    (shown.lowerBound, count - 1 - shown.upperBound)
  }

  private static func width(ofNumber number: Int) -> Int { number < 10 ? 1 : String(number).utf8.count }

  /// A date at the end distinguishes pages of one newspaper, so it stays.
  private static func shortened(_ name: String, to limit: Int) -> String {
    guard TextWidth.of(name) > limit else { return name }
    guard let comma = name.utf8.lastIndex(of: UInt8(ascii: ",")),
      name.utf8[comma...].contains(where: (UInt8(ascii: "0")...UInt8(ascii: "9")).contains)
    else { return TextWidth.truncated(name, to: limit) }
    let (end, room) = (name[comma...], limit - TextWidth.of(String(name[comma...])))
    return room < shortestName
      ? TextWidth.truncated(name, to: limit) : TextWidth.truncated(String(name[..<comma]), to: room) + end
  }

  private static func width(of texts: [Label]) -> Int {
    texts.reduce(texts.count - 1) { $0 + TextWidth.of($1.text) }
  }

  /// Where the tabs begin; nil if there are none.
  var start: Int? { parts.first?.column }

  /// The index of the tab drawn at `column`.
  func tab(at column: Int) -> Int? {
    parts.first { ($0.column..<$0.column + TextWidth.of($0.text)).contains(column) }?.tab
  }

  func draw(on canvas: inout Canvas, theme: Theme) {
    for part in parts {
      canvas.write(
        part.text, row: 0, column: part.column, width: canvas.size.columns - part.column,
        style: theme[part.isCurrent ? .tabActive : .tab])
    }
  }
}
