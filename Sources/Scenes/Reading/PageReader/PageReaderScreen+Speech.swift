import MVP
import Newspapers
import Presentation
import TerminalUI
import Text

/// The page in words, for accessible mode: a few paragraphs at a time.
extension PageReaderScreen: SpokenScreen {
  /// The part of a page to say.
  struct SpokenPart {
    var page: PageID?
    var mode = PageMode.reading
    /// The texts to say, not counting empty ones.
    var texts = SpokenWindow(usual: 5)
    /// How many characters of the first one to leave out, as counted by `PageInk`: the reader stopped there.
    var skipped = 0
    /// The match that was said last.
    var match: Int?
  }

  /// Commands for the scan, and for moving in the drawing.
  public var unspoken: Set<Command> {
    Set(PageScanKeys.bindings.map(\.command)).union([.readOn, .clip, .turnRightToLeft, .foldNotes])
  }

  public var counted: Set<Command> {
    [
      .nextPage, .previousPage, .nextIssue, .previousIssue, .nextMatch, .previousMatch, .nextFound,
      .previousFound,
    ]
  }

  public func prepareSpeech() {
    guard let content = presenter.state.content else { return }
    // A new page starts at the beginning, and a search at its match.
    if spoken.page != presenter.page || spoken.mode != content.mode {
      let (places, first) = (places(content), text(at: presenter.place, in: content))
      let skipped = places.indices.contains(first) ? max(0, presenter.place - places[first]) : 0
      spoken = SpokenPart(page: presenter.page, mode: content.mode, skipped: skipped)
      spoken.texts.go(to: first)
      presenter.isAtEnd = spoken.texts.range(of: places.count).upperBound >= places.count
    }
    guard let find = content.find, let current = find.current, spoken.match != current else { return }
    spoken.match = current
    spoken.texts.go(to: content.texts.prefix(find.matches[current].text).count { !$0.isEmpty })
    noteSpokenPlace()
  }

  /// The number of characters before each nonempty text: this is how places are counted.
  private func places(_ content: PageReaderContent) -> [Int] {
    var (places, before): ([Int], Int) = ([], 0)
    for text in content.texts where !text.isEmpty {
      places.append(before)
      before += PageInk.count(in: text.unicodeScalars)
    }
    return places
  }

  private func text(at place: Int, in content: PageReaderContent) -> Int {
    max(0, places(content).count { $0 <= place } - 1)
  }

  /// The spoken text is the reader's position: the page reopens there.
  private func noteSpokenPlace() {
    spoken.skipped = 0
    guard let content = presenter.state.content else { return }
    let places = places(content)
    let said = spoken.texts.range(of: places.count)
    guard !said.isEmpty else { return }
    presenter.place = places[said.lowerBound]
    presenter.isAtEnd = said.upperBound >= places.count
  }

  public var speech: Speech {
    speech { content in
      let texts = content.texts.filter { !$0.isEmpty }
      let kind = content.mode == .reading ? "Paragraph" : "Line"
      let said = spoken.texts.range(of: texts.count)
      let start = said.lowerBound
      let estimate = content.quality?.basis == .confidence || content.quality == nil ? "" : ", estimate"
      let heading = SpokenText.sentences([
        "\(content.heading.title), \(content.heading.words)", presenter.isBookmarked ? "Bookmarked" : "",
        ExcerptCount(presenter.excerpts).words, content.words, content.qualityWords + estimate,
        content.find.flatMap { find in find.summary.map { "“\(find.words)”: \($0)" } } ?? "",
        "\(kind) \(start + 1) of \(texts.count)",
      ])
      // Printed text is said as printed.
      let notes = spokenNotes(content)
      // A paragraph may be as long as a column.
      let skipped = content.mode == .reading ? spoken.skipped : 0
      let first = skipped > 0 && !said.isEmpty ? PageReaderScreen.rest(of: texts[start], after: skipped) : nil
      let lines = said.flatMap { number in
        let text = number == start ? first.map { "Continued: \($0)" } : nil
        return ["\(number + 1). \(text ?? texts[number])"] + (notes[number] ?? [])
      }
      let about = start == 0 ? notes[nil] ?? [] : []
      return Speech(
        heading, about + lines, said: said, of: texts.count,
        choices: texts.isEmpty ? nil : 1...texts.count,
        choosing: "A number goes to that \(kind.lowercased())")
    }
  }

  /// What follows that many counted characters, from the beginning of the word there; nil if that is all of
  /// it, or nothing.
  private static func rest(of text: String, after skipped: Int) -> Substring? {
    let scalars = text.unicodeScalars
    var (count, word) = (0, scalars.startIndex)
    for place in scalars.indices {
      if scalars[place].properties.isWhitespace { word = scalars.index(after: place) }
      let isCounted = PageInk.count(in: CollectionOfOne(scalars[place])) > 0
      if isCounted, count >= skipped { return word > scalars.startIndex ? text[word...] : nil }
      if isCounted { count += 1 }
    }
    return nil
  }

  /// The reader's notes and clips by the number of the nonempty text where they begin; nil for the whole page.
  private func spokenNotes(_ content: PageReaderContent) -> [Int?: [String]] {
    Dictionary(grouping: content.notes) { note in
      note.text.map { content.texts.prefix($0).count { !$0.isEmpty } }
    }.mapValues { notes in
      notes.map { note in
        let words = SpokenText.sentences(note.lines)
        return "Your " + words.prefix(1).lowercased() + words.dropFirst()
      }
    }
  }

  public func turn(isForward: Bool, saying count: Int?) -> Bool {
    let total = presenter.state.content?.texts.count { !$0.isEmpty } ?? 0
    guard spoken.texts.turn(isForward: isForward, saying: count, of: total) else { return false }
    noteSpokenPlace()
    return true
  }

  public func choose(_ number: Int) -> Bool {
    let count = presenter.state.content?.texts.count { !$0.isEmpty } ?? 0
    guard number >= 1, number <= count else { return false }
    spoken.texts.go(to: number - 1)
    noteSpokenPlace()
    return true
  }
}
