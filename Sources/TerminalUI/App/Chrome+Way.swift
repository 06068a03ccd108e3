import Terminal
import Text

/// The breadcrumbs in the title line.
extension Chrome {
  /// A part of the breadcrumbs.
  struct Step {
    let words: String
    /// Which title of the trail it is; nil for the beginning that is left out.
    let place: Int?
  }

  private static let gap = " › "

  static func words(of steps: [Step]) -> String { steps.map(\.words).joined(separator: gap) }

  /// If the breadcrumbs are too long, the beginning is left out: where the reader is matters more than the
  /// way there.
  func way(within width: Int) -> [Step] {
    let named = trail.indices.filter { !trail[$0].isEmpty }
    let steps = Chrome.withoutRepetition(named.map { trail[$0] }).map {
      Step(words: $0.words, place: named[$0.number])
    }
    let ways = (0..<max(1, steps.count)).lazy.map { left in
      (left > 0 ? [Step(words: "…", place: nil)] : []) + steps.dropFirst(left)
    }
    if let way = ways.first(where: { TextWidth.of(Chrome.words(of: $0)) <= width }) { return way }
    return steps.suffix(1).map { Step(words: Chrome.shortened($0.words, to: width), place: $0.place) }
  }

  /// Which title of the trail was drawn at `column` of the title line; nil for none.
  func step(at column: Int, width: Int) -> Int? {
    let end = tabs.start ?? width
    let used = min(TextWidth.of(Chrome.program), max(0, tabs.start.map { $0 - 1 } ?? width))
    // After the program's name there is a line and a space.
    var start = used + 2
    for step in way(within: max(0, end - used - 1) - 2) {
      let columns = TextWidth.of(step.words)
      if (start..<start + columns).contains(column) { return column < end ? step.place : nil }
      start += columns + TextWidth.of(Chrome.gap)
    }
    return nil
  }

  /// `Evening…, 1865-10-02`: the day is what tells the pages of a newspaper apart.
  private static func shortened(_ name: String, to width: Int) -> String {
    guard let comma = name.lastIndex(of: ",") else { return name }
    let end = name[comma...]
    let room = width - TextWidth.of(String(end))
    return room < shortestTitle ? name : TextWidth.truncated(String(name[..<comma]), to: room) + end
  }

  /// Fewer cells of a title say nothing.
  private static let shortestTitle = 6

  /// `Issues` instead of `Issues of Evening star`, and `1865-10-02` instead of `Evening star, 1865-10-02`, if
  /// the title comes before. What would be named twice in a row is named once; so is a newspaper whose days
  /// follow each other: the reader went on from the first day to the second, which is not within it.
  /// - Returns: what to call those that are left, with their numbers.
  private static func withoutRepetition(_ names: [String]) -> [(number: Int, words: String)] {
    names.indices.compactMap { number in shortName(number, of: names).map { (number: number, words: $0) } }
  }

  /// Nil for a name that is left out.
  private static func shortName(_ number: Int, of names: [String]) -> String? {
    let name = names[number]
    if number + 1 < names.count, isOtherDay(name, before: names[number + 1]) { return nil }
    guard number > 0 else { return name }
    if names[number - 1] == name { return nil }
    let subjects = names[..<number].flatMap { before in
      [before] + (before.firstRange(of: " of ").map { [String(before[$0.upperBound...])] } ?? [])
    }
    if let subject = subjects.first(where: { name.hasPrefix("\($0), ") }) {
      return String(name.dropFirst(subject.count + 2))
    }
    guard let of = name.firstRange(of: " of "), case let whose = name[of.upperBound...],
      names[..<number].contains(where: { $0 == whose || $0.hasPrefix("\(whose), ") })
    else { return name }
    return String(name[..<of.lowerBound])
  }

  /// Whether two titles name different days of one newspaper.
  private static func isOtherDay(_ name: String, before next: String) -> Bool {
    guard let one = day(in: name), let other = day(in: next) else { return false }
    return one.subject == other.subject && one.day != other.day
  }

  /// `Evening star` and `1865-10-02`, of `Evening star, 1865-10-02, edition 2`; nil for a title without a day.
  private static func day(in name: String) -> (subject: [Substring], day: Substring)? {
    let parts = name.split(separator: ", ")
    let index = parts.lastIndex { part in
      part.count == 10 && part.allSatisfy { $0.isASCII && ($0.isNumber || $0 == "-") }
    }
    return index.map { (Array(parts[..<$0]), parts[$0]) }
  }
}
