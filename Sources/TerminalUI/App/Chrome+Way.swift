import Terminal
import Text

/// The breadcrumbs in the title line.
extension Chrome {
  /// If the breadcrumbs are too long, the beginning is left out: where the reader is matters more than the
  /// way there.
  func way(within width: Int) -> String {
    let names = Chrome.withoutRepetition(trail.filter { !$0.isEmpty })
    let ways = (0..<max(1, names.count)).lazy.map { left in
      ((left > 0 ? ["…"] : []) + names.dropFirst(left)).joined(separator: " › ")
    }
    return ways.first { TextWidth.of($0) <= width } ?? Chrome.shortened(names.last ?? "", to: width)
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

  /// `Issues` instead of `Issues of Evening star`, and `1865-10-02` instead of `Evening star, 1865-10-02`, where the title
  /// stands before. What is named twice in a row stands once; so does a newspaper whose days follow one another: the
  /// reader went on from the first to the second, which is not within it.
  private static func withoutRepetition(_ names: [String]) -> [String] {
    names.enumerated().compactMap { number, name in
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
