import MVP
import Terminal

/// A screen that is a text to scroll through, with links to follow.
@MainActor open class DocumentScreen<P: DocumentPresenting>: BaseScreen<P> {
  private var top = 0
  private var height = 1
  private var focusedLink: Int?
  private var layout: DocumentLayout?
  /// What `layout` is of: a document is made anew each time it is asked for, and frames are many.
  private var laidOut: (content: P.Content, document: Document)?

  open override var bindings: [KeyBinding] {
    KeyBindings.links + KeyBindings.moving
  }

  open override var status: ScreenStatus { ScreenStatus(position: position) }

  /// `all` of a text in sight, else the share that has been scrolled through.
  public final var position: String {
    guard let layout, presenter.state.content != nil else { return "" }
    guard layout.lines.count > height else { return "all" }
    return top == 0 ? "top" : "\(min(100, (top + height) * 100 / layout.lines.count)) %"
  }

  open override func handle(_ command: Command, count: Int?) -> Bool {
    let steps = count ?? 1
    switch command {
    case .down: scroll(to: top + steps)
    case .up: scroll(to: top - steps)
    case .pageDown: scroll(to: top + height * steps)
    case .pageUp: scroll(to: top - height * steps)
    case .halfPageDown: scroll(to: top + max(1, height / 2) * steps)
    case .halfPageUp: scroll(to: top - max(1, height / 2) * steps)
    case .first: scroll(to: (count ?? 1) - 1)
    case .last: scroll(to: count.map { $0 - 1 } ?? .max)
    case .nextLink: focusLink(after: 1)
    case .previousLink: focusLink(after: -1)
    case .open: if let focusedLink { presenter.follow(link: focusedLink) }
    default: return super.handle(command, count: count)
    }
    onChange()
    return true
  }

  /// The wheel scrolls.
  open override func handle(_ mouse: MouseEvent, in rect: Rect) -> Bool {
    switch mouse.action {
    case .wheel(.up): scroll(to: top - wheelStep)
    case .wheel(.down): scroll(to: top + wheelStep)
    default: return false
    }
    return true
  }

  private func scroll(to line: Int) {
    top = max(0, min(line, (layout?.lines.count ?? 0) - height))
  }

  private func focusLink(after step: Int) {
    guard let layout, let count = laidOut?.document.linkCount, count > 0 else { return }
    let next = focusedLink.map { $0 + step } ?? (step > 0 ? 0 : count - 1)
    let link = (next + count) % count
    focusedLink = link
    guard let line = layout.lines.firstIndex(where: { $0.link == link }) else { return }
    if line < top || line >= top + height { scroll(to: line - height / 2) }
  }

  open override func drawContent(
    _ content: P.Content, on canvas: inout Canvas, in rect: Rect, theme: Theme, isFocused: Bool
  ) {
    let body = rect.inset(columns: 1)
    if laidOut?.content != content || layout?.width != body.columns {
      let document = content.document
      if let laidOut, laidOut.document.blocks.first != document.blocks.first { top = 0 }
      layout = DocumentLayout(document, width: body.columns)
      laidOut = (content, document)
    }
    guard let layout else { return }
    height = max(1, body.rows)
    scroll(to: top)
    for (number, line) in layout.lines.dropFirst(top).prefix(body.rows).enumerated() {
      let text = line.link != nil && line.link == focusedLink && isFocused ? line.text.focused : line.text
      canvas.write(text, row: body.row + number, column: body.column, width: body.columns, theme: theme)
    }
  }
}

extension StyledText {
  /// The same with its links as the focused one.
  fileprivate var focused: StyledText {
    StyledText(runs.map { Run($0.text, $0.role == .link ? .linkFocused : $0.role) })
  }
}
