import MVP
import Terminal

/// The screens that are open, the last on top: joins them, gives keys to the one in use and draws what is in sight.
@MainActor public final class ScreenStack<Route: Hashable & Sendable>: Router {
  struct Entry {
    let route: Route
    let screen: any Screen
    /// What goes beside the screen where there is room.
    var companion: Route?
  }

  var entries: [Entry] = []
  var companion: (route: Route, screen: any Screen)?
  /// What was gone back from, the last left last, until another way is taken.
  private var left: [Route] = []
  /// The keys of the screen in use, its own and everybody's.
  private(set) var bindings: [KeyBinding] = []
  private var keyMap = KeyMap()
  var isMaximised = false
  var pointer = Pointer()
  var palette: Palette?
  private var errands: [Task<Void, Never>] = []
  private var commandHistory: [String] = []
  private let help: (String, [KeyBinding]) -> Route
  private let build: @MainActor (Route, ScreenStack) -> any Screen

  /// Said at the foot of the screen until the next key.
  public internal(set) var announcement: String?
  /// Keys of a command not yet complete, such as a count.
  public private(set) var typedKeys: String?
  public private(set) var isFinished = false
  /// The reader wants the shell back for a while.
  public var onSuspend: @MainActor () -> Void = {}
  /// The reader wants everything drawn anew.
  public var onRedraw: @MainActor () -> Void = {}
  /// Something on the screen has changed.
  public var onChange: @MainActor () -> Void = {}

  /// From this width on two screens stand side by side.
  public static var sharingWidth: Int { 100 }

  /// - Parameters:
  ///   - help: the route of a screen that explains keys, given the title of the screen in use.
  ///   - build: turns a route into its screen; exhaustive, so that a new route has to be built there.
  public init(
    help: @escaping (String, [KeyBinding]) -> Route,
    build: @escaping @MainActor (Route, ScreenStack) -> any Screen
  ) {
    self.help = help
    self.build = build
  }

  public var screens: [any Screen] { entries.map(\.screen) }
  public var top: (any Screen)? { entries.last?.screen }

  // MARK: Router

  public func open(_ route: Route) {
    let screen = take(companionFor: route) ?? build(route, self)
    screen.onChange = { [weak self] in self?.onChange() }
    entries.last?.screen.disappear()
    entries.append(Entry(route: route, screen: screen))
    // A popup is no place to have been; and it may hold a question that has to end with it.
    if !screen.presentation.isPopup { left = [] }
    becameTop()
  }

  public func back() {
    guard entries.count > 1, let closed = entries.popLast() else { return }
    if !closed.screen.presentation.isPopup { left.append(closed.route) }
    close(closed.screen)
    becameTop()
  }

  /// Opens again what was left last.
  private func forward() {
    var rest = left
    guard let route = rest.popLast() else { return announce("There is nowhere to go forward to") }
    open(route)
    left = rest
  }

  public func accompany(_ route: Route?) {
    guard let last = entries.indices.last else { return }
    entries[last].companion = route
  }

  public func announce(_ message: String) {
    announcement = message
    onChange()
  }

  private func becameTop() {
    pointer.forget()
    bindings = (top?.bindings ?? []) + KeyBindings.everywhere
    keyMap = KeyMap(bindings)
    top?.appear()
    onChange()
  }

  /// The screen that stood beside as a preview, if it is the one that is now opened: it knows its content already.
  private func take(companionFor route: Route) -> (any Screen)? {
    guard let companion, companion.route == route else { return nil }
    self.companion = nil
    return companion.screen
  }

  /// The screen that stands beside, built when the route is another than before.
  func companionScreen(for route: Route) -> any Screen {
    if let companion, companion.route == route { return companion.screen }
    if let companion { close(companion.screen) }
    let screen = build(route, self)
    companion = (route, screen)
    screen.onChange = { [weak self] in self?.onChange() }
    screen.appearBeside()
    return screen
  }

  // MARK: Events

  public func handle(_ event: TerminalEvent) {
    switch event {
    case .key(let key): handle(key)
    case .paste(let text): paste(text)
    case .mouse(let mouse): handle(mouse)
    case .resized, .resumed: onRedraw()
    case .answer: break  // the terminal's graphics are no screen's business
    case .suspend: onSuspend()
    case .terminate, .endOfInput: finish()
    }
  }

  private func handle(_ key: Key) {
    announcement = nil
    typedKeys = nil
    guard let top else { return }
    if palette != nil { return editPalette(key, on: top) }
    if top.prompt != nil { return top.edit(key) }
    switch keyMap.resolve(key) {
    case .command(let command, let count): perform(command, count: count, on: top, key: key)
    case .incomplete(let typed): typedKeys = typed
    case .unbound: announcement = "\(key.label) does nothing here; ? shows all keys"
    }
  }

  private func editPalette(_ key: Key, on screen: any Screen) {
    guard let outcome = palette?.edit(key), outcome != .typing else { return }
    palette = nil
    switch outcome {
    case .run(let command):
      commandHistory.append(command.description)
      perform(command, count: nil, on: screen, key: key)
    case .unknown(let name): announcement = "There is no command “\(name)” here; ? shows all"
    case .typing, .closed: break
    }
  }

  private func paste(_ text: String) {
    if palette != nil { palette?.paste(text) } else { top?.paste(text) }
  }

  private func perform(_ command: Command, count: Int?, on screen: any Screen, key: Key) {
    if screen.handle(command, count: count) { return }
    switch command {
    case .back: entries.count > 1 ? back() : leaveFirstScreen(by: key)
    case .forward: forward()
    case .help: open(help(screen.title, bindings))
    case .quit: finish()
    case .redraw: onRedraw()
    case .suspend: onSuspend()
    case .maximise: isMaximised.toggle()
    case .palette: palette = Palette(bindings: bindings, history: commandHistory)
    default: break
    }
  }

  /// Esc, ← and the like come too easily to end the program with them; q means it.
  private func leaveFirstScreen(by key: Key) {
    if key == "q" { finish() } else { announcement = "This is the first screen; q leaves the program" }
  }

  private func finish() {
    isFinished = true
    for entry in entries { close(entry.screen) }
    if let companion { close(companion.screen) }
  }

  private func close(_ screen: any Screen) {
    screen.close()
    if let errand = screen.errand { errands.append(errand) }
  }

  /// Waits until all is done that screens had to carry out, those that are closed, too.
  public func finishErrands() async {
    for errand in errands { await errand.value }
    errands = []
  }
}
