import MVP
import Terminal

/// What the reader sees and types into: passes keys to the screen in use, and draws it with what stands
/// beside and above it.
@MainActor public final class ScreenWindow<Route: Hashable & Sendable> {
  /// The screens of the window.
  public let navigator: Navigator<Route>
  /// The keys of the screen in use: its own and the shared ones.
  private(set) var bindings: [KeyBinding] = []
  private var keyMap = KeyMap()
  var isMaximised = false
  var pointer = Pointer()
  var palette: Palette?
  private var commandHistory: [String] = []
  private let help: @MainActor (String, [KeyBinding]) -> any Screen

  /// Shown at the foot of the screen until the next key.
  public internal(set) var announcement: String?
  /// Keys of an incomplete command, such as a count.
  public private(set) var typedKeys: String?
  public private(set) var isFinished = false
  /// The reader wants the shell back for a while.
  public var onSuspend: @MainActor () -> Void = {}
  /// The reader wants everything redrawn.
  public var onRedraw: @MainActor () -> Void = {}
  /// Something on the screen has changed.
  public var onChange: @MainActor () -> Void = {}

  /// Two screens are shown side by side at this width or more.
  public static var sharingWidth: Int { 100 }

  /// - Parameter help: makes the help screen, given the title of the screen in use.
  public init(
    navigator: Navigator<Route>, help: @escaping @MainActor (String, [KeyBinding]) -> any Screen
  ) {
    self.navigator = navigator
    self.help = help
    navigator.onTop = { [weak self] in self?.screenCameToTop() }
    navigator.onChange = { [weak self] in self?.onChange() }
    navigator.onAnnounce = { [weak self] in self?.announce($0) }
  }

  private func announce(_ message: String) {
    announcement = message
    onChange()
  }

  private func screenCameToTop() {
    pointer.forget()
    bindings = (navigator.top?.bindings ?? []) + KeyBindings.everywhere
    keyMap = KeyMap(bindings)
  }

  // MARK: Events

  public func handle(_ event: TerminalEvent) {
    switch event {
    case .key(let key): handle(key)
    case .paste(let text): paste(text)
    case .mouse(let mouse): handle(mouse)
    case .resized, .resumed: onRedraw()
    case .answer: break  // screens do not care about the terminal's graphics
    case .suspend: onSuspend()
    case .terminate, .endOfInput: finish()
    }
  }

  private func handle(_ key: Key) {
    announcement = nil
    typedKeys = nil
    guard let top = navigator.top else { return }
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
    if palette != nil { palette?.paste(text) } else { navigator.top?.paste(text) }
  }

  private func perform(_ command: Command, count: Int?, on screen: any Screen, key: Key) {
    if screen.handle(command, count: count) { return }
    switch command {
    case .back: navigator.screens.count > 1 ? navigator.back() : leaveFirstScreen(by: key)
    case .forward: if !navigator.forward() { announce("There is nowhere to go forward to") }
    case .help: navigator.open(help(screen.title, bindings))
    case .quit: finish()
    case .redraw: onRedraw()
    case .suspend: onSuspend()
    case .maximise: isMaximised.toggle()
    case .palette: palette = Palette(bindings: bindings, history: commandHistory)
    default: break
    }
  }

  /// Esc, ← and the like are too easy to press to end the program with them; q is deliberate.
  private func leaveFirstScreen(by key: Key) {
    if key == "q" { finish() } else { announcement = "This is the first screen; q leaves the program" }
  }

  private func finish() {
    isFinished = true
    navigator.finish()
  }
}
