import MVP
import Terminal
import Text

/// What can be typed in accessible mode, in words.
@MainActor enum LinearHelp {
  /// Commands that concern a drawn screen.
  private static let meaningless: Set<Command> = [
    .redraw, .suspend, .maximize, .palette, .help, .down, .up, .pageDown, .pageUp, .halfPageDown, .halfPageUp,
    .first, .last, .nextLink, .previousLink, .open,
  ]

  /// What the reader expects of a command's answer.
  enum Deed {
    case change
    /// Says itself what it changed, so that a list is not repeated after it.
    case telling
    /// Goes somewhere: if the reader is there already, the place is said again.
    case going
    /// Asks again for what is shown.
    case retrying
  }

  private static let telling: Set<Command> = ["bookmark", "undo", "remove"]

  private static let going: Set<Command> = ["next-match", "previous-match"]

  static func deed(of command: Command) -> Deed {
    if command == .refresh { return .retrying }
    return telling.contains(command) ? .telling : going.contains(command) ? .going : .change
  }

  /// Commands that ask for a line, which may be typed after them at once.
  static let asking: Set<Command> = [
    .find, "go-to-date", "go-to-title", "search", "edit-query", "dates", "save-search", "save-filters",
    "open-address", "edit-note", "edit-tags",
  ]

  /// Those that ask for what is to be written about an item.
  static let askingAboutItem: Set<Command> = ["edit-note", "edit-tags"]

  /// What to type for commands whose default keys mean something else, or cannot be typed.
  nonisolated static func line(for command: String) -> String? {
    command == Command.help.description ? "h" : command == Command.back.description ? "b" : nil
  }

  /// Lines whose meaning differs from that of keys on other screens.
  private nonisolated static let taken: Set<String> = ["m", "p", "b", "h", "q", "?"]

  /// Whether `command` is useless to those who do not see `screen`.
  static func isUnspoken(_ command: Command, on screen: any Screen) -> Bool {
    meaningless.contains(command) || (screen as? any SpokenScreen)?.unspoken.contains(command) == true
  }

  private static func spoken(_ bindings: [KeyBinding], on screen: any Screen) -> [KeyBinding] {
    bindings.filter { ![.back, .quit].contains($0.command) && !isUnspoken($0.command, on: screen) }
  }

  /// `A number opens that row. m more (459 left), / find, f filter, b back, h help.`
  /// - Parameter unhinted: commands that are useless now.
  static func keys(
    _ speech: Speech, on screen: any Screen, isFirst: Bool, unhinted: Set<Command> = []
  ) -> String {
    let choosing =
      (speech.choices == nil ? "" : "\(speech.choosing). ") + (isNarrowed(screen) ? "\(narrowing) " : "")
    var words: [String] = []
    if let next = speech.next { words.append("m \(next)" + speech.leftWords) }
    if let previous = speech.previous { words.append("p \(previous)") }
    for binding in screen.hints {
      guard let hint = binding.hint, let spoken = said(binding, on: screen),
        !unhinted.contains(spoken.command)
      else { continue }
      let line = key(of: spoken) ?? spoken.command.description
      words.append(line == hint ? hint : "\(line) \(hint)")
    }
    return choosing + (words + [isFirst ? "q quit" : "b back", "h help"]).joined(separator: ", ") + "."
  }

  /// `binding`, or else the command that its hint names: `i` where Enter shows the issues. Nil if neither is
  /// useful: a number opens its row, unless it does something else.
  private static func said(_ binding: KeyBinding, on screen: any Screen) -> KeyBinding? {
    if let spoken = spoken([binding], on: screen).first { return spoken }
    guard binding.command == .open else { return nil }
    if let screen = screen as? any SpokenScreen, screen.choosingCommand != .open { return binding }
    guard let named = screen.bindings.first(where: { $0.command.description == binding.hint })
    else { return nil }
    return named.hint == nil ? named : nil
  }

  /// What is typed for a binding; nil if its name has to be, because its keys mean something else here or are not typed
  /// in lines.
  nonisolated static func key(of binding: KeyBinding) -> String? {
    binding.keyNames.first { key in
      key.count < 4 && key.allSatisfy { $0.isASCII && !$0.isWhitespace } && !taken.contains(key)
        && Int(key) == nil
    }
  }

  /// Whether `screen` narrows what there is to choose from to whatever is typed, now.
  static func isNarrowed(_ screen: any Screen) -> Bool {
    screen.prompt != nil && (screen as? any SpokenScreen)?.narrowsByTyping == true
  }

