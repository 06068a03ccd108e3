import Newspapers
import Scenes
import Terminal
import TerminalUI

/// Which of the written keys are valid, and what is wrong with the others, which are left out.
struct KeySettings {
  private(set) var choices = KeyChoices()
  private(set) var mistakes: [SettingsError] = []
  private var accepted: [Command: (keys: [KeySequence], line: Int)] = [:]

  init(_ written: [WrittenKeys]) {
    for one in written {
      do throws(Trouble) { try take(one) } catch { mistakes.append(one.wrong(error.words)) }
    }
    // Only now is it known what the others have.
    for one in written {
      let command = Command(one.command)
      guard accepted[command]?.line == one.line else { continue }
      do throws(Trouble) { try check(command) } catch {
        accepted[command] = nil
        mistakes.append(one.wrong(error.words))
      }
    }
    choices = KeyChoices(accepted.mapValues(\.keys))
  }

  /// One sentence each, with file and line, without a period.
  var troubles: [String] { mistakes.map(\.message) }

  /// `config.yaml, line 3: … (and 2 more)`; nil if there is none.
  var firstTrouble: String? {
    let more =
      troubles.count > 1 ? " (and \(troubles.count - 1) more about keys; “broadsheet doctor” names all)" : ""
    return troubles.first.map { $0 + more }
  }

  private struct Trouble: Error {
    let words: String
  }

  private static let screens =
    KeyTables.screens.map { ($0.name, $0.bindings + KeyTables.everywhere) }
    + [("every screen", KeyTables.everywhere)]

  private static let commands = Set(screens.flatMap { $0.1.map(\.command) })

  private mutating func take(_ written: WrittenKeys) throws(Trouble) {
    if let fault = written.fault { throw Trouble(words: fault) }
    let command = Command(written.command)
    guard KeySettings.commands.contains(command) else {
      let similar = Resemblance.names(
        like: written.command, among: KeySettings.commands.map(\.description).sorted()
      )
      .first
      throw Trouble(
        words: "no command is called “\(written.command.prefix(80))”"
          + (similar.map { "; did you mean \($0)?" } ?? "; help (?) names them all"))
    }
    var keys: [KeySequence] = []
    for notation in written.keys {
      guard let key = KeySequence(notation: notation) else {
        throw Trouble(
          words: "“\(notation.prefix(80))” is not a key; keys are written j, G, C-x, M-1, F5, PgDn or g g")
      }
      if command != .quit, let known = key.keys.compactMap(KeySettings.sameKey).first {
        throw Trouble(words: known)
      }
      keys.append(key)
    }
    accepted[command] = (keys, written.line)
  }

  /// Why a key cannot be used by itself: terminals send the same for another key, or the program needs it.
  private static func sameKey(_ key: Key) -> String? {
    switch key {
    case "C-m": "C-m is Enter to a terminal; write Enter"
    case "C-i": "C-i is Tab to a terminal; write Tab"
    case "C-h": "C-h is Backspace to a terminal; write Backspace"
    case "C-c": "C-c always cancels or quits; it can have no other command"
    default: nil
    }
  }

  /// Every command of every screen has to have a key that can be typed.
  private func check(_ command: Command) throws(Trouble) {
    guard let own = accepted[command] else { return }
    for (screen, bindings) in KeySettings.screens where bindings.contains(where: { $0.command == command }) {
      for other in bindings where other.command != command {
        let theirs = accepted[other.command]
        for key in own.keys {
          if let theirs, theirs.line < own.line, let same = theirs.keys.first(where: key.collides) {
            throw Trouble(
              words: key == same
                ? "\(key.notation) is already \(other.command), on line \(theirs.line)"
                : KeySettings.words(key, same, other.command, "line \(theirs.line)"))
          }
          let lost = other.keys.filter(key.collides)
          // A sequence of keys is reachable only if none of its prefixes does something by itself.
          guard !lost.isEmpty else { continue }
          let isPart = lost.contains { $0 != key }
          let left = other.keys.filter { !lost.contains($0) } + (theirs?.keys ?? [])
          guard left.isEmpty || isPart else { continue }
          throw Trouble(
            words: isPart
              ? KeySettings.words(key, lost.first { $0 != key } ?? lost[0], other.command, screen)
              : "\(key.notation) is \(other.command) on \(screen); give that command another key, too")
        }
      }
    }
  }

  /// `g cannot be a key by itself: g g, which is first on the list, begins with it`
  private static func words(
    _ key: KeySequence, _ other: KeySequence, _ command: Command, _ place: String
  ) -> String {
    other.keys.count > key.keys.count
      ? "\(key.notation) cannot be a key by itself: \(other.notation), which is \(command) on \(place), begins with it"
      : "\(key.notation) cannot be typed: \(other.notation), which it begins with, is \(command) on \(place)"
  }
}
