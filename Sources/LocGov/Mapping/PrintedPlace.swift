import Newspapers

/// The place in a title line: a city, and what names its state, such as `Or.` in `McMinnville, Or.`
struct PrintedPlace {
  let city: String
  /// What follows the city: `Va.` and `W. Va.` in `Charleston, Va. [W. Va.]`.
  private let others: [String]

  init(_ text: String) {
    let start = text.prefix { $0 != "," && $0 != "[" && $0 != "(" }
    city = start.trimmed
    others = text[start.endIndex...].split { PrintedPlace.separators.contains($0) }.map(\.trimmed)
  }

  private static let separators: Set<Character> = [",", "[", "]", "(", ")", ":", ";"]

  /// Whether it is the city's name, ignoring case.
  func isCity(_ name: String) -> Bool { name.lowercased() == city.lowercased() }

  /// The one of `states` that the place names last, in full or abbreviated; nil if there is none, or if that
  /// could be several.
  func state(among states: [String]) -> String? {
    for other in others.reversed() {
      let named = states.filter { StateName.isNamed($0, by: other) }
      if !named.isEmpty { return named.count == 1 ? named[0] : nil }
    }
    return nil
  }
}