  private static let narrowing = "Type words to narrow."

  /// Everything that can be typed, one statement for each.
  static func lines(of bindings: [KeyBinding], on screen: any Screen, _ speech: Speech) -> [String] {
    let choosing = speech.choices == nil ? [] : ["\(speech.choosing)."]
    // If there is no more to say now, there may be later.
    let next = speech.next.flatMap { $0 == "more" ? nil : $0 } ?? "say more"
    let previous = speech.previous.flatMap { $0 == "previous" ? nil : $0 } ?? "say what came before"
    let moving = [
      "m: \(next). p: \(previous). A number after them, such as m 10: that many. An empty line: say it again.",
      "b: go back. q: quit. h: this help.",
    ]
    // Commands would only be looked for in the list.
    guard !isNarrowed(screen) else { return choosing + [narrowing] + moving }
    let common = moving + ["Type any of these commands by name or key\(numbers(on: screen))."]
    let isChoosing = speech.choices != nil && screen.prompt == nil
    let opens = isChoosing && (screen as? any SpokenScreen)?.opensSelected == true
    let own = (opens ? bindings.filter { $0.command == .open } : []) + spoken(bindings, on: screen)
    // A command does the same whichever of its bindings is typed: the screen's own says what.
    var told: [(binding: KeyBinding, keys: [String])] = []
    for binding in own {
      let keys = [key(of: binding)].compactMap(\.self)
      if let known = told.firstIndex(where: { $0.binding.command == binding.command }) {
        told[known].keys += keys
      } else {
        told.append((binding, keys))
      }
    }
    return choosing + common
      + told.map { binding, keys in
        "\(binding.command)" + keys.map { ", or \($0)" }.joined() + ": " + help(of: binding, on: screen)
      }
  }

  /// `1 to 20`; `1` if there is only one.
  static func range(_ choices: ClosedRange<Int>) -> String {
    choices.count == 1 ? "\(choices.lowerBound)" : "\(choices.lowerBound) to \(choices.upperBound)"
  }

  /// What a number after a command means.
  private static func numbers(on screen: any Screen) -> String {
    guard let spoken = screen as? any SpokenScreen else { return "" }
    let count = spoken.counted.isEmpty ? "" : " as a count where one is named"
    guard let item = spoken.pointed else { return count.isEmpty ? "" : "; add a number\(count)" }
    return "; add a number to apply it to that \(item)" + (count.isEmpty ? "" : ", or\(count)")
  }

  /// A line has its answer at once, and a count only where one can be typed.
  private static func help(of binding: KeyBinding, on screen: any Screen) -> String {
    var help = binding.typedHelp.replacing(/,? as you type/, with: "")
    let isCounted = (screen as? any SpokenScreen)?.counted.contains(binding.command) == true
    if !isCounted {
      help = help.replacing(/; with a count, [^;]+/, with: "")
    } else if !help.contains("; with a count") {
      help += "; with a count, N times"
    }
    return SpokenText.sentence(typed(help), keepsDates: true)
  }

  /// `words` for readers who type lines rather than press keys.
  static func typed(_ words: String) -> String {
    words.replacing("press twice", with: "type it twice").replacing("press again", with: "type it again")
      .replacing("Press ", with: "Type ").replacing("press ", with: "type ")
      .replacing("then Esc", with: "and then an empty line")
  }

  /// What is typed for an empty line, which cancels.
  static let emptyLine = "-"

  /// What is being asked for, and the existing text.
  static func asking(_ prompt: LineEditor, on screen: any Screen) -> [String] {
    let label = prompt.label.trimmed
    let name =
      label.hasPrefix("/")
      ? "Words to find" : label.hasSuffix(":") ? String(label.dropLast()) : label
    let text = prompt.text.trimmed
    let fault = screen.promptFault.map { ["Error: " + SpokenText.sentence($0, keepsDates: true)] } ?? []
    if prompt.isBeginning {
      return fault + ["\(name): type a line to follow “\(text)”; an empty one cancels."]
    }
    let now = prompt.text.isEmpty ? "" : " Now: \(text)"
    let clearing = prompt.emptyMeaning.map { ", or \(emptyLine) \($0)" } ?? ""
    let typing = now.isEmpty ? "type a line" : "type a line in place of what is there\(clearing)"
    return fault + ["\(name): \(typing); an empty one cancels.\(now)"]
  }
}

extension String {
  /// Without white space at its ends.
  var trimmed: String {
    var text = Substring(self)
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
