import MVP
import Terminal
import Text

extension ListScreen: SpokenScreen {
  /// How many rows to say at a time unless the reader asks for another number.
  static var usualRows: Int { 20 }

  public var unspoken: Set<Command> { (self as? any SpokenList)?.unspokenInList ?? [] }

  public var narrowsByTyping: Bool { (self as? any SpokenList)?.wordsNarrow ?? false }

  public var choosingCommand: Command { (self as? any SpokenList)?.numberCommand ?? .open }

  public func prepareSpeech() {
    guard let content = presenter.state.content,
      cursor.height != spokenRows || cursor.total != content.total
    else { return }
    if cursor.total != content.total { spokenRows = Self.usualRows }
    cursor.fit(total: content.total, height: spokenRows)
    moveCursor(to: cursor.row)
  }

  public var speech: Speech {
    speech { content in
      let shown = cursor.visible
      let statements = shown.map { number in
        "\(number + 1). " + (statement(of: number, in: content) ?? "Not loaded; an empty line says it again.")
      }
      let total = content.isOpenEnded ? content.total - 1 : content.total
      let own = self as? any SpokenList
      let heading = own?.spokenHeading ?? "\(SpokenText.words(title)), \(Numerals.grouped(total))"
      let range = "Rows \(shown.lowerBound + 1) to \(shown.upperBound)"
      let loaded = loadsMore.map { "\(range) of \(Numerals.grouped(total)) loaded; \($0) loads more" }
      let rows = loaded ?? (shown.count < content.total ? range : "")
      let place = cursor.row - shown.lowerBound
      let knowsAll = !content.isOpenEnded && loadsMore == nil
      let closing = [SpokenText.sentence(own?.spokenClosing ?? "")].filter { !$0.isEmpty }
      return Speech(
        SpokenText.sentences([heading, rows]), statements + closing, place: place < shown.count ? place : nil,
        choices: shown.isEmpty ? nil : shown.lowerBound + 1...shown.upperBound,
        choosing: own?.choosing ?? "A number opens that row",
        next: shown.upperBound < content.total ? "more" : nil,
        left: knowsAll ? total - shown.upperBound : nil,
        previous: shown.lowerBound > 0 ? "previous" : nil)
    }
  }

  public func turn(isForward: Bool, saying count: Int?) -> Bool {
    var window = SpokenWindow(showing: cursor, usual: Self.usualRows)
    guard presenter.state.content != nil,
      window.turn(isForward: isForward, saying: count, of: cursor.total)
    else { return false }
    spokenRows = window.size
    cursor.fit(total: cursor.total, height: window.size)
    bringToTop(row: window.start)
    return true
  }

  public var loadsMore: String? { (self as? any SpokenList)?.loadsMoreRows }

  public var pointed: String? { "row" }

  public var counted: Set<Command> { (self as? any SpokenList)?.countedInList ?? [] }

  public func point(at number: Int) -> Bool {
    guard number > 0, cursor.visible.contains(number - 1), presenter.state.content?.row(at: number - 1) != nil
    else {
      return false
    }
    moveCursor(to: number - 1)
    return true
  }

  /// The row in its own words, or else as drawn.
  private func statement(of number: Int, in content: P.Content) -> String? {
    if let own = self as? any SpokenList { return own.statement(ofRow: number) }
    guard let row = content.row(at: number) else { return nil }
    var canvas = Canvas(size: Size(rows: rowHeight, columns: 160))
    let rect = Rect(canvas.size)
    drawRow(row, on: &canvas, in: rect, theme: .mono, isSelected: false, isFocused: true)
    return SpokenText.sentence(DrawnWords.words(canvas).joined(separator: ", "))
  }
}

/// The words on a canvas, for rows without others.
enum DrawnWords {
  /// The lines that say something, with commas between columns.
  @MainActor static func words(_ canvas: borrowing Canvas) -> [String] {
    var lines: [String] = []
    for row in 0..<canvas.size.rows {
      let columns = canvas.text(row: row).split(separator: "  ").map { SpokenText.words(plain(String($0))) }
      let line = columns.filter { !$0.isEmpty }.joined(separator: ", ")
      if line.contains(where: { $0.isLetter || $0.isNumber }) { lines.append(line) }
    }
    return lines
  }

  /// Without bars, lines and frames.
  private static func plain(_ text: String) -> String {
    String(text.unicodeScalars.filter { !("\u{2500}"..."\u{259f}").contains($0) && $0 != "▬" })
  }
}
