import MVP
import Terminal
import Text

/// A window of screens for readers who do not see it: typed lines in, statements out, each on a line of its own. The
/// screens and their presenters are those of every window; they are not drawn.
@MainActor public final class LinearWindow<Route: Hashable & Sendable> {
  let window: ScreenWindow<Route>
  private let say: @MainActor ([String]) -> Void
  /// The screen that spoke last, and what it said.
  private var said: (screen: ObjectIdentifier, speech: Speech)?

  /// How long a screen may load before that is said, and how often then.
  private static var patience: Duration { .seconds(1) }
  private static var interval: Duration { .seconds(10) }

  /// - Parameter say: prints statements, a line for each.
  public init(window: ScreenWindow<Route>, say: @escaping @MainActor ([String]) -> Void) {
    (self.window, self.say) = (window, say)
  }

  public var isFinished: Bool { window.isFinished }

  /// Opens `routes`, the last on top, and says what it shows.
  public func begin(from routes: [Route]) async {
    for route in routes { window.navigator.open(route) }
    await answer(isWhole: true)
  }

  /// Does what the reader typed, and says what came of it.
  public func take(_ typed: String) async {
    let line = Sanitizer.sanitized(typed).trimmed
    window.announcement = nil
    guard !line.isEmpty || typed.trimmed.isEmpty else {
      return say(["Error: keys like that do nothing here. Type a word and Enter; h lists all."])
    }
    guard let top = window.navigator.top else { return }
    if top.prompt != nil, !isPicker(top) {
      typeLine(line)
    } else if ["h", "help", "?"].contains(line) {
      return say(LinearHelp.lines(of: window.bindings, on: top, speech(of: top)))
    } else if let trouble = perform(line, on: top) {
      return say([trouble])
    }
    await answer(isWhole: line.isEmpty)
  }

  /// There will be no more lines.
  public func end() async {
    if !window.isFinished { window.handle(.endOfInput) }
    await window.navigator.finishPendingWrites()
  }

  // MARK: Lines

  private func typeLine(_ line: String) {
    guard !line.isEmpty else { return press("Esc") }
    press("C-u")
    window.handle(.paste(line))
    press("Enter")
  }

  /// - Returns: why nothing was done; nil if it was.
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
      runCommand(.find)
      if window.navigator.top?.prompt != nil { typeLine(String(line.dropFirst()).trimmed) }
      return nil
    }
    var words = line.split(separator: " ").map(String.init)
    if words.count > 1, let number = words.last.flatMap({ Int($0) }) {
      guard (top as? any SpokenScreen)?.point(at: number) == true else {
        return "Error: no number \(number) here."
      }
      words.removeLast()
    }
    let name = words.joined(separator: " ")
    let binding = window.bindings.first { binding in
      binding.command.description == name || binding.keys.contains { $0.description == name }
    }
    guard let binding, !LinearHelp.isUnspoken(binding.command, on: top) else {
      return "Error: “\(name)” is not a command here. h lists all."
    }
    runCommand(binding.command)
    return nil
  }

  private func runCommand(_ command: Command) {
    press(":")
    window.handle(.paste(command.description))
    press("Enter")
  }

  private func press(_ key: Key) { window.handle(.key(key)) }

  /// Whether typing narrows a list to choose from.
  private func isPicker(_ screen: any Screen) -> Bool {
    screen.prompt != nil && screen.placement.isPopup && screen is any SpokenScreen
  }

  // MARK: Answers

  /// Says what is new once everything has come: all of it, or what has changed.
  private func answer(isWhole: Bool) async {
    await settle()
    guard !window.isFinished, let top = window.navigator.top else { return }
    (top as? any SpokenScreen)?.prepareSpeech()
    await settle()
    var lines = window.announcement.map { [note($0)] } ?? []
    if let prompt = top.prompt, !isPicker(top) {
      lines += LinearHelp.asking(prompt, on: top)
    } else {
      let speech = speech(of: top)
      let hasNote = !lines.isEmpty
      lines += news(speech, of: top, isWhole: isWhole, hasNote: hasNote)
      said = (ObjectIdentifier(top), speech)
    }
    say(lines)
  }

  private func news(_ speech: Speech, of top: any Screen, isWhole: Bool, hasNote: Bool) -> [String] {
    let keys = LinearHelp.keys(speech, on: top, isFirst: window.navigator.screens.count < 2)
    guard !isWhole, let said, said.screen == ObjectIdentifier(top) else { return speech.lines + [keys] }
    if said.speech == speech { return hasNote ? [] : ["Nothing changed. " + keys] }
    guard said.speech.heading == speech.heading, said.speech.statements.count == speech.statements.count
    else {
      return speech.lines + [keys]
    }
    return zip(said.speech.statements, speech.statements).filter { $0 != $1 }.map(\.1)
  }

  private func speech(of screen: any Screen) -> Speech {
    if let spoken = screen as? any SpokenScreen { return spoken.speech }
    return (screen as? any StatefulScreen)?.stateSpeech { drawn(screen) } ?? drawn(screen)
  }

  /// What a screen that has no words of its own would show.
  private func drawn(_ screen: any Screen) -> Speech {
    var canvas = Canvas(size: Size(rows: 60, columns: 100))
    screen.draw(on: &canvas, in: Rect(canvas.size), theme: .mono, isFocused: true)
    return Speech(SpokenText.sentence(screen.title), DrawnWords.words(canvas).map(SpokenText.sentence))
  }

  private func note(_ announcement: String) -> String {
    let isError = announcement.hasPrefix("✗")
    let words = LinearHelp.renamed(SpokenText.sentence(announcement), by: window.bindings)
    return (isError ? "Error: " : "Note: ") + words
  }

  /// Waits until the screen on top has what was asked for, and says that it loads if that takes long.
  private func settle() async {
    var due = ContinuousClock.now + LinearWindow.patience
    while let top = window.navigator.top, !window.isFinished, top.isBusy {
      if due < .now {
        due = .now + LinearWindow.interval
        let words = top.waitingWords.map(SpokenText.sentence) ?? ""
        say(["Progress: " + (words.isEmpty ? "still at work." : words)])
      }
      guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { return }
    }
  }
}
