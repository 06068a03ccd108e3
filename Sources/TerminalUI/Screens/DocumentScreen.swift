import Clock
import MVP
import Terminal
import Text

/// A screen with a text to scroll through, and links to follow.
@MainActor open class DocumentScreen<P: DocumentPresenting>: BaseScreen<P> {
  private var scroll = TextScroll()
  private var focusedLink: Int?
  /// The statements to say in accessible mode.
  final var spoken = SpokenWindow(usual: 20)
  private var layout: DocumentLayout?
  /// What `layout` was computed from: the document is rebuilt on each access, and frames are many.
  private var laidOut: (content: P.Content, document: Document, isRefused: Bool)?

  open override var bindings: [KeyBinding] {
    KeyBindings.links + KeyBindings.moving
  }

  /// Commands that concern what is drawn, for accessible mode.
  open var drawnCommands: Set<Command> { [] }

  /// What is drawn beside the text, in sentences that accessible mode says after its heading.
  open var drawnWords: [String] { [] }

  open override func needsContent(_ command: Command) -> Bool {
    command == .nextLink || command == .previousLink
  }

  open override var status: ScreenStatus { ScreenStatus(position: position) }

  /// `all` if the whole text is visible, otherwise the percentage scrolled through.
  public final var position: String {
    layout == nil || presenter.state.content == nil ? "" : scroll.position
  }

  open override func handle(_ command: Command, count: Int?) -> Bool {
    switch command {
    case .nextLink: focusLink(after: 1)
    case .previousLink: focusLink(after: -1)
    case .open:
      // A link has to be visible before it can be followed.
      if let focusedLink { presenter.follow(link: focusedLink) } else { focusLink(after: 1) }
    default: guard scroll.move(command, count: count) else { return super.handle(command, count: count) }
    }
    onChange()
    return true
  }

  /// The wheel scrolls.
  open override func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool {
    switch mouse.action {
    case .wheel(.up): scroll.move(.up, count: wheelStep)
    case .wheel(.down): scroll.move(.down, count: wheelStep)
    default: false
    }
  }

  /// Whether a link is selected, which Enter follows.
  public final var isLinkFocused: Bool {
    guard let focusedLink, let count = laidOut?.document.linkCount else { return false }
    return focusedLink < count
  }

  private func focusLink(after step: Int) {
    guard let layout, let count = laidOut?.document.linkCount, count > 0 else { return }
    let next = focusedLink.map { $0 + step } ?? (step > 0 ? 0 : count - 1)
    let link = (next + count) % count
    focusedLink = link
    guard let line = layout.lines.firstIndex(where: { $0.link == link }) else { return }
    scroll.reveal(line, above: scroll.height / 2)
  }

  /// How many rows the text of `content` takes in a pane with that many columns.
  public final func rows(of content: P.Content, columns: Int) -> Int {
    lay(out: content, in: columns - 2)
    return layout?.lines.count ?? 0
  }

  private func lay(out content: P.Content, in width: Int) {
    // It says what can be done, which changes once a refusal is over.
    let isRefused = isRefused
    guard laidOut?.content != content || laidOut?.isRefused != isRefused || layout?.width != width else {
      return
    }
    let document = content.document(now: clock.now).changingFailures(keyNames.resolved)
    if let laidOut, laidOut.document.blocks.first != document.blocks.first { scroll.scroll(to: 0) }
    layout = DocumentLayout(document, width: width)
    laidOut = (content, document, isRefused)
  }

  open override func drawContent(
    _ content: P.Content, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    let body = rect.inset(columns: 1)
    lay(out: content, in: body.columns)
    guard let layout else { return }
    scroll.fit(count: layout.lines.count, height: body.rows)
    for (number, line) in layout.lines.dropFirst(scroll.top).prefix(body.rows).enumerated() {
      let isFocusedLink = line.link != nil && line.link == focusedLink && isFocused
      let text = isFocusedLink ? line.text.focused : line.text
      if isFocusedLink { canvas.cursor = (body.row + number, body.column) }
      canvas.write(text, row: body.row + number, column: body.column, width: body.columns, theme: theme)
    }
  }
}

extension StyledText {
  /// The same text with its links focused.
  fileprivate var focused: StyledText {
    StyledText(runs.map { Run($0.text, $0.role == .link ? .linkFocused : $0.role) })
  }
}
