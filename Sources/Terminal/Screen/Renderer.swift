/// Turns what a terminal shows into a canvas, with as few bytes as the common control sequences allow.
///
/// It writes nothing itself. It expects the screen as `TerminalSession` opens it (no line wrap, no `\n`
/// translation), and expects to be the only writer. After anything else, call `invalidate()`.
public struct Renderer: ~Copyable {
  private let isSynchronized: Bool
  let terminal: TerminalKind
  let repertoire: Repertoire
  /// What the terminal shows, row by row.
  var shown: [Cell] = []
  var size = Size(rows: 0, columns: 0)
  var output = ControlBytes()
  var pen: Pen
  var position: CursorPosition
  var pictures = PictureBoard()
  /// The tiles of pictures that this frame has to send, by place.
  var missingTiles: [Rect: [UInt8]] = [:]
  private var isCursorShown: Bool?
  private var isValid = false

  /// A renderer for a terminal in an unknown state. `synchronized` makes the terminal show a frame only when
  /// all of it has arrived (mode 2026); terminals without this mode ignore it. Characters outside `repertoire`
  /// are replaced by similar ones. `terminal` limits the control sequences.
  public init(
    colorDepth: ColorDepth, repertoire: Repertoire = .unicode, terminal: TerminalKind = .modern,
    synchronized: Bool = true
  ) {
    self.repertoire = repertoire
    self.terminal = terminal
    pen = Pen(colorDepth: colorDepth)
    position = CursorPosition(movesToColumns: terminal >= .console)
    isSynchronized = synchronized && terminal == .modern
  }

  /// Makes the next frame paint everything: after a resize, after resuming, or on request.
  public mutating func invalidate() { isValid = false }

  /// Passes the bytes of one frame to `emit`, in one piece; nothing if nothing changed. If `emit` fails, the
  /// next frame paints everything.
  public mutating func frame<Failure: Error>(
    _ canvas: borrowing Canvas, emit: (UnsafeRawBufferPointer) throws(Failure) -> Void
  ) throws(Failure) {
    output.removeAll()
    let isNew = !isValid || size != canvas.size
    if isNew { pictures.forget(&output) }
    let hasPictures = !canvas.placed.isEmpty || !pictures.isEmpty
    // Comes before the synchronized update, which a terminal holds back. Data sent here is not visible by
    // itself.
    if hasPictures { pictures.update(for: canvas, isCleared: isNew, &output) }
    let isUnchanged = output.bytes.isEmpty
    if isSynchronized { output.append("\u{1b}[?2026h") }
    let unchanged = output.bytes.count
    if isNew { clear(canvas.size) }
    if hasPictures {
      paintWithPictures(canvas)
    } else {
      if let hint = canvas.scrollHint, terminal >= .vt100 { scroll(hint, for: canvas) }
      for row in 0..<size.rows { paint(row: row, of: canvas) }
    }
    placeCursor(of: canvas)
    guard output.bytes.count > unchanged || !isUnchanged else { return }
    if isSynchronized { output.append("\u{1b}[?2026l") }
    isValid = false
    try output.bytes.span.withUnsafeBytes(emit)
    isValid = true
  }

  private mutating func clear(_ size: Size) {
    self.size = size
    shown = Array(repeating: .blank, count: size.rows * size.columns)
    pen.forget()
    pen.change(to: .plain, in: &output)
    output.append("\u{1b}[2J")
    position.forget()
    isCursorShown = nil
  }

  private mutating func placeCursor(of canvas: borrowing Canvas) {
    let place = canvas.cursor.flatMap { canvas.contains($0.row, $0.column) ? $0 : nil }
    if let place { position.move(to: place.row, place.column, in: &output) }
    guard terminal >= .vt220, isCursorShown != (place != nil) else { return }
    output.append(place != nil ? "\u{1b}[?25h" : "\u{1b}[?25l")
    isCursorShown = place != nil
  }
}
