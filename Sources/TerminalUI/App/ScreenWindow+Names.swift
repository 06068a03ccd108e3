import MVP
import Terminal

/// What sentences name: keys, or what is typed.
extension ScreenWindow {
  /// The first key of a command, for people.
  func key(of command: Command) -> String {
    let usual = bindings.first { $0.command == command }?.keys.first?.description ?? ":\(command)"
    return names(bindings).name(of: command, usual: usual)
  }

  /// Says that a key means nothing on `screen`, and where all keys are.
  func nothing(for key: Key, on screen: any Screen) -> Notice {
    let nothing = "\(key.label) does nothing here"
    return Notice(screen is any KeyGuide ? nothing : "\(nothing); press \(self.key(of: .help)) for all keys")
  }

  /// - Parameter bindings: those of a screen, with the reader's own keys.
  func names(_ bindings: [KeyBinding]) -> KeyNames {
    KeyNames(bindings, choices: choices, isTyped: isTyped)
  }

  /// Tells a screen which names to use in its sentences.
  func tellNames(to screen: any Screen) { tell(screen, keys(of: screen)) }

  /// Those of the screen and the shared ones, as the reader has them.
  func keys(of screen: any Screen) -> [KeyBinding] { choices.applied(to: screen.bindings + shared) }

  func tell(_ screen: any Screen, _ bindings: [KeyBinding]) {
    (screen as? any StatefulScreen)?.keyNames = names(bindings)
  }

  /// The one for `bindings`. It stays the same when switching back and forth between tabs.
  func keyMap(of screen: any Screen) -> KeyMap {
    let kind = ObjectIdentifier(type(of: screen))
    if let known = knownKeys[kind], known.bindings == bindings { return known.map }
    let map = KeyMap(bindings)
    knownKeys[kind] = (bindings, map)
    return map
  }
}
