import Clock
import MVP
import Terminal

/// Lines to scroll per notch of the mouse wheel.
public let wheelStep = 3

/// The base class of all screens: owns a presenter, draws the states that all scenes share, and runs the
/// reader's intents.
@MainActor open class BaseScreen<P: Presenting>: Screen, MvpView {
  public let presenter: P
  public let components: [any ScreenComponent]
  public final var onChange: @MainActor () -> Void = {}
  /// What the reader presses or types for the commands in sentences.
  public final var keyNames = KeyNames()
  /// Decides whether a server's refusal is over.
  public final let clock: any WallClock
  /// What is being typed, and what for.
  public internal(set) final var typing: Prompt<P>?
  /// True if no other screen covers this one. Only then may it tell the router about itself.
  public private(set) final var isOnTop = false
  let performer = Performer()
  let writes = WorkQueue()
  let downloads = WorkQueue()
  private var (isLoaded, hasBegun, isPreview) = (false, false, false)
  /// The intent that began the screen.
  private var beginning: Task<Void, Never>?
  /// The last intent that follows what is being typed.
  final var following: Task<Void, Never>?
  /// Whether the reader stopped waiting for the rest of what is shown.
  final var isPartial = false

  public init(presenter: P, clock: any WallClock, components: [any ScreenComponent] = []) {
    self.presenter = presenter
    self.clock = clock
    self.components = components
    for component in components { component.onChange = { [weak self] in self?.onChange() } }
  }

  open var promptFault: String? { nil }

  // MARK: What a scene provides

  open var title: String { "" }
  open var tabName: String { title }
  open var startsTrail: Bool { false }
  open var status: ScreenStatus { ScreenStatus() }
  open var positionRoom: Int { 0 }
  open var bindings: [KeyBinding] { [] }

  /// The keys that the hint bar names if there is content, the most useful first.
  open var contentHints: [KeyBinding] { bindings }

  /// Whether `command` makes no sense while there is no content because it failed, is loading, or does not
  /// exist.
  open func needsContent(_ command: Command) -> Bool { false }

  /// What the screen shows, for saying that it is missing: `Issues`.
  open var contentName: String { title }

  /// Why what was asked for is missing or out of date; nil if it is not.
  open var trouble: Failure? { presenter.state.failure }

  open var placement: ScreenPlacement { .pane }

  open func drawContent(
    _ content: P.Content, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {}

  /// Draws what is at the top in every state of the screen, such as tabs; returns the space below.
  open func drawTop(on canvas: inout Canvas, in rect: Rect, theme: Theme) -> Rect { rect }

  /// Performs `command`; overriding classes pass unknown commands on to `super`.
  open func handle(_ command: Command, count: Int?) -> Bool {
    command == .back && abandonWork()
  }

  open func handleBeside(_ command: Command) -> Bool { false }

  public final func abandonWork() -> Bool {
    let hasAbandonedParts = abandonParts()
    if task != nil, presenter.state.isWaiting {
      isPartial = presenter.state.content != nil
      performer.cancel()
      presenter.abandon()
    } else if !hasAbandonedParts {
      return false
    }
    gaveUp()
    return true
  }

  /// Cancels what is loading apart from the content and waited for in the same way, such as a scan; false if
  /// nothing is.
  open func abandonParts() -> Bool { false }

  /// Whether reloading may help what is loaded apart from the content, though the server that has the content
  /// refuses requests.
  open var canRefreshParts: Bool { false }

  /// Called once the reader has stopped waiting: what would have replaced the content is not wanted anymore.
  open func gaveUp() {}

  open func movesOnly(_ command: Command) -> Bool { false }

  /// Handles a mouse event, with its cell relative to `rect`; false if it has no meaning here.
  open func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool { false }

  /// The text being typed for the screen's own prompt has changed.
  open func promptChanged(_ text: String) {}
  open func promptSubmitted(_ text: String) {}
  open func promptCanceled() {}
  /// A key that means nothing while typing, such as the up arrow.
  open func promptIgnored(_ key: Key) {}

  /// Called once, before any other request to the presenter; again if closing the screen cut it short.
  open func begin() { perform { await $0.start() } }

  /// The same for a screen that is only a preview.
  open func beginBeside() { begin() }

  /// Called when a preview is opened.
  open func beginAgain() {}

  /// Whether `begin` loads what is missing wherever the reader went since, such as a page that was turned to.
  open var beginsAnywhere: Bool { false }

  /// Called each time the screen comes to the top.
  open func cameToTop() {}

  /// Called each time the screen stops being the active one, because it is covered or closed.
  open func left() {}

  // MARK: View

  open func render(_ state: ViewState<P.Content>) { onChange() }

  // MARK: Life cycle

  public final func appear() {
    isOnTop = true
    if isPreview {
      beginAgain()
      beginning = task
    }
    isPreview = false
    load { begin() }
    cameToTop()
    for component in components { component.willAppear() }
    for component in components { component.didAppear() }
  }

  public final func appearBeside() {
    isPreview = true
    load { beginBeside() }
  }

  public final func disappear() {
    if isOnTop { left() }
    isOnTop = false
    for component in components { component.didDisappear() }
  }

  public final func close() {
    disappear()
    // What it has not shown yet is loaded if it is reopened.
    let isUnfinished =
      performer.isStillRunning(beginning) || performer.isRunning && presenter.state.content == nil
    if isUnfinished || beginsAnywhere && (performer.isRunning || isPartial) { hasBegun = false }
    _ = abandonWork()
    performer.cancel()
  }

  private func load(_ begin: () -> Void) {
    if !isLoaded {
      isLoaded = true
      for component in components { component.didLoad() }
      presenter.attach(self)
    }
    let isNew = !hasBegun
    hasBegun = true
    guard isNew else { return }
    begin()
    beginning = task
  }
}
