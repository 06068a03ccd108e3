import MVP
import Newspapers
import Presentation

/// Where the reader stopped: stored when the page is left, and restored when it is opened again.
extension PageReaderPresenter {
  /// Where the page was left, unless it is opened at something else.
  func formerPosition() async -> ReadingPosition? {
    guard returns, found?.returns != false, returnedTo != page else { return nil }
    return await shelf?.position(in: page)
  }

  /// Goes to where the page was left, and says so. Only once per page: after that the reader may have gone
  /// elsewhere.
  func goBack(to position: ReadingPosition?) {
    guard returnedTo != page, let words else { return }
    returnedTo = page
    guard let position, position.page == page else { return }
    former = position
    if place == 0 { place = position.place }
    guard place > 0 else { return }
    let isAtEnd = position.isAtEnd && position.place == place
    let stop = isAtEnd ? "At the end" : stopWords(words)
    router?.announce("\(stop), where you stopped\(hint: "; \(key: "first", "gg") starts over")")
  }

  /// `At line 12 of 33`. Where commands are typed, numbers are those of what is said: `At paragraph 3 of 9`.
  private func stopWords(_ words: PageWords) -> String {
    let (line, lines) = words.line(at: place)
    let drawn = "At line \(Numerals.grouped(line)) of \(Numerals.grouped(lines))"
    guard mode == .reading else { return drawn }
    let (paragraph, paragraphs) = words.paragraph(at: place)
    return "\(drawn: drawn, typed: "At paragraph \(paragraph) of \(paragraphs)")"
  }

  /// Remembers where the page is left, to be stored as soon as something can wait for that.
  func leave() {
    guard shelf != nil, let position = currentPosition else { return }
    unkept = unkept.filter { $0.page != position.page } + [position]
  }

  /// Stores where this page and previous ones were left.
  public func keepPosition() async {
    leave()
    var left: [ReadingPosition] = []
    // One found by a search may be of another newspaper than the page that is open now.
    for position in unkept { left.append(position.with(await citer?.newspaper(position.lccn))) }
    guard let shelf, !left.isEmpty, await shelf.keep(left) else { return }
    kept = left.last ?? kept
    unkept = unkept.filter { position in !left.contains { $0.isSamePlace(as: position) } }
  }

  /// Where the reader is in the page; nil if it was not shown, or is already stored.
  private var currentPosition: ReadingPosition? {
    let isWithoutText = if case .empty = state { true } else { false }
    guard let shelf, words != nil || isWithoutText else { return nil }
    let (line, lines) = words?.line(at: place) ?? (0, 0)
    // A message may hide the last lines of a page that was opened at its end.
    let isAtFormer = former?.page == page && former?.place == place
    let isAtEnd = isAtEnd || (isAtFormer && former?.isAtEnd == true)
    let position = ReadingPosition(
      page, of: Newspaper(lccn: page.issue.lccn, title: knownIssue?.title ?? title ?? ""),
      at: Citing.source(of: page, archive), place: place, line: line, lines: lines, isAtEnd: isAtEnd,
      read: shelf.now)
    return kept?.isSamePlace(as: position) == true ? nil : position
  }
}

extension ReadingPosition {
  /// The same with what is known about the newspaper.
  fileprivate func with(_ known: Newspaper?) -> ReadingPosition {
    ReadingPosition(
      page, of: known ?? newspaper, at: source, place: place, line: line, lines: lines, isAtEnd: isAtEnd,
      read: read)
  }
}
