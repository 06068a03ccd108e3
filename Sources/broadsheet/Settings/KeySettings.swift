import Newspapers
import Scenes
import Terminal
import TerminalUI

/// Which of the written keys are valid, and what is wrong with the others, which are left out.
struct KeySettings {
  private(set) var choices = KeyChoices()
  private(set) var mistakes: [SettingsError] = []
  private var accepted: [Command: Own] = [:]

  /// The valid keys of a command, and where they are written.
  private struct Own {
    var keys: [KeySequence]
    let line: Int
    /// Which of the commands it is, in the order of the file.
    let place: Int
  }

  init(_ written: [WrittenKeys]) {
    for (place, one) in written.enumerated() { take(one, at: place) }
    // Only now is it known what the others have.
    for (place, one) in written.enumerated() { check(one, at: place) }
    choices = KeyChoices(accepted.mapValues(\.keys))
  }

  /// How many commands have keys of the reader's own.
  var commandCount: Int { accepted.count }

  /// One sentence each, with file and line, without a period.
  var troubles: [String] { mistakes.map(\.message) }

  /// `config.yaml, line 3: … (and 2 more)`; nil if there is none.
  var firstTrouble: String? {
    let more =
      troubles.count > 1 ? " (and \(troubles.count - 1) more about keys; “broadsheet doctor” names all)" : ""
    return troubles.first.map { $0 + more }
  }

  private static let screens =
    KeyTables.screens.map { ($0.name, $0.bindings + KeyTables.everywhere) }
    + [("every screen", KeyTables.everywhere)]

  private static let commands = Set(screens.flatMap { $0.1.map(\.command) })

  /// Accepts the keys that are valid by themselves.
  private mutating func take(_ written: WrittenKeys, at place: Int) {
    if let fault = written.fault { return mistakes.append(written.wrong(fault)) }
    let command = Command(written.command)
    guard KeySettings.commands.contains(command) else {
      return mistakes.append(written.wrong(KeySettings.unknown(written.command)))
    }
    var keys: [KeySequence] = []
    for notation in written.keys {
      guard let key = KeySequence(notation: notation) else {
        mistakes.append(
          written.wrong(
            "“\(notation.prefix(80))” is not a key; keys are written j, G, C-x, M-1, F5, PgDn or g g"))
        continue
      }
      if let known = KeySettings.fault(of: key, for: command) {
        mistakes.append(written.wrong(known))
      } else {
        keys.append(key)
      }
    }
    if !keys.isEmpty { accepted[command] = Own(keys: keys, line: written.line, place: place) }
  }

  private static func unknown(_ command: String) -> String {
    let names = commands.map(\.description).sorted()
    let similar = Resemblance.names(like: command, among: names).first
    return "no command is called “\(command.prefix(80))”"
      + (similar.map { "; did you mean \($0)?" } ?? "; help (?) names them all")
  }

  /// Why no command can have a key, whatever the keys of others; nil if it can.
  private static func fault(of sequence: KeySequence, for command: Command) -> String? {
    if let first = sequence.keys.first, digits.contains(first) {
      return "“\(sequence.notation)” cannot be a key: 1 to 9 begin counts"
    }
    return sequence.keys.compactMap { fault(of: $0, for: command) }.first
  }

  private static let digits: Set<Key> = ["1", "2", "3", "4", "5", "6", "7", "8", "9"]

  /// Terminals send the same for another key, or the program needs it.
  private static func fault(of key: Key, for command: Command) -> String? {
    switch key {
    case "C-m": "C-m is Enter to a terminal; write Enter"
    case "C-i": "C-i is Tab to a terminal; write Tab"
    case "C-h": "C-h is Backspace to a terminal; write Backspace"
    case "C-[": "C-[ is Esc to a terminal; write Esc"
    case "C-c" where command != .quit: "C-c always cancels or quits; it can have no other command"
    default: nil
    }
  }

  /// Leaves out the keys that another command needs.
  private mutating func check(_ written: WrittenKeys, at place: Int) {
    let command = Command(written.command)
    guard var own = accepted[command], own.place == place else { return }
    let keys = own.keys
    own.keys = []
    for key in keys {
      if let words = trouble(with: key, of: command, own) {
        mistakes.append(written.wrong(words))
      } else {
        own.keys.append(key)
      }
    }
    accepted[command] = own.keys.isEmpty ? nil : own
  }

  /// Why a command cannot have a key: every command of every screen has to have a key that can be typed. Nil
  /// if it can.
  /// - Parameter own: the keys that it can have besides.
  private func trouble(with key: KeySequence, of command: Command, _ own: Own) -> String? {
    for (screen, bindings) in KeySettings.screens where bindings.contains(where: { $0.command == command }) {
      for other in bindings where other.command != command {
        let theirs = accepted[other.command]
        if let theirs, theirs.place < own.place, let same = theirs.keys.first(where: key.collides) {
          return key == same
            ? "\(key.notation) is already the key of \(other.command), on line \(theirs.line)"
            : KeySettings.words(key, same, other.command, "line \(theirs.line)")
        }
        let lost = other.keys.filter(key.collides)
        // A sequence of keys is reachable only if none of its prefixes does something by itself.
        guard !lost.isEmpty else { continue }
        let isPart = lost.contains { $0 != key }
        let taken = own.keys + [key]
        let left = other.keys.filter { !taken.contains(where: $0.collides) } + (theirs?.keys ?? [])
        guard left.isEmpty || isPart else { continue }
        return isPart
          ? KeySettings.words(key, lost.first { $0 != key } ?? lost[0], other.command, screen)
          : "\(key.notation) is the key of \(other.command) on \(screen); give that command another key, too"
      }
    }
    return nil
  }

  /// `g cannot be a key by itself: g g, the key of first on the list, begins with it`
  private static func words(
    _ key: KeySequence, _ other: KeySequence, _ command: Command, _ place: String
  ) -> String {
    other.keys.count > key.keys.count
      ? "\(key.notation) cannot be a key by itself: \(other.notation), the key of \(command) on \(place), begins with it"
      : "\(key.notation) cannot be typed: \(other.notation), which it begins with, is the key of \(command) on \(place)"
  }
}
