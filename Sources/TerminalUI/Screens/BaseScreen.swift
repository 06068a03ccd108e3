import MVP
import Terminal

/// As many lines as one notch of the mouse wheel scrolls by.
public let wheelStep = 3

/// The screen that all others are: owns a presenter, draws the states that every scene shares, and is the one place
/// that begins tasks.
@MainActor open class BaseScreen<P: Presenting>: Screen, MvpView {
  public let presenter: P
  public let components: [any ScreenComponent]
  public final var onChange: @MainActor () -> Void = {}
  /// What is being typed, and what for.
  public private(set) final var typing: Prompt<P>?
  /// What the presenter is busy with; for tests to wait on.
  public private(set) final var task: Task<Void, Never>?
  /// On top of the others: what it tells the router is about the screen that the reader uses.
  public private(set) final var isOnTop = false
  /// What is carried out and not given up; for who has to wait until it is done.
  public private(set) final var pendingWrite: Task<Void, Never>?
  private var writeCount = 0
  private var isLoaded = false
  private var isPreview = false

  public init(presenter: P, components: [any ScreenComponent] = []) {
    self.presenter = presenter
    self.components = components
    for component in components { component.onChange = { [weak self] in self?.onChange() } }
  }

  public final var meter: String { components.lazy.map(\.words).first { !$0.isEmpty } ?? "" }

  // MARK: What a scene says of itself

  open var title: String { "" }
  open var status: ScreenStatus { ScreenStatus() }
  open var bindings: [KeyBinding] { [] }

  open var hints: [KeyBinding] { bindings }
  open var presentation: Presentation { .pane }

  open func drawContent(
    _ content: P.Content, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {}

  /// Draws what stands above every state of the screen, such as the names of its lists; returns the room below.
  open func drawTop(on canvas: inout Canvas, in rect: Rect, theme: Theme) -> Rect { rect }

  /// Does what `command` says; overriding classes pass on to `super` what they do not know.
  open func handle(_ command: Command, count: Int?) -> Bool {
    guard command == .back, task != nil, presenter.state.isWaiting else { return false }
    abandon()
    return true
  }

  /// Does what the mouse says, whose cell is counted from the corner of `rect`; false if that means nothing here.
  open func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool { false }

  /// The text that is being typed has changed, of a prompt for the screen itself; so are the two after this.
  open func promptChanged(_ text: String) {}
  open func promptSubmitted(_ text: String) {}
  open func promptCancelled() {}
  /// A key that means nothing while typing, such as an arrow up.
  open func promptIgnored(_ key: Key) {}

  /// Called once, before the presenter is first asked for anything.
  open func begin() { perform { await $0.start() } }

  /// The same for a screen that is only a preview.
  open func beginBeside() { begin() }

  /// Called when a screen that was a preview is opened.
  open func beginAgain() {}

  /// Called each time the screen has come to the top.
  open func cameToTop() {}

  // MARK: View

  open func render(_ state: ViewState<P.Content>) { onChange() }

  public final func draw(on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool) {
    let rect = drawTop(on: &canvas, in: rect, theme: theme)
    switch presenter.state {
    case .idle: break
    case .loading(let text): StateView.draw(loading: text, on: &canvas, in: rect, theme: theme)
    case .empty(let nothing): StateView.draw(nothing, on: &canvas, in: rect, theme: theme)
    case .failed(let failure):
      let canRefresh = bindings.contains { $0.command == .refresh }
      StateView.draw(failure, canRefresh: canRefresh, on: &canvas, in: rect, theme: theme)
    case .content(let content), .refreshing(let content), .stale(let content, _):
      drawContent(content, on: &canvas, in: rect, theme: theme, isFocused: isFocused)
    }
  }

  // MARK: Tasks

  /// Begins `intent`; an earlier one that is still under way is given up, since the reader wants something else now.
  public final func perform(_ intent: @escaping @MainActor (P) async -> Void) {
    task?.cancel()
    task = Task { [presenter] in await intent(presenter) }
  }

  /// Carries `intent` out to its end, whatever else the reader wants and wherever the reader goes: for what is to be
  /// written down. One after another.
  public final func carryOut(_ intent: @escaping @MainActor (P) async -> Void) {
    writeCount += 1
    let number = writeCount
    pendingWrite = Task { [weak self, presenter, pendingWrite] in
      await pendingWrite?.value
      await intent(presenter)
      if let self, self.writeCount == number { self.pendingWrite = nil }
    }
  }

  private func abandon() {
    task?.cancel()
    task = nil
    presenter.abandon()
  }

  // MARK: Typing

  public final var prompt: LineEditor? { typing?.editor }

  /// Has the reader type a line.
  public final func type(_ editor: LineEditor, for purpose: Prompt<P>.Purpose = .own) {
    typing = Prompt(editor: editor, purpose: purpose)
    onChange()
  }

  public final func edit(_ key: Key) {
    guard var prompt = typing else { return }
    let outcome = prompt.editor.edit(key)
    finish(prompt, outcome)
    if outcome == .ignored { promptIgnored(key) }
  }

  public final func paste(_ text: String) {
    guard var prompt = typing else { return }
    let outcome = prompt.editor.insert(text)
    finish(prompt, outcome)
  }

  private func finish(_ prompt: Prompt<P>, _ outcome: LineEditor.Outcome) {
    let isOver = outcome == .submitted || outcome == .cancelled
    typing = isOver ? nil : prompt
    let text = prompt.editor.text
    switch prompt.purpose {
    case .find(let find):
      if outcome == .changed { perform { await find($0, text) } }
      if outcome == .cancelled { perform { await find($0, "") } }
    case .jump(let jump): if outcome == .changed { perform { await jump($0, text) } }
    case .write(let write): if outcome == .submitted { carryOut { await write($0, text) } }
    case .own:
      switch outcome {
      case .changed: promptChanged(text)
      case .submitted: promptSubmitted(text)
      case .cancelled: promptCancelled()
      case .ignored: break
      }
    }
    onChange()
  }

  // MARK: Life cycle

  public final func appear() {
    isOnTop = true
    if isPreview { beginAgain() }
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
    isOnTop = false
    for component in components { component.didDisappear() }
  }

  public final func close() {
    disappear()
    task?.cancel()
  }

  private func load(_ begin: () -> Void) {
    guard !isLoaded else { return }
    isLoaded = true
    for component in components { component.didLoad() }
    presenter.attach(self)
    begin()
  }
}
