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
      return .told(["Error: keys like that do nothing here. Type a word and Enter; h lists all."])
    }
    guard let top = window.navigator.top else { return .told([]) }
    if top.prompt != nil, !isPicker(top) {
      typeLine(line)
    } else if ["h", "help", "?"].contains(line) {
      return .told(LinearHelp.lines(of: window.bindings, on: top, speech(of: top)))
    } else if let trouble = perform(line, on: top) {
      return .told([trouble])
    }
    return .done(isWhole: line.isEmpty)
  }

  private func typeLine(_ line: String) {
    guard !line.isEmpty else { return press("Esc") }
    press("C-u")
    window.handle(.paste(line))
    press("Enter")
  }

  /// - Returns: why nothing was done; nil if something was.
  private func perform(_ line: String, on top: any Screen) -> String? {
    let spoken = top as? any SpokenScreen
    if let number = Int(line) {
      if spoken?.choose(number) == true { return nil }
      return spoken?.speech.choices.map {
        "Error: no number \(number) here. Type \($0.lowerBound) to \($0.upperBound)."
      }
        ?? "Error: no numbers here. h lists what can be done."
    }
    switch line {
    case "": break
    case "m": if spoken?.turn(by: 1) != true { return "Error: no more here." }
    case "p": if spoken?.turn(by: -1) != true { return "Error: this is the beginning." }
    case "b": isPicker(top) ? press("Esc") : runCommand(.back)
    case "q": window.handle(.endOfInput)
    default: return run(line, on: top)
    }
    return nil
  }

  private func run(_ line: String, on top: any Screen) -> String? {
    if isPicker(top) {
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
    var words = line.split(separator: " ").map(String.init)
    if words.count == 2, words[0] == Command.tab.description, Int(words[1]) != nil {
      runCommand(words: line)
      return nil
    }
    if words.count > 1, let number = words.last.flatMap({ Int($0) }) {
      guard (top as? any SpokenScreen)?.point(at: number) == true else {
        return "Error: no number \(number) here."
      }
      words.removeLast()
    }
    let name = words.joined(separator: " ")
    let binding = window.bindings.first { binding in
      binding.command.description == name || binding.keys.contains { $0.description == words.joined() }
    }
    guard let binding, !LinearHelp.isUnspoken(binding.command, on: top) else {
      return "Error: “\(name)” is not a command here. h lists all."
    }
    isTelling = LinearHelp.telling.contains(binding.command)
    let isByKey = binding.command.description != name
    runCommand(words: binding.command == .tab && isByKey ? "tab \(name.suffix(1))" : "\(binding.command)")
    return nil
  }

  private func runCommand(_ command: Command) { runCommand(words: command.description) }

  private func runCommand(words: String) {
    press(":")
    window.handle(.paste(words))
    press("Enter")
  }

  private func press(_ key: Key) { window.handle(.key(key)) }

  /// Whether typing narrows a list to choose from.
  func isPicker(_ screen: any Screen) -> Bool {
    screen.prompt != nil && screen.placement.isPopup && screen is any SpokenScreen
  }
}
