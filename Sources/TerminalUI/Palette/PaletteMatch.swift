/// How well a command matches what was typed. Names count for more than descriptions, and prefixes for more
/// than matches inside.
enum PaletteMatch: Int, Comparable {
  case name, beginning, key, word, inside, help, letters

  static func < (left: PaletteMatch, right: PaletteMatch) -> Bool { left.rawValue < right.rawValue }

  /// The entries that match, the best first, otherwise in the original order.
  static func best(of entries: [CommandPalette.Entry], for text: String) -> [CommandPalette.Entry] {
    let sought = text.lowercased().split(separator: " ").map(String.init)
    guard !sought.isEmpty else { return entries }
    let found = entries.enumerated().compactMap { place, entry in
      PaletteMatch(entry, sought, written: text).map { (match: $0, place: place, entry: entry) }
    }
    return found.sorted { ($0.match, $0.place) < ($1.match, $1.place) }.map(\.entry)
  }

  /// Nil if it does not match.
  /// - Parameters:
  ///   - sought: words in lowercase.
  ///   - written: as typed: keys differ in case.
  private init?(_ entry: CommandPalette.Entry, _ sought: [String], written: String) {
    let name = entry.command.description
    let typed = sought.joined(separator: "-")
    let help = entry.words.lowercased().split { !$0.isLetter && !$0.isNumber }
    if name == typed {
      self = .name
    } else if name.hasPrefix(typed) {
      self = .beginning
    } else if entry.keys.contains(written) {
      self = .key
    } else if sought.allSatisfy({ word in name.split(separator: "-").contains { $0.hasPrefix(word) } }) {
      self = .word
    } else if name.contains(typed) {
      self = .inside
    } else if sought.allSatisfy({ word in
      help.contains { $0.hasPrefix(word) } || name.split(separator: "-").contains { $0.hasPrefix(word) }
    }) {
      self = .help
    } else if typed.count > 1, PaletteMatch.isWithin(typed, name) {
      self = .letters
    } else {
      return nil
    }
  }

  /// Whether the letters are in the name, in order: `oib` in `open-in-browser`.
  private static func isWithin(_ letters: String, _ name: String) -> Bool {
    var rest = Substring(letters)
    for letter in name where letter == rest.first { rest.removeFirst() }
    return rest.isEmpty
  }
}
