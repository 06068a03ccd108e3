import MVP
import Terminal
import Text

/// The answers to typed lines.
extension LinearWindow {
  /// How long a screen may load before saying so, and how often after that.
  private static var patience: Duration { .seconds(1) }
  private static var interval: Duration { .seconds(10) }

  /// Says what is new once everything has arrived: all of it, or what has changed.
  func answer(isWhole: Bool) async {
    await settle()
    guard !window.isFinished else { return }
    (window.navigator.top as? any SpokenScreen)?.prepareSpeech()
    await settle()
    guard !window.isFinished, let top = window.navigator.top else { return }
    let notes = window.announcements.map { note($0) }
    window.announcement = nil
    let tab = window.tabNumber.map { "Tab \($0.number) of \($0.total)." }
    var lines: [String]
    if let prompt = top.prompt, !LinearHelp.isNarrowed(top) {
      lines = LinearHelp.asking(prompt, on: top)
    } else {
      let speech = speech(of: top)
      // A failure says itself that it was canceled, unless that was said before.
      let saysCanceled = wasCanceled && notes.isEmpty && (speech.failure == nil || said?.speech == speech)
      lines = saysCanceled ? ["Canceled."] : []
      lines += news(speech, of: top, isWhole: isWhole, hasNote: !notes.isEmpty)
      // A note that ended on its own screen would be news the next time.
      if !speech.notes.isEmpty || said?.screen === top { heardNotes = speech.notes }
      said = Said(screen: top, speech: speech)
    }
    if let tab, tab != saidTab, !lines.isEmpty { lines[0] = "\(tab) \(lines[0])" }
    saidTab = tab
    say(notes + lines)
  }

  private func news(_ speech: Speech, of top: any Screen, isWhole: Bool, hasNote: Bool) -> [String] {
    let keys = LinearHelp.keys(speech, on: top, isFirst: window.isFirstScreen, unhinted: window.unhinted)
    let whole = speech.lines(afterNotes: isWhole ? [] : heardNotes) + [keys]
    guard !isWhole, let said, said.screen === top else { return whole }
    if said.speech == speech { return hasNote ? [] : unchanged(speech, keys, whole) }
    // The change has already been said; only numbers may differ now.
    if hasNote, deed == .telling {
      let isOther = said.speech.statements.count != speech.statements.count
      return isOther ? ["Rows have new numbers; an empty line reads them out."] : []
    }
    if speech.goesOn(after: said.speech) {
      let heading = speech.lines(afterNotes: heardNotes, isWhole: false)
      return ["More has been loaded; m says it."] + heading + [keys]
    }
    guard said.speech.isLike(speech) else { return whole }
    let changed = zip(said.speech.statements, speech.statements).filter { $0 != $1 }.map(\.1)
    if let place = speech.place, place != said.speech.place, changed.isEmpty {
      return [speech.statements[place]]
    }
    return changed.isEmpty ? [keys] : changed
  }

  /// What is said if the screen says the same as before.
  private func unchanged(_ speech: Speech, _ keys: String, _ whole: [String]) -> [String] {
    if wasCanceled { return [keys] }
    if deed == .retrying, let failure = speech.failure { return ["Failed again: " + failure, keys] }
    guard deed == .going else { return ["Nothing changed. " + keys] }
    guard let place = speech.place, speech.statements.indices.contains(place) else { return whole }
    return [speech.statements[place]]
  }

  func speech(of screen: any Screen) -> Speech {
    if let spoken = screen as? any SpokenScreen { return spoken.speech }
    return (screen as? any StatefulScreen)?.stateSpeech { drawn(screen) } ?? drawn(screen)
  }

  /// What a screen without words of its own would show.
  private func drawn(_ screen: any Screen) -> Speech {
    var canvas = Canvas(size: Size(rows: 60, columns: 100))
    screen.draw(on: &canvas, in: Rect(canvas.size), theme: .mono, isFocused: true)
    return Speech(SpokenText.sentence(screen.title), DrawnWords.words(canvas).map(SpokenText.sentence))
  }

  func note(_ notice: Notice) -> String {
    let beginning =
      switch notice.kind {
      // “Note” would be taken for one of the reader's own.
      case .information, .caveat: ""
      case .failure: "Error: "
      case .progress: "Progress: "
      }
    return beginning + LinearHelp.typed(SpokenText.sentence(notice.words))
  }

  /// Waits until the top screen has what was requested, and says what it is doing if that takes long.
  func settle() async {
    var due = ContinuousClock.now + LinearWindow.patience
    while isWaiting {
      if due < .now {
        due = .now + LinearWindow.interval
        say(["Progress: " + progress])
      }
      guard (try? await Task.sleep(for: .milliseconds(10))) != nil else { return }
    }
  }

  private var isWaiting: Bool {
    !window.isFinished && (window.isBusy || window.navigator.top?.isBusy == true)
  }

  private var progress: String {
    let top = window.navigator.top
    let words = SpokenText.sentences(
      [window.announcement?.words, top?.waitingWords, top?.meter].compactMap { $0 })
    return words.isEmpty ? "Still working." : words
  }
}
