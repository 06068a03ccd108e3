import MVP
import Terminal

/// What the reader sees and types into: passes keys to the active screen, and draws it with the screens
/// beside and above it.
@MainActor public final class ScreenWindow<Route: Hashable & Sendable>: Announcer {
  let tabs: Tabs<Route>
  /// The keys of the active screen: its own and the shared ones.
  private(set) var bindings: [KeyBinding] = []
  private var keyMap = KeyMap()
  /// Those of earlier screens, by their type.
  var knownKeys: [ObjectIdentifier: (bindings: [KeyBinding], map: KeyMap)] = [:]
  let afterFrame = AfterFrame()
  var pointer = Pointer()
  /// What was drawn beside the active screen, as a preview; nil if nothing was.
  weak var beside: (any Screen)?
  /// Whether two panes were drawn last.
  var hasTwoPanes = false
  /// As it was drawn last, for clicks.
  var drawn: (chrome: Chrome, size: Size)?
  var lastHints: (source: HintSource, line: HintLine)?
  /// Where the rows of the palette were drawn.
  var paletteList: Rect?
  /// Commands run by name, the latest first.
  private var recentCommands: [Command] = []
  /// The caution that the last command met.
  var lastCaution: String?
  private let help: @MainActor (String, [KeyBinding]) -> any Screen
  let choices: KeyChoices
  /// The keys that work on every screen.
  let shared: [KeyBinding]
  /// Commands that no hint names, since they are useless in this program.
  public var unhinted: Set<Command> = []
  private let onShared: @MainActor (Command, Navigator<Route>) -> Void
  /// Shown at the foot of the screen until the next key; `announce` decides what replaces it.
  public internal(set) var announcement: Notice? {
    didSet { if announcement == nil { earlierFailures = [] } }
  }
  /// What failed before the reader's first key and was announced before it: nobody may have read it yet.
  var earlierFailures: [Notice] = []
  /// The last report of a download by a screen, and what was being downloaded then.
  var reported: (report: Notice, downloads: Set<Task<Void, Never>>)?
  private(set) var hasHandledKey = false
  /// Whether commands are typed as lines, by name or by key.
  var isTyped = false
  /// Keys of an incomplete command, such as a count.
  public internal(set) var typedKeys: String?
  public private(set) var isFinished = false
  /// What was open when it was finished.
  private(set) var lastTabs: OpenTabs<Route>?
  /// Runs work that belongs to no screen.
  let performer = Performer()
  /// The reader wants the shell back for a while.
  public var onSuspend: @MainActor () -> Void = {}
  /// The reader wants everything redrawn.
  public var onRedraw: @MainActor () -> Void = {}
  /// Something on the screen has changed.
  public var onChange: @MainActor () -> Void = {}
  /// Whether the screens have been drawn in their current state, except for a list's cursor: the effect of
  /// keys may depend on positions.
  var isLaidOut = false

  /// - Parameters:
  ///   - shared: keys of the program that work on every screen, in addition to the common ones.
  ///   - choices: keys of the reader's own.
  ///   - onShared: performs a command of `shared` that the active screen leaves to the program, in the
  ///     visible tab.
  ///   - help: makes the help screen, given the title of the active screen.
  public init(
    navigator: Navigator<Route>, shared: [KeyBinding] = [], choices: KeyChoices = KeyChoices(),
    onShared: @escaping @MainActor (Command, Navigator<Route>) -> Void = { _, _ in },
    help: @escaping @MainActor (String, [KeyBinding]) -> any Screen
  ) {
    tabs = Tabs(navigator)
    self.shared = shared + KeyBindings.everywhere
    self.choices = choices
    self.onShared = onShared
    self.help = help
    connect(navigator)
  }

  func changed() {
    isLaidOut = false
    onChange()
  }

  /// Drops an incomplete command.
  func forgetTypedKeys() {
    keyMap.forget()
    typedKeys = nil
  }

