import MVP
import Terminal
import Text

/// What typed lines do.
extension LinearWindow {
  enum Response {
    /// The lines that answer it.
    case told([String])
    /// What the top screen has to say, or only what is new.
    case done(isWhole: Bool)
  }

  func respond(to typed: String) -> Response {
    let line = Sanitizer.sanitized(typed).trimmed
    guard !line.isEmpty || typed.trimmed.isEmpty else {
      return .told(["Error: keys like that do nothing here. Type a word and press Enter; h lists all."])
    }
    guard let top = window.navigator.top else { return .told([]) }
    // A Tab alone is the key, not an empty line.
    if line.isEmpty, typed.contains("\t") { return pressTab(on: top) }
    if top.prompt != nil, !LinearHelp.isNarrowed(top) {
      typeLine(line)
    } else if ["h", "help", "?"].contains(line) {
      return .told(LinearHelp.lines(of: window.bindings, on: top, speech(of: top)))
    } else if let trouble = perform(line, on: top) {
      return .told([trouble])
    }
    return .done(isWhole: line.isEmpty)
  }

  private func pressTab(on top: any Screen) -> Response {
    if top.prompt != nil {
      press("Tab")
    } else if let trouble = perform("Tab", on: top) {
      return .told([trouble])
    }
    return .done(isWhole: false)
  }

  /// - Returns: why nothing was done; nil if something was.
  private func perform(_ line: String, on top: any Screen) -> String? {
    let spoken = top as? any SpokenScreen
    if let number = Int(line) {
      deed = .going
      return choose(number, on: spoken)
    }
    if let turn = LinearWindow.turn(in: line) {
      return self.turn(isForward: turn.isForward, saying: turn.count, on: spoken)
    }
    switch line {
    case "": break
    case "b": LinearHelp.isNarrowed(top) ? press("Esc") : runCommand(.back)
    case "q": window.handle(.endOfInput)
    default: return run(line, on: top)
    }
    return nil
  }

  /// The most that are said at a time.
  private static var most: Int { 500 }

  /// `m` or `p`, and how many to say: `m`, `m 10`, `m10`, `10 p`.
  private static func turn(in line: String) -> (isForward: Bool, count: Int?)? {
    let words = line.split(separator: " ").joined()
    guard let key = ["m", "p"].first(where: { words.hasPrefix($0) || words.hasSuffix($0) }) else {
      return nil
    }
    let digits = words.hasPrefix(key) ? words.dropFirst() : words.dropLast()
    guard digits.allSatisfy({ ("0"..."9").contains($0) }) else { return nil }
    return (key == "m", digits.isEmpty ? nil : Int(digits) ?? .max)
  }

  /// - Returns: why nothing was done; nil if something was.
  private func turn(isForward: Bool, saying count: Int?, on spoken: (any SpokenScreen)?) -> String? {
    if let count, !(1...LinearWindow.most).contains(count) {
      return "Error: type a number from 1 to \(LinearWindow.most) after m or p."
    }
    if spoken?.turn(isForward: isForward, saying: count) == true { return nil }
    guard isForward else { return "Error: this is the beginning." }
    guard let key = spoken?.loadsMore else { return "Error: no more here." }
    return "Error: no more is loaded; \(key) loads more."
  }

  /// Opens the item with that number.
  private func choose(_ number: Int, on spoken: (any SpokenScreen)?) -> String? {
    if spoken?.choose(number) == true { return nil }
    return spoken?.speech.choices.map {
      "Error: no number \(number) here. Type \(LinearHelp.range($0))."
    } ?? "Error: no numbers here. h lists what can be done."
  }

  /// The command whose name or key was typed; nil if there is none here.
  func binding(of words: ArraySlice<String>) -> KeyBinding? {
    let (name, key) = (words.joined(separator: " "), words.joined())
    return window.bindings.first { binding in
      binding.command.description == name || binding.keys.contains { $0.description == key }
    }
  }

  private func run(_ line: String, on top: any Screen) -> String? {
    if LinearHelp.isNarrowed(top) {
      press("C-u")
      window.handle(.paste(line))
      return nil
    }
    if line.hasPrefix("/"), line.count > 1 {
      guard window.bindings.contains(where: { $0.command == .find }) else {
        return "Error: there is nothing to find words in here. h lists what can be done."
      }
      runCommand(.find)
      if window.navigator.top?.prompt != nil { typeLine(String(line.dropFirst()).trimmed) }
      return nil
    }
    let words = line.split(separator: " ").map(String.init)
    if words.count == 2, words[0] == Command.tab.description, Int(words[1]) != nil {
      runCommand(words: line)
      return nil
    }
    if let question = question(in: words, of: line) { return ask(question, on: top as? any SpokenScreen) }
    return run(words, on: top)
  }

  /// Runs a command by its name or key, which a number may follow.
  private func run(_ typed: [String], on top: any Screen) -> String? {
    let spoken = top as? any SpokenScreen
    var (words, number) = (typed[...], Int?.none)
    // `g 1` is a key, too.
    if words.count > 1, binding(of: words) == nil, let last = words.last.flatMap({ Int($0) }) {
      (words, number) = (words.dropLast(), last)
    }
    let name = words.joined(separator: " ")
    let found = binding(of: words)
    if found?.command == .open, let number { return choose(number, on: spoken) }
    if found?.command == .open, let choices = spoken?.speech.choices {
      guard spoken?.opensSelected == true else { return openOne(of: choices, on: spoken) }
      runCommand(.open)
      return nil
    }
    // Before anything moves: what is typed next would apply to another row.
    guard let found, !LinearHelp.isUnspoken(found.command, on: top) else {
      return "Error: “\(name)” is not a command here. h lists all."
    }
    deed = LinearHelp.deed(of: found.command)
    if let number {
      if spoken?.counted.contains(found.command) == true {
        guard number > 0 else { return "Error: a count is at least 1." }
        window.perform(found.command, count: number)
        return nil
      }
      guard spoken?.pointed != nil else { return "Error: “\(name)” takes no number here." }
      guard spoken?.point(at: number) == true else { return "Error: no number \(number) here." }
    }
    let isByKey = found.command.description != name
    runCommand(words: found.command == .tab && isByKey ? "tab \(name.suffix(1))" : "\(found.command)")
    return nil
  }

  /// Nothing is selected, but if there is only one it is meant.
  private func openOne(of choices: ClosedRange<Int>, on spoken: (any SpokenScreen)?) -> String? {
    guard choices.count > 1 else { return choose(choices.lowerBound, on: spoken) }
    return "Error: open needs a number, \(choices.lowerBound) to \(choices.upperBound), such as "
      + "“open \(choices.upperBound)”."
  }

  func runCommand(_ command: Command) { runCommand(words: command.description) }

  func runCommand(words: String) {
    press(":")
    window.handle(.paste(words))
    press("Enter")
  }

  func press(_ key: Key) { window.handle(.key(key)) }
}
