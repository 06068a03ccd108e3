/// What a catalog's frequency says about days of the week: `Daily (except Sun.)`, `Weekly`, `Semiweekly`.
public struct PublicationFrequency: Hashable, Sendable {
  /// The days on which it may have been published.
  public let days: Set<Weekday>
  /// How many of them per week; nil if not stated: a daily has five to seven.
  public let daysPerWeek: Int?

  /// Nil for text that says nothing about days of the week: `Monthly`, `Irregular`, `Weekly (irregular)`, or
  /// none at all.
  ///
  /// If there are several frequencies, the first is used: a catalog names the newest first.
  public init?(_ words: String) {
    let words = words.lowercased()
    guard !words.contains("irreg") else { return nil }
    let named = PublicationFrequency.weekdays(in: words)
    let name = words.filter { $0.isLetter || $0 == " " }
    if name.hasPrefix("daily") {
      let excepted = words.contains("except") ? named : []
      days = Set(Weekday.allCases).subtracting(excepted)
      daysPerWeek = excepted.isEmpty ? nil : days.count
      return
    }
    let counts = [
      ("weekly", 1), ("once a week", 1), ("semiweekly", 2), ("twice a week", 2), ("twice weekly", 2),
      ("triweekly", 3), ("three times a week", 3), ("three no a week", 3), ("four times a week", 4),
      ("five times a week", 5),
    ]
    let plain = name.hasPrefix("semi ") || name.hasPrefix("tri ") ? name.filter { $0 != " " } : name
    guard let count = counts.first(where: { plain.hasPrefix($0.0) })?.1 else { return nil }
    // `Weekly (Fridays)`, `Semiweekly (Tuesday and Friday)`: uses the named days if their number matches.
    days = named.count == count && !words.contains("except") ? named : Set(Weekday.allCases)
    daysPerWeek = count
  }

  private static func weekdays(in words: String) -> Set<Weekday> {
    let parts = words.split { !$0.isLetter }
    return Set(
      Weekday.allCases.filter { day in
        let name = day.description.lowercased()
        return parts.contains { $0.count >= 3 && (name.hasPrefix($0) || $0 == name + "s") }
      })
  }
}