  func screenCameToTop() {
    pointer.forget()
    bindings = navigator.top.map(keys(of:)) ?? shared
    keyMap = navigator.top.map(keyMap(of:)) ?? KeyMap(bindings)
    if let top = navigator.top { tell(top, bindings) }
  }

  // MARK: Events

  public func handle(_ event: TerminalEvent) {
    switch event {
    case .key(let key): handle(key)
    case .paste(let text): paste(text)
    case .mouse(let mouse): handle(mouse)
    case .resized, .resumed:
      isLaidOut = false
      onRedraw()
    case .answer: break  // screens do not care about the terminal's graphics
    case .suspend: onSuspend()
    case .terminate, .endOfInput: finish()
    }
  }

  private func handle(_ key: Key) {
    // A message took space from the screens.
    if !hasHandledKey, announcement != nil { isLaidOut = false }
    hasHandledKey = true
    announcement = nil
    typedKeys = nil
    guard let top = navigator.top else { return }
    if palette != nil || top.prompt != nil, let command = commandWhileTyping(key) {
      return perform(command, count: nil, on: top, key: key)
    }
    if palette != nil { return editPalette(key, on: top) }
    if top.prompt != nil { return top.edit(key) }
    switch keyMap.resolve(key) {
    case .command(let command, let count): perform(command, count: count, on: top, key: key)
    case .incomplete(let typed): typedKeys = typed
    case .unbound: announcement = nothing(for: key, on: top)
    }
  }

  private func editPalette(_ key: Key, on screen: any Screen) {
    if let outcome = palette?.edit(key) { settle(outcome, on: screen, key: key) }
  }

  func settle(_ outcome: CommandPalette.Outcome, on screen: any Screen, key: Key) {
    guard outcome != .typing else { return }
    palette = nil
    switch outcome {
    case .run(let command, let text):
      recentCommands = [command] + recentCommands.filter { $0 != command }
      perform(command, count: command == .tab ? Int(text) : nil, on: screen, key: key)
      if !text.isEmpty, screen.prompt != nil {
        screen.paste(text)
        screen.edit("Enter")
      }
    case .unknown(let name): announcement = "No command “\(name)” here; press \(self.key(of: .help)) for all"
    case .typing, .closed: break
    }
  }

  private func paste(_ text: String) {
    if palette != nil { palette?.paste(text) } else { navigator.top?.paste(text) }
  }

  func perform(_ command: Command, count: Int?, on screen: any Screen, key: Key) {
    if let objection = objection(to: command, on: screen) { return announce(objection) }
    let wasLaidOut = isLaidOut
    let isTaken = screen.handle(command, count: count)
    isLaidOut = isTaken && wasLaidOut && screen.movesOnly(command)
    if isTaken || handleTabs(command, count: count, on: screen, key: key) { return }
    if let beside, beside !== screen, beside.handleBeside(command) { return }
    switch command {
    case .back: navigator.screens.count > 1 ? navigator.back() : leaveFirstScreen(by: key)
    case .forward: if !navigator.forward() { announce("Nothing to go forward to") }
    case .help: navigator.open(help(screen.title, bindings))
    case .quit: finish()
    case .redraw: onRedraw()
    case .suspend: onSuspend()
    case .maximize:
      guard hasTwoPanes || tabs.current.isMaximized else { return announce("There is only one pane here") }
      tabs.current.isMaximized.toggle()
    case .palette:
      palette = CommandPalette(bindings: bindings, recent: recentCommands) { command in
        obstacle(to: command, on: screen).map { names(bindings).resolved($0) }
      }
    default: onShared(command, navigator)
    }
  }

  /// Esc, ← and the like are too easy to press to end the program with them; q is deliberate.
  private func leaveFirstScreen(by key: Key) {
    if tabs.all.count > 1 { return leaveTab(by: key) }
    if key == "q" { finish() } else { announcement = "This is the first screen; q quits" }
  }

  private func finish() {
    isFinished = true
    lastTabs = openTabs
    tabs.finish()
    // It has screens, too.
    pointer = Pointer()
  }
}
