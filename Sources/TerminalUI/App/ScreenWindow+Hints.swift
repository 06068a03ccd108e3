import Terminal

/// What the hint line says.
extension ScreenWindow {
  /// Everything it depends on: most frames have the same line as the previous one.
  struct HintSource: Equatable {
    fileprivate let hints: [KeyBinding]
    /// The keys of the active screen.
    fileprivate let bindings: [KeyBinding]
    fileprivate let unhinted: Set<Command>
    fileprivate let isFirstScreen: Bool
    fileprivate let isOnlyTab: Bool
    fileprivate let width: Int
  }

  func hintLine(of screen: any Screen, width: Int) -> HintLine {
    let source = HintSource(
      hints: screen.hints, bindings: bindings, unhinted: unhinted,
      isFirstScreen: navigator.screens.count == 1, isOnlyTab: tabs.all.count == 1, width: width)
    if let (known, line) = lastHints, known == source { return line }
    let line = HintLine(hints(from: source), width: width)
    lastHints = (source, line)
    return line
  }

  /// With the commands' current keys.
  private func hints(from source: HintSource) -> [KeyBinding] {
    var hints = (source.hints + shared).filter { $0.hint != nil && !source.unhinted.contains($0.command) }
    if source.isFirstScreen { hints = leaving(hints, isOnlyTab: source.isOnlyTab) }
    guard !choices.isEmpty else { return hints }
    return hints.map { hint in
      source.bindings.first { $0.command == hint.command }.map { hint.with($0.keys) } ?? hint
    }
  }

  /// On a tab's first screen, the key that goes back quits the program or closes the tab.
  private func leaving(_ hints: [KeyBinding], isOnlyTab: Bool) -> [KeyBinding] {
    guard key(of: .back) == "q" else { return hints.filter { $0.command != .back } }
    return hints.filter { !isOnlyTab || $0.command != .quit }.map { hint in
      hint.command == .back ? hint.hinting(isOnlyTab ? "quit" : "close tab") : hint
    }
  }
}
